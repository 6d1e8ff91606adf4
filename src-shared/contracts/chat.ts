import * as z from 'zod';
import { turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { messageKey, optionalText, RequestLocale, requiredText } from './field-types.ts';
import type { Problem } from './problem.ts';

/** `session_{13-digit time in ms}_{at least 16 random characters}`. */
export const ChatSessionId = z.string().regex(/^session_\d{13}_[a-z0-9]{16,64}$/, messageKey('invalidSessionId'));

export const ChatRequest = z.object({
  text: requiredText(maxLength.chatText),
  locale: RequestLocale,
  /** With the first message of a session, where Turnstile is configured. */
  [turnstileField]: z.string().max(maxLength.turnstileToken).optional(),
});

/** What a visitor says of an answer. `reason` is what an unhelpful one lacks. */
export const FeedbackRequest = z.object({
  helpful: z.boolean(),
  reason: optionalText(maxLength.chatReason),
  locale: RequestLocale,
});

export const suggestedActions = [
  'schedule_demo',
  'contact_team',
  'get_quote',
  'view_careers',
  'contact_support',
  'check_website',
] as const;
export type SuggestedAction = (typeof suggestedActions)[number];

/** A section of the site that an answer rests on. `path` is a path of the site, in the language of the answer, with its fragment. */
export interface Source {
  title: string;
  path: string;
}

/** The visitor stopped the answer, or it broke off: its text is the part that was shown. */
export type Interruption = 'stopped' | 'broken';

/** `confidence` is between 0 and 1. */
export interface ChatReply {
  messageId: string;
  message: string;
  confidence: number;
  suggestedActions: SuggestedAction[];
  sources: Source[];
  /** Nothing on the site answers the question. */
  unanswered?: true;
  interrupted?: Interruption;
  /** A person has the conversation and reads the message: Joe does not answer, and `message` only says so. */
  toPerson?: true;
}

/** Who has a conversation. Times are ISO times. */
export type HandoverState =
  | { state: 'bot' }
  | { state: 'waiting'; until: string }
  /** `by` is the staff address, for staff only. */
  | { state: 'person'; name: string; by?: string }
  /** A person answers by mail from `nextTime` on. `sent`: the visitor has left an address. */
  | { state: 'promised'; nextTime: string; sent: boolean };

/** A line in the conversation that tells who has it. */
export interface HandoverNotice {
  kind: 'waiting' | 'joined' | 'left' | 'lost' | 'ended' | 'cancelled' | 'promised' | 'sent';
  /** What the visitor calls the colleague. */
  name?: string;
  /** With `promised` and `sent`: from when on the office answers, an ISO time. */
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
    canned?: true;
    unanswered?: true;
    helpful?: boolean;
    reason?: string;
    /** Of what a person wrote: the staff address, for staff only, and what the visitor calls the colleague. */
    author?: string;
    name?: string;
    /** A visitor's message that a person reads, not Joe. */
    toPerson?: true;
    /** A line that tells of a change. */
    notice?: HandoverNotice;
  };
}

/** The conversation since its start or its last reset. While `answering`, the last message is what was written so far. */
export interface ChatConversation {
  messages: ChatMessage[];
  answering: boolean;
  state: HandoverState;
}

/** The events of an answer, by name, with `Accept: text/event-stream`: any number of `delta`, then `done` or `problem`. */
export interface AnswerEvents {
  delta: { text: string };
  done: ChatReply;
  problem: Problem;
}

/** What happens in a conversation, for the other tabs of its visitor and for staff. */
export type ChatEvent = { type: 'message'; message: ChatMessage } | { type: 'delta'; messageId: string; text: string };

export interface ChatEndpoints {
  /** `callForEvents` has the answer as `AnswerEvents`. */
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
