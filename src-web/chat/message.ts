import type { ChatContent } from '#shared/content/en/chat.ts';
import type { BookingTime, BookingWish, ChatReply, SuggestedAction } from '#shared/contracts/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import type { Judged } from './answer-feedback.tsx';
import type { BookedMessage } from './booking/stored-booking.ts';

export interface Message {
  id: string;
  text: string;
  language: Locale;
  isBot: boolean;
  timestamp: string;
  confidence?: number;
  suggestedActions?: SuggestedAction[];
  labels?: ChatContent;
  sources?: ChatReply['sources'];
  unanswered?: true;
  interrupted?: ChatReply['interrupted'];
  booking?: BookingWish;
  bookingTime?: BookingTime;
  booked?: BookedMessage;
  messageId?: string;
  judged?: Judged;
  name?: string;
  notice?: true;
  sending?: true;
  writing?: true;
  retry?: { text: string; offline: boolean };
}

export type Waiting = 'conversation' | 'answer' | 'elsewhere' | 'reset' | undefined;

export type MessageInput = Omit<Message, 'id' | 'timestamp' | 'language'> & { timestamp?: string };

let count = 0;

export function newMessage(input: MessageInput, locale: Locale): Message {
  const now = Date.now();
  count += 1;
  return {
    ...input,
    timestamp: input.timestamp ?? new Date(now).toISOString(),
    language: dominantLocale(input.text, locale),
    id: `${now}-${count}`,
  };
}
