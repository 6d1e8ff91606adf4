import { useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { safeLocalStorage } from '../../lib/storage.ts';

const key = 'chat-booking';

/** A message to the visitor about a booking. The newest one about a booking has its links. */
export interface BookedMessage {
  at: string;
  text: string;
  startsAt?: string;
  cancelled?: true;
  links?: { page: string; file: string };
}

interface StoredBooking {
  session: string;
  /** The form is open, with the chosen time. */
  open?: { startsAt?: string };
  /** Values that were typed and not sent. */
  fields?: Record<string, string>;
  messages?: BookedMessage[];
  /** Name and address of the last booking. */
  contact?: Record<'name' | 'email', string>;
}

const listeners = createListeners();

const readStored = () => safeLocalStorage.get(key);

export function useStoredBooking(session: string): StoredBooking {
  const stored = useSyncExternalStore(subscribe, readStored, readStored);
  return useMemo(() => storedBooking(session), [session, stored]);
}

export function storedBooking(session: string): StoredBooking {
  const stored = safeLocalStorage.getObject<StoredBooking>(key);
  return stored.session === session ? { ...stored, session } : { session };
}

export function storeBooking(session: string, change: Omit<StoredBooking, 'session'>): void {
  safeLocalStorage.set(key, JSON.stringify({ ...storedBooking(session), ...change }));
  listeners.notify();
}

/** Stores without an event in this tab, which shows what is typed. */
export function storeFields(session: string, fields: Record<string, string>): void {
  safeLocalStorage.set(key, JSON.stringify({ ...storedBooking(session), fields }));
}

/** `replaced` keeps its text, without its links. */
export function storeMessage(session: string, message: BookedMessage, replaced?: BookedMessage): void {
  const earlier = storedBooking(session).messages ?? [];
  const messages = earlier.map((one) => (one.at === replaced?.at ? { ...one, links: undefined } : one));
  storeBooking(session, { messages: [...messages, message] });
}

export function forgetBooking(): void {
  safeLocalStorage.remove(key);
  listeners.notify();
}

export function tokenOf({ page }: NonNullable<BookedMessage['links']>): string {
  return new URL(page, location.origin).searchParams.get('token') ?? '';
}

/** Another tab books for the same conversation. */
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  const unsubscribe = listeners.subscribe(listener);
  return () => {
    removeEventListener('storage', listener);
    unsubscribe();
  };
}
