import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import type { ChatReply, SuggestedAction } from '../../src-shared/contracts/chat.ts';
import { dominantLocale } from '../../src-shared/dominant-locale.ts';
import type { Locale } from '../../src-shared/locales.ts';
import type { Judged } from './answer-feedback.tsx';

export interface Message {
  id: string;
  text: string;
  /** The language of most of its words. The whole message has its direction. */
  language: Locale;
  isBot: boolean;
  /** ISO 8601. */
  timestamp: string;
  /** Between 0 and 1. A message without it has no AI marker. */
  confidence?: number;
  suggestedActions?: SuggestedAction[];
  /** In the language of the message: the labels of what is below it. */
  labels?: ChatContent;
  sources?: ChatReply['sources'];
  unanswered?: true;
  interrupted?: ChatReply['interrupted'];
  /** The id under which the Worker stores the answer. */
  messageId?: string;
  /** The stored answer, with what its visitor has said of it. */
  judged?: Judged;
  /** Of what a colleague wrote. */
  name?: string;
  /** A line that tells who has the conversation. */
  notice?: true;
  /** The visitor has sent it, and it is not confirmed yet. */
  sending?: true;
  /** Joe is still writing it. */
  writing?: true;
  /** It was not answered and can be sent again. */
  retry?: { text: string; offline: boolean };
}

/** What the visitor waits for. `elsewhere`: an answer to a question of another tab. */
export type Waiting = 'conversation' | 'answer' | 'elsewhere' | 'reset' | undefined;

export type MessageInput = Omit<Message, 'id' | 'timestamp' | 'language'> & { timestamp?: string };

let count = 0;

/** `locale` is the language of the page. */
export function newMessage(input: MessageInput, locale: Locale): Message {
  const now = Date.now();
  count += 1;
  return {
    timestamp: new Date(now).toISOString(),
    ...input,
    language: dominantLocale(input.text, locale),
    id: `${now}-${count}`,
  };
}
