import { safeSessionStorage } from '../lib/storage.ts';

const openKey = 'chat-open';
const leftKey = 'chat-left';
const typedKey = 'chat-typed';

type OpenState = 'open' | 'minimised';

export function storeOpenState(state: OpenState | undefined): void {
  if (state) safeSessionStorage.set(openKey, state);
  else safeSessionStorage.remove(openKey);
}

export function storedOpenState(): OpenState | undefined {
  const state = safeSessionStorage.get(openKey);
  return state === 'open' || state === 'minimised' ? state : undefined;
}

/** Stores text that is typed and not sent yet. */
export function storeTyped(text: string): void {
  if (text) safeSessionStorage.set(typedKey, text);
  else safeSessionStorage.remove(typedKey);
}

export function storedTyped(): string {
  return safeSessionStorage.get(typedKey) ?? '';
}

/** The page went away while an answer was written, which for the Worker is the same as a stop. */
export function storeLeftAnswer(question: string): void {
  safeSessionStorage.set(leftKey, question);
}

export function wasLeft(question: string): boolean {
  return safeSessionStorage.get(leftKey) === question;
}
