import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

interface Toast {
  success?: string;
  failure?: string;
  undo?: () => void;
  /** A toast with this time counts it down. */
  undoMs?: number;
}

export interface ShownToast extends Toast {
  key: number;
  until: number;
}

const durations = { short: 8_000, withUndo: 30_000 };

let current: ShownToast | undefined;
let count = 0;

/** The places for a toast: the page, then each open dialog. A modal dialog makes everything outside it inert. */
const places: symbol[] = [];

const { subscribe, notify } = createListeners();

/** Only the newest toast is shown. */
export function showToast(toast: Toast): void {
  const duration = toast.undoMs ?? (toast.undo || toast.failure ? durations.withUndo : durations.short);
  current = { ...toast, key: ++count, until: Date.now() + duration };
  notify();
}

export function hideToast(): void {
  current = undefined;
  notify();
}

export function addPlace(place: symbol): () => void {
  places.push(place);
  notify();
  return () => {
    places.splice(places.indexOf(place), 1);
    if (places.length === 0) current = undefined;
    notify();
  };
}

export function useToastIn(place: symbol): ShownToast | undefined {
  return useSyncExternalStore(subscribe, () => (places.at(-1) === place ? current : undefined));
}
