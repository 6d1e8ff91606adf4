import { safeSessionStorage } from '../lib/storage.ts';

const openKey = 'chat-open';
const leftKey = 'chat-left';

type OpenState = 'open' | 'minimised';

export function storeOpenState(state: OpenState | undefined): void {
  if (state) safeSessionStorage.set(openKey, state);
  else safeSessionStorage.remove(openKey);
}

export function storedOpenState(): OpenState | undefined {
  const state = safeSessionStorage.get(openKey);
  return state === 'open' || state === 'minimised' ? state : undefined;
}

/** The page went away while an answer was written, which for the Worker is the same as a stop. */
export function storeLeftAnswer(question: string): void {
  safeSessionStorage.set(leftKey, question);
}

export function wasLeft(question: string): boolean {
  return safeSessionStorage.get(leftKey) === question;
}
