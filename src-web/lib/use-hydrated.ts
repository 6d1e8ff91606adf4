import { type ReactNode, useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

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
