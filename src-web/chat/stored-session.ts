import { safeLocalStorage } from '../lib/storage.ts';

const key = 'chat-session';

/** Milliseconds; the Worker forgets a conversation this long after its last message. */
const maxAge = 24 * 60 * 60 * 1000;

interface StoredSession {
  id: string;
  /** Milliseconds. */
  at: number;
}

/** The session that this browser talks in, also after a reload and in another tab. */
export function storedSession(): string | undefined {
  const { id, at } = safeLocalStorage.getObject<StoredSession>(key);
  if (typeof id !== 'string' || typeof at !== 'number' || at < Date.now() - maxAge) return undefined;
  return /^session_\d{13}_[a-z0-9]{16,64}$/.test(id) ? id : undefined;
}

/** Other tabs notice each call. */
export function storeSession(id: string): void {
  safeLocalStorage.set(key, JSON.stringify({ id, at: Date.now() } satisfies StoredSession));
}

export function forgetSession(): void {
  safeLocalStorage.remove(key);
}

/** Calls back when another tab has stored or forgotten a session. @returns a function that ends this */
export function onOtherTab(callback: (id: string | undefined) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback(storedSession());
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
