import * as z from 'zod';
import { honeypotField, turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import type { ChatEvent, ChatMessage, HandoverState } from './chat.ts';
import { EmailAddress, Id, optionalText, RequestLocale, requiredText } from './field-types.ts';
import type { Submission } from './submissions.ts';

const TurnstileToken = z.string().max(maxLength.turnstileToken).optional();

export const PersonRequest = z.object({
  locale: RequestLocale,
  /** Before the first message of a session, where Turnstile is configured. */
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

/** The question is new; or it was answered, and is open again; or it is still open. */
export type HandoffOutcome = 'created' | 'reopened' | 'open';

/** The most bytes of a frame: a message of 2,000 characters, each escaped in JSON. */
export const maxFrameBytes = 16 * 1024;

const MessageFrame = z.object({ type: z.literal('message'), id: Id, text: requiredText(maxLength.chatText) });
const TypingFrame = z.object({ type: z.literal('typing') });

/** What a visitor's socket sends. The ids are made in the browser, which may send a message again; an id is used once. */
export const VisitorFrame = z.discriminatedUnion('type', [MessageFrame, TypingFrame]);
export type VisitorFrame = z.input<typeof VisitorFrame>;

/** What the socket of a colleague sends. */
export const StaffFrame = z.discriminatedUnion('type', [
  MessageFrame,
  TypingFrame,
  z.object({ type: z.literal('take') }),
  z.object({ type: z.literal('leave') }),
]);
export type StaffFrame = z.input<typeof StaffFrame>;

/** Why a frame had no effect. `by` is the colleague who has the conversation, for staff. */
export interface Refusal {
  reason: 'taken' | 'not_waiting' | 'not_yours' | 'no_person' | 'too_many' | 'id_used' | 'unchecked' | 'invalid';
  /** Of the refused message. */
  id?: string;
  by?: string;
  /** With `id_used`, when its author sends the same text again: the message, as it was taken the first time. */
  message?: ChatMessage;
}

/** For a socket of staff, which ends: after so many milliseconds the page opens the next one. */
export interface Renewal {
  renewIn?: number;
}

/** What the object of a conversation sends to its sockets. */
export type SessionEvent =
  /** What a new socket may have missed. `messages` are those since a person was asked for. */
  | ({ type: 'hello'; state: HandoverState; messages: ChatMessage[]; visitorThere?: boolean } & Renewal)
  | ChatEvent
  | { type: 'state'; state: HandoverState }
  | { type: 'typing'; isVisitor: boolean }
  /** For staff: whether the visitor's panel is open. */
  | { type: 'presence'; visitorThere: boolean }
  | ({ type: 'refused' } & Refusal);

/** A conversation whose visitor waits for a person, or that a colleague has. */
export interface DeskEntry {
  sessionId: string;
  /** The visitor's last question. */
  question: string;
  /** Since when it waits; an ISO time. */
  since: string;
  /** Until when it waits; null when a colleague has it. */
  until: string | null;
  /** The address of the colleague who has it. */
  by: string | null;
}

/** What the staff desk sends to its sockets. `staff` are the addresses of who is there. */
export type DeskEvent =
  /** First: the whole desk, of its entries those that matter most. */
  | ({ type: 'desk'; staff: string[]; entries: DeskEntry[] } & Renewal)
  | { type: 'staff'; staff: string[] }
  /** A new entry, or one that has changed. */
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
}
