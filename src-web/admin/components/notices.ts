import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

interface Notice {
  success?: string;
  failure?: string;
  undo?: () => void;
  /** Milliseconds for which it can be undone; it then counts down. */
  undoFor?: number;
}

export interface ShownNotice extends Notice {
  key: number;
  until: number;
}

/** Milliseconds. */
const durations = { short: 8_000, withUndo: 30_000 };

let current: ShownNotice | undefined;
let count = 0;

/** Where it can be shown: the page, then each open dialog. A modal dialog makes everything outside it inert. */
const places: symbol[] = [];

const { subscribe, notify } = createListeners();

/** Only the newest notice is shown. */
export function showNotice(notice: Notice): void {
  const duration = notice.undoFor ?? (notice.undo || notice.failure ? durations.withUndo : durations.short);
  current = { ...notice, key: ++count, until: Date.now() + duration };
  notify();
}

export function hideNotice(): void {
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

export function useNoticeIn(place: symbol): ShownNotice | undefined {
  return useSyncExternalStore(subscribe, () => (places.at(-1) === place ? current : undefined));
}
