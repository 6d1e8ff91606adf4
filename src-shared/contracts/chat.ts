import * as z from 'zod';
import { turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import { type Locale, locales } from '../locales.ts';
import { listMessages } from '../staff-texts/messages.ts';
import type { Page, PageQuery } from './admin.ts';
import { Id, messageKey, optionalText, RequestLocale, requiredText, SearchText } from './field-types.ts';
import type { Problem } from './problem.ts';
import type { WhatsappDelivery, WhatsappPerson, WhatsappTemplateUse } from './whatsapp.ts';

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

/** The day (`2026-12-01`) and the hours in Gulf time that the visitor asked for. */
export interface BookingTime {
  date?: string;
  from?: number;
  to?: number;
}

export interface ChatReply {
  messageId: string;
  message: string;
  confidence: number;
  suggestedActions: SuggestedAction[];
  sources: Source[];
  unanswered?: true;
  interrupted?: Interruption;
  booking?: BookingWish;
  bookingTime?: BookingTime;
  toPerson?: true;
  /** The model failed, and the question may be sent again. */
  retry?: true;
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
    bookingTime?: BookingTime;
    canned?: true;
    unanswered?: true;
    helpful?: boolean;
    reason?: string;
    author?: string;
    name?: string;
    toPerson?: true;
    notice?: HandoverNotice;
    template?: WhatsappTemplateUse;
    /** The id of a link to a person’s own data, which is made when the message is sent. */
    dataLink?: string;
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

export const chatChannels = ['site', 'whatsapp'] as const;
export type ChatChannel = (typeof chatChannels)[number];

export const chatKinds = ['person', 'unanswered', 'unhelpful', 'address'] as const;
export type ChatKind = (typeof chatKinds)[number];

export interface ChatSessionSummary {
  session_id: string;
  first_question: string;
  locale: Locale;
  message_count: number;
  started_at: string;
  last_message_at: string;
  channel: ChatChannel;
  /** Null for a conversation on the site. */
  whatsapp: WhatsappPerson | null;
  /** The person on WhatsApp asked for a colleague, and none has written since. */
  waiting: boolean;
}

export const ChatFilters = z.object({
  locale: z.enum(locales, listMessages.locale).optional(),
  kind: z.enum(chatKinds, listMessages.chatKind).optional(),
  channel: z.enum(chatChannels, listMessages.chatChannel).optional(),
  /** The name or the number of a person on WhatsApp. */
  q: SearchText.optional(),
});

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
  'POST /api/chat/:sessionId/undo-reset': { params: { sessionId: string }; reply: undefined };
  'GET /api/chat/:sessionId': { params: { sessionId: string }; reply: ChatConversation };
  'GET /api/admin/chats': {
    query: PageQuery & z.input<typeof ChatFilters>;
    reply: Page<ChatSessionSummary> & {
      /** WhatsApp is on, or a conversation of it is stored. */
      hasWhatsapp: boolean;
    };
  };
  'GET /api/admin/chats/:sessionId': {
    params: { sessionId: string };
    query: PageQuery;
    reply: Page<ChatMessage> & {
      submissionIds: string[];
      whatsapp: WhatsappPerson | null;
      /** The keys are the ids of messages. */
      deliveries: Record<string, WhatsappDelivery>;
      /** The names of the files that messages have, by the ids of the messages. */
      files: Record<string, string>;
    };
  };
}
