import * as z from 'zod';
import { honeypotField, turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import type { ChatEvent, ChatMessage, HandoverState } from './chat.ts';
import { EmailAddress, Id, optionalText, RequestLocale, requiredText } from './field-types.ts';
import type { Submission } from './submissions.ts';

const TurnstileToken = z.string().max(maxLength.turnstileToken).optional();

export const PersonRequest = z.object({
  locale: RequestLocale,
  [turnstileField]: TurnstileToken,
});

export const HandoffRequest = z.object({
  name: requiredText(maxLength.name * 2),
  email: EmailAddress,
  message: optionalText(maxLength.message),
  locale: RequestLocale,
  [honeypotField]: z.boolean().optional(),
  [turnstileField]: TurnstileToken,
});
export type HandoffRequest = z.infer<typeof HandoffRequest>;

export const CopyRequest = z.object({
  email: EmailAddress,
  locale: RequestLocale,
  [honeypotField]: z.boolean().optional(),
  [turnstileField]: TurnstileToken,
});
export type CopyRequest = z.infer<typeof CopyRequest>;

export type HandoffOutcome = 'created' | 'reopened' | 'open';

/** Room for a message of 2,000 characters, each escaped in JSON. */
export const maxSocketMessageBytes = 16 * 1024;

const TextMessage = z.object({ type: z.literal('message'), id: Id, text: requiredText(maxLength.chatText) });
const TypingMessage = z.object({ type: z.literal('typing') });

export const VisitorSocketMessage = z.discriminatedUnion('type', [TextMessage, TypingMessage]);
export type VisitorSocketMessage = z.input<typeof VisitorSocketMessage>;

export const StaffSocketMessage = z.discriminatedUnion('type', [
  TextMessage,
  TypingMessage,
  z.object({ type: z.literal('take') }),
  z.object({ type: z.literal('leave') }),
]);
export type StaffSocketMessage = z.input<typeof StaffSocketMessage>;

export interface Refusal {
  reason: 'taken' | 'not_waiting' | 'not_yours' | 'no_person' | 'too_many' | 'id_used' | 'unchecked' | 'invalid';
  id?: string;
  by?: string;
  message?: ChatMessage;
}

/** Milliseconds until a staff page opens its next socket, before this one ends. */
interface Renewal {
  renewIn?: number;
}

export type SessionEvent =
  | ({ type: 'hello'; state: HandoverState; messages: ChatMessage[]; visitorThere?: boolean } & Renewal)
  | ChatEvent
  | { type: 'state'; state: HandoverState }
  | { type: 'typing'; isVisitor: boolean }
  | { type: 'presence'; visitorThere: boolean }
  | ({ type: 'refused' } & Refusal);

export interface DeskEntry {
  sessionId: string;
  question: string;
  since: string;
  until: string | null;
  by: string | null;
}

export type DeskEvent =
  | ({ type: 'desk'; staff: string[]; entries: DeskEntry[] } & Renewal)
  | { type: 'staff'; staff: string[] }
  | { type: 'entry'; entry: DeskEntry }
  | { type: 'gone'; sessionId: string };

export interface HandoverEndpoints {
  'POST /api/chat/:sessionId/person': {
    params: { sessionId: string };
    body: z.input<typeof PersonRequest>;
    reply: HandoverState;
  };
  'DELETE /api/chat/:sessionId/person': { params: { sessionId: string }; reply: HandoverState };
  'POST /api/chat/:sessionId/handoff': {
    params: { sessionId: string };
    body: z.input<typeof HandoffRequest>;
    reply: { submission: Submission; outcome: HandoffOutcome; nextTime: string };
  };
  'POST /api/chat/:sessionId/copy': {
    params: { sessionId: string };
    body: z.input<typeof CopyRequest>;
    reply: undefined;
  };
}
