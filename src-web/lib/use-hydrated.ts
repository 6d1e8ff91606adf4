import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while React takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Its children are no part of the prerendered page: they do nothing without JavaScript. */
export function ClientOnly({ children }: { children: ReactNode }): ReactNode {
  return useHydrated() && children;
}
