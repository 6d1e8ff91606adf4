import type { SuggestedAction } from '../../src-shared/contracts/chat.ts';

/** A message as the widget shows it. */
export interface Message {
  id: string;
  text: string;
  isBot: boolean;
  /** ISO 8601. */
  timestamp: string;
  /** Between 0 and 1; missing where no answer was given, as in the greeting. */
  confidence?: number;
  suggestedActions?: SuggestedAction[];
}

/** What somebody says, before it has a place and a time. */
export type MessageInput = Omit<Message, 'id' | 'timestamp'>;

let count = 0;

export function newMessage(input: MessageInput): Message {
  const now = Date.now();
  count += 1;
  return { ...input, id: `${now}-${count}`, timestamp: new Date(now).toISOString() };
}
