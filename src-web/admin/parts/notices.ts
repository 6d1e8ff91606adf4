import { useSyncExternalStore } from 'react';

export interface Notice {
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

const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Only the newest notice is shown. */
export function showNotice(notice: Notice): void {
  const duration = notice.undoFor ?? (notice.undo || notice.failure ? durations.withUndo : durations.short);
  current = { ...notice, key: ++count, until: Date.now() + duration };
  tell();
}

export function hideNotice(): void {
  current = undefined;
  tell();
}

export function addPlace(place: symbol): () => void {
  places.push(place);
  tell();
  return () => {
    places.splice(places.indexOf(place), 1);
    if (places.length === 0) current = undefined;
    tell();
  };
}

export function useNoticeIn(place: symbol): ShownNotice | undefined {
  return useSyncExternalStore(subscribe, () => (places.at(-1) === place ? current : undefined));
}
