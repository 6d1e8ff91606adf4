import { safeLocalStorage } from '../lib/storage.ts';
import { forgetBooking } from './booking/stored-booking.ts';

const key = 'chat-session';

/** The Worker forgets a conversation this long after its last message. */
const maxAgeMs = 24 * 60 * 60 * 1000;

interface StoredSession {
  id: string;
  at: number;
}

/** 256 is a multiple of its length (32), so `byte % 32` picks every character with the same probability. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

export function storedSession(): string | undefined {
  const { id, at } = safeLocalStorage.getObject<StoredSession>(key);
  if (typeof id !== 'string' || typeof at !== 'number' || at < Date.now() - maxAgeMs) return undefined;
  return /^session_\d{13}_[a-z0-9]{16,64}$/.test(id) ? id : undefined;
}

export function storeSession(id: string): void {
  safeLocalStorage.set(key, JSON.stringify({ id, at: Date.now() } satisfies StoredSession));
}

export function forgetSession(): void {
  safeLocalStorage.remove(key);
  forgetBooking();
}

export function onOtherTab(callback: (id: string | undefined) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback(storedSession());
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export function newSessionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(20));
  return `session_${Date.now()}_${Array.from(random, (byte) => alphabet[byte % 32]).join('')}`;
}
