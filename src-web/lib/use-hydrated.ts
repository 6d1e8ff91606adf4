import { type ReactNode, useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False in the prerendered page and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}

export function useIsPrerendered(): boolean {
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  return isPrerendered;
}

export function ClientOnly({ children }: { children: ReactNode }): ReactNode {
  return useHydrated() && children;
}
