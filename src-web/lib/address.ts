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

/** A part of the address for components without a router. Without a browser both parts are empty. */
export function useAddress(field: 'hash' | 'search'): string {
  return useSyncExternalStore(
    subscribe,
    () => location[field],
    () => '',
  );
}
