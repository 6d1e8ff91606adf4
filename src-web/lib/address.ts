import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const changes = createListeners();

/** `history.pushState` fires no event: call this after it. */
export const announceAddress = changes.notify;

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  addEventListener('popstate', listener);
  return () => {
    unsubscribe();
    removeEventListener('popstate', listener);
  };
}

/** For what has no router. Without a browser both are empty. */
export function useAddress(field: 'hash' | 'search'): string {
  return useSyncExternalStore(
    subscribe,
    () => location[field],
    () => '',
  );
}
