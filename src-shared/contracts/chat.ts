import * as z from 'zod';
import { turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import { type Locale, locales } from '../locales.ts';
import { isPage, splitLocale } from '../paths.ts';
import { listMessages } from '../staff-texts/messages.ts';
import type { Page, PageQuery } from './admin.ts';
import {
  draftText,
  Id,
  messageKey,
  optionalText,
  orNull,
  RequestLocale,
  requiredText,
  SearchText,
} from './field-types.ts';
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

export const questionLists = ['unanswered', 'unhelpful'] as const;
export type QuestionList = (typeof questionLists)[number];

export const chatChannels = ['site', 'whatsapp'] as const;
export type ChatChannel = (typeof chatChannels)[number];

export const chatKinds = ['person', 'unanswered', 'unhelpful', 'address'] as const;
export type ChatKind = (typeof chatKinds)[number];

const noPage = 'The link must be a path of this site, such as /products or /company#industries.';

const PagePath = z
  .string(noPage)
  .trim()
  .max(maxLength.url, noPage)
  .transform((path) => splitLocale(path).path)
  .refine(isPage, noPage);

const answer = {
  questionEn: draftText(maxLength.answerTitle).default(''),
  answerEn: draftText(maxLength.answerText).default(''),
  questionAr: draftText(maxLength.answerTitle).default(''),
  answerAr: draftText(maxLength.answerText).default(''),
  asks: optionalText(maxLength.answerText),
  path: orNull(PagePath),
  active: z.boolean('Say whether Joe uses the answer.').default(true),
};

const pairs = [
  ['questionEn', 'answerEn'],
  ['questionAr', 'answerAr'],
] as const;

type Texts = Record<(typeof pairs)[number][number], string>;

/** One language is enough. A language that has a question or an answer needs both. */
function needsOneLanguage(texts: Texts, { addIssue }: z.core.$RefinementCtx<Texts>): void {
  const isBlank = (name: keyof Texts) => texts[name].trim() === '';
  const begun = pairs.filter((pair) => !pair.every(isBlank));
  for (const name of (begun.length > 0 ? begun : pairs.slice(0, 1)).flat().filter(isBlank)) {
    addIssue({ code: 'custom', path: [name], message: messageKey('blank') });
  }
}

export const WrittenAnswerRequest = z.object(answer).superRefine(needsOneLanguage);
export const NewWrittenAnswer = z.object({ ...answer, messageId: Id.optional() }).superRefine(needsOneLanguage);

export interface WrittenAnswer {
  id: string;
  question_en: string;
  answer_en: string;
  question_ar: string;
  answer_ar: string;
  asks: string | null;
  path: string | null;
  active: boolean;
  written_by: string;
  written_at: string;
}

export interface ChatQuestion {
  message_id: string;
  session_id: string;
  question: string;
  at: string;
  reason: string | null;
  /** The number of times that it was asked; the other fields are those of the last time. */
  times: number;
}

/** A quote of the site that was no answer, as visitors showed in the last seven days. */
export interface DoubtedAnswer {
  message_id: string;
  session_id: string;
  question: string;
  answer: string;
  at: string;
  /** The number of times that the question got this kind of answer. */
  times: number;
  unhelpful: number;
  asked_again: number;
  asked_person: number;
}

export interface ChatDay {
  day: string;
  tokens: number;
  answers: number;
  answered: number;
  canned: number;
  unanswered: number;
  helpful: number;
  unhelpful: number;
}

export interface ChatUsage {
  cap: number;
  capReachedAt: string | null;
  days: ChatDay[];
}

export const modelFaults = ['unknown_model', 'refused_key', 'exhausted_quota'] as const;
export type ModelFault = (typeof modelFaults)[number];

/** `model` is null without a key. */
export interface ModelState {
  model: string | null;
  fault: { kind: ModelFault; message: string; since: string } | null;
}

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

export const QuestionFilters = z.object({ list: z.enum(questionLists, listMessages.questions) });

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
  'GET /api/admin/model-state': { reply: ModelState };
  'GET /api/admin/chat-usage': { reply: ChatUsage };
  'GET /api/admin/chat-questions': { query: PageQuery & z.input<typeof QuestionFilters>; reply: Page<ChatQuestion> };
  'GET /api/admin/chat-questions/doubted': { reply: { items: DoubtedAnswer[] } };
  'POST /api/admin/chat-questions/:messageId/dismiss': { params: { messageId: string }; reply: undefined };
  'GET /api/admin/chat-answers': { query: PageQuery; reply: Page<WrittenAnswer> };
  'POST /api/admin/chat-answers': { body: z.input<typeof NewWrittenAnswer>; reply: { answer: WrittenAnswer } };
  'PUT /api/admin/chat-answers/:id': {
    params: { id: string };
    body: z.input<typeof WrittenAnswerRequest>;
    reply: { answer: WrittenAnswer };
  };
  'DELETE /api/admin/chat-answers/:id': { params: { id: string }; reply: undefined };
}
