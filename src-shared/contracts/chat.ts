import * as z from 'zod';
import { turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { Id, messageKey, optionalText, RequestLocale, requiredText } from './field-types.ts';
import type { Problem } from './problem.ts';

export const ChatSessionId = z.string().regex(/^session_\d{13}_[a-z0-9]{16,64}$/, messageKey('invalidSessionId'));

export const ChatRequest = z.object({
  /** Id of a message to a person: a message that is sent again is stored once. */
  id: Id.optional(),
  text: requiredText(maxLength.chatText),
  locale: RequestLocale,
  [turnstileField]: z.string().max(maxLength.turnstileToken).optional(),
});

export const FeedbackRequest = z.object({
  helpful: z.boolean(),
  reason: optionalText(maxLength.chatReason),
  locale: RequestLocale,
});

const suggestedActions = [
  'schedule_demo',
  'contact_team',
  'get_quote',
  'view_careers',
  'contact_support',
  'check_website',
] as const;
export type SuggestedAction = (typeof suggestedActions)[number];

export interface Source {
  title: string;
  path: string;
}

type Interruption = 'stopped' | 'broken';

/** The visitor asked for a demo, or for a change of one. */
export type BookingWish = 'book' | 'change';

export interface ChatReply {
  messageId: string;
  message: string;
  confidence: number;
  suggestedActions: SuggestedAction[];
  sources: Source[];
  unanswered?: true;
  interrupted?: Interruption;
  booking?: BookingWish;
  toPerson?: true;
}

export type HandoverState =
  | { state: 'bot' }
  | { state: 'waiting'; until: string }
  | { state: 'person'; name: string; by?: string }
  | { state: 'promised'; nextTime: string; sent: boolean };

export interface HandoverNotice {
  kind: 'waiting' | 'joined' | 'left' | 'lost' | 'ended' | 'cancelled' | 'promised' | 'sent';
  name?: string;
  nextTime?: string;
}

export interface ChatMessage {
  id: string;
  session_id: string;
  message: string;
  is_bot: boolean;
  timestamp: string;
  metadata: {
    confidence: number | null;
    suggestedActions: SuggestedAction[];
    sources?: Source[];
    interrupted?: Interruption;
    booking?: BookingWish;
    canned?: true;
    unanswered?: true;
    helpful?: boolean;
    reason?: string;
    author?: string;
    name?: string;
    toPerson?: true;
    notice?: HandoverNotice;
  };
}

export interface ChatConversation {
  messages: ChatMessage[];
  answering: boolean;
  state: HandoverState;
}

export interface AnswerEvents {
  delta: { text: string };
  done: ChatReply;
  problem: Problem;
}

export type ChatEvent = { type: 'message'; message: ChatMessage } | { type: 'delta'; messageId: string; text: string };

export interface ChatEndpoints {
  'POST /api/chat/:sessionId/messages': {
    params: { sessionId: string };
    body: z.input<typeof ChatRequest>;
    reply: ChatReply;
  };
  'POST /api/chat/:sessionId/messages/:messageId/feedback': {
    params: { sessionId: string; messageId: string };
    body: { helpful: boolean; reason?: string; locale?: Locale };
    reply: undefined;
  };
  'POST /api/chat/:sessionId/stop': { params: { sessionId: string }; reply: undefined };
  'POST /api/chat/:sessionId/reset': { params: { sessionId: string }; reply: undefined };
  'GET /api/chat/:sessionId': { params: { sessionId: string }; reply: ChatConversation };
}
