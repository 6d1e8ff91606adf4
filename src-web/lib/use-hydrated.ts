import { type ReactNode, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False in the prerendered page and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}

export function ClientOnly({ children }: { children: ReactNode }): ReactNode {
  return useHydrated() && children;
}
