import { useSyncExternalStore } from 'react';
import type { DeskEntry, DeskEvent } from '#shared/contracts/handover.ts';
import { maxDeskEntries } from '#shared/limits.ts';
import { createListeners } from '../../lib/listeners.ts';
import { openLiveSocket } from '../../lib/live-socket.ts';
import { checkSession } from '../session.ts';

interface Desk {
  connected: boolean;
  staff: string[];
  waiting: DeskEntry[];
  taken: DeskEntry[];
}

const closedDesk: Desk = { connected: false, staff: [], waiting: [], taken: [] };

let desk = closedDesk;

const { subscribe, notify } = createListeners();

function set(next: Desk) {
  desk = next;
  notify();
}

export function attendDesk(): () => void {
  const socket = openLiveSocket<DeskEvent, never>('/api/admin/desk/socket', {
    onEvent: (event) => set(after(desk, event)),
    onConnection(connected) {
      if (!connected) set(closedDesk);
    },
    onRefusal: checkSession,
  });
  return () => {
    socket.close();
    set(closedDesk);
  };
}

function after(before: Desk, event: DeskEvent): Desk {
  const entries = [...before.waiting, ...before.taken];
  switch (event.type) {
    case 'desk':
      return { connected: true, staff: event.staff, ...listed(event.entries) };
    case 'staff':
      return { ...before, staff: event.staff };
    case 'entry':
      return { ...before, ...listed([...without(entries, event.entry.sessionId), event.entry]) };
    case 'gone':
      return { ...before, ...listed(without(entries, event.sessionId)) };
  }
}

function without(entries: DeskEntry[], sessionId: string): DeskEntry[] {
  return entries.filter((entry) => entry.sessionId !== sessionId);
}

function listed(entries: DeskEntry[]): Pick<Desk, 'waiting' | 'taken'> {
  const sorted = [...entries].sort((a, b) => (a.since < b.since ? -1 : 1));
  const waiting = sorted.filter(({ by }) => by === null).slice(0, maxDeskEntries);
  const taken = sorted.filter(({ by }) => by !== null).slice(0, maxDeskEntries - waiting.length);
  return { waiting, taken };
}

export function useDesk(): Desk {
  return useSyncExternalStore(subscribe, () => desk);
}
