import type { SuggestedAction } from '../../src-shared/contracts/chat.ts';

export interface Message {
  id: string;
  text: string;
  isBot: boolean;
  /** ISO 8601. */
  timestamp: string;
  /** Between 0 and 1. A message without it has no AI marker. */
  confidence?: number;
  suggestedActions?: SuggestedAction[];
}

export type MessageInput = Omit<Message, 'id' | 'timestamp'>;

let count = 0;

export function newMessage(input: MessageInput): Message {
  const now = Date.now();
  count += 1;
  return { ...input, id: `${now}-${count}`, timestamp: new Date(now).toISOString() };
}
