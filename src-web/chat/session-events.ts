import type { ChatEvent } from '../../src-shared/contracts/chat.ts';
import type { SessionEvent } from '../../src-shared/contracts/handover.ts';
import { openLiveSocket } from '../lib/live-socket.ts';

/** Calls back with what happens in a session elsewhere. @returns a function that ends this */
export function subscribe(sessionId: string, onEvent: (event: ChatEvent) => void): () => void {
  const socket = openLiveSocket<SessionEvent, never>(`/api/chat/${sessionId}/socket`, {
    onEvent: (event) => {
      if (event.type === 'message' || event.type === 'delta') onEvent(event);
    },
    // Another look at the conversation follows anyway (`use-other-tabs.ts`).
    onConnection: () => {},
  });
  return socket.close;
}
