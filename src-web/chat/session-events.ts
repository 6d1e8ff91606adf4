import type { ChatEvent } from '../../src-shared/contracts/chat.ts';

/** Calls back with what happens in a session elsewhere. @returns a function that ends this */
export function subscribe(_sessionId: string, _onEvent: (event: ChatEvent) => void): () => void {
  return () => {};
}
