import * as z from 'zod';
import { honeypotField, turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import type { ChatEvent, ChatMessage, HandoverState } from './chat.ts';
import { EmailAddress, Id, optionalText, RequestLocale, requiredText } from './field-types.ts';
import type { Submission } from './submissions.ts';

export const PersonRequest = z.object({ locale: RequestLocale });

export const HandoffRequest = z.object({
  name: requiredText(maxLength.name * 2),
  email: EmailAddress,
  message: optionalText(maxLength.message),
  locale: RequestLocale,
  [honeypotField]: z.boolean().optional(),
  [turnstileField]: z.string().max(maxLength.turnstileToken).optional(),
});
export type HandoffRequest = z.infer<typeof HandoffRequest>;

/** The question is new; or it was answered, and is open again; or it is still open. */
export type HandoffOutcome = 'created' | 'reopened' | 'open';

/** The most bytes of a frame: a message of 2,000 characters, each escaped in JSON. */
export const maxFrameBytes = 16 * 1024;

const MessageFrame = z.object({ type: z.literal('message'), id: Id, text: requiredText(maxLength.chatText) });
const TypingFrame = z.object({ type: z.literal('typing') });

/** What a visitor's socket sends. The ids are made in the browser, so that a repeated message is stored once. */
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
  reason: 'taken' | 'not_waiting' | 'not_yours' | 'no_person' | 'too_many' | 'invalid';
  /** Of the refused message. */
  id?: string;
  by?: string;
}

/** What the object of a conversation sends to its sockets. */
export type SessionEvent =
  /** The first event of a socket: what it may have missed. `messages` are those since a person was asked for. */
  | { type: 'hello'; state: HandoverState; messages: ChatMessage[]; visitorThere?: boolean }
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

/** What the staff desk sends to its sockets at every change. `staff` are the addresses of who is there. */
export interface DeskEvent {
  type: 'desk';
  staff: string[];
  entries: DeskEntry[];
}

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
