import * as z from 'zod';
import { maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import { Id, optionalText, requiredText } from './field-types.ts';

/** A received message waits to be handled; the others are on their way to the person. */
export const whatsappStatuses = [
  'received',
  'handled',
  'queued',
  'sending',
  'sent',
  'failed',
  'delivered',
  'read',
] as const;
export type WhatsappStatus = (typeof whatsappStatuses)[number];

export type WhatsappKind = 'text' | 'button' | 'file' | 'location' | 'contact' | 'reaction' | 'unknown';

/** A received message, or a file that staff send. */
export interface WhatsappContent {
  kind: WhatsappKind;
  /** The words of the person: a text, a caption, the title of a button. */
  text: string;
  /** The action of a pressed button. */
  action?: string;
  /** `id` is Meta’s, of a received file. One that staff send has its type. */
  file?: { id: string; name: string; type?: string };
}

/** A person in a webhook: the number or Meta’s id may be missing, not both. */
export interface WhatsappSender {
  phone: string | null;
  userId: string | null;
  name: string | null;
  accountId: string;
}

export interface WhatsappTemplateUse {
  name: string;
  language: string;
  values: string[];
  /** The names of the values, where the template names them. */
  names?: string[];
}

export interface WhatsappTemplate {
  name: string;
  language: string;
  status: string;
  text: string;
  /** The names of the variables, in their order. */
  values: string[];
}

/** The person beside the conversation, for staff. */
export interface WhatsappPerson {
  phone: string | null;
  userId: string | null;
  name: string | null;
  locale: Locale;
  /** Null for a person who has not written yet. */
  windowEndsAt: string | null;
  stopped: boolean;
  blocked: boolean;
}

/** Why a message about a booking was not sent. */
export const whatsappNotes = [
  'off',
  'no_account',
  'no_confirmation',
  'no_reminder',
  'wrong_values',
  'no_number',
  'stopped',
  'blocked',
  'erased',
] as const;
export type WhatsappNote = (typeof whatsappNotes)[number];

/** The messages on WhatsApp for which the visitor asked with the booking. */
export interface BookingMessages {
  /** Null after the number has been erased. */
  askedAt: string | null;
  note: WhatsappNote | null;
  sent: (WhatsappDelivery & { kind: 'confirmation' | 'reminder'; at: string })[];
}

export interface WhatsappDelivery {
  status: WhatsappStatus;
  reason: string | null;
}

export const WhatsappMessageRequest = z.union([
  z.object({ id: Id, text: requiredText(maxLength.chatText) }),
  z.object({
    id: Id,
    template: z.object({
      name: z.string().regex(/^[a-z0-9_]{1,512}$/),
      language: z.string().regex(/^[A-Za-z_]{2,10}$/),
      values: z.array(requiredText(maxLength.chatText)).max(20),
    }),
  }),
]);
export type WhatsappMessageRequest = z.infer<typeof WhatsappMessageRequest>;

/** The fields beside `file`. */
export const WhatsappFileRequest = z.object({ id: Id, text: optionalText(maxLength.whatsappCaption) });

export interface WhatsappEndpoints {
  'POST /api/admin/chats/:sessionId/messages': {
    params: { sessionId: string };
    body: z.input<typeof WhatsappMessageRequest> | FormData;
    reply: undefined;
  };
  'PUT /api/admin/chats/:sessionId/block': {
    params: { sessionId: string };
    body: { blocked: boolean };
    reply: undefined;
  };
  'DELETE /api/admin/chats/:sessionId': { params: { sessionId: string }; reply: undefined };
  'GET /api/admin/whatsapp/templates': { reply: { items: WhatsappTemplate[] } };
}
