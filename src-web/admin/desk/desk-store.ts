import { useSyncExternalStore } from 'react';
import type { DeskEntry, DeskEvent } from '../../../src-shared/contracts/handover.ts';
import { openLiveSocket } from '../../lib/live-socket.ts';

interface Desk {
  connected: boolean;
  /** The addresses of who is in the admin area. */
  staff: string[];
  waiting: DeskEntry[];
  taken: DeskEntry[];
}

const closedDesk: Desk = { connected: false, staff: [], waiting: [], taken: [] };

let desk = closedDesk;
const listeners = new Set<() => void>();

function set(next: Desk) {
  desk = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the Worker that a colleague is there, and hears who waits. @returns a function that ends it */
export function attendDesk(): () => void {
  const socket = openLiveSocket<DeskEvent, never>('/api/admin/desk/socket', {
    onEvent({ staff, entries }) {
      const waiting = entries.filter(({ by }) => by === null);
      set({ connected: true, staff, waiting, taken: entries.filter(({ by }) => by !== null) });
    },
    onConnection(connected) {
      if (!connected) set(closedDesk);
    },
  });
  return () => {
    socket.close();
    set(closedDesk);
  };
}

/** Who is in the admin area, and which visitors wait or talk to a person. */
export function useDesk(): Desk {
  return useSyncExternalStore(subscribe, () => desk);
}
