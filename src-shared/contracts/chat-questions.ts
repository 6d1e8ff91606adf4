import * as z from 'zod';
import { maxLength } from '../limits.ts';
import { isPage, splitLocale } from '../paths.ts';
import { listMessages } from '../staff-texts/messages.ts';
import type { Page, PageQuery } from './admin.ts';
import { draftText, Id, messageKey, optionalText, orNull } from './field-types.ts';

export const questionLists = ['unanswered', 'unhelpful'] as const;
export type QuestionList = (typeof questionLists)[number];

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

export const QuestionFilters = z.object({ list: z.enum(questionLists, listMessages.questions) });

export interface ChatQuestionEndpoints {
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
