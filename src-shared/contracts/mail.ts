import * as z from 'zod';
import type { SuppressionReason } from '../mail/cancellation-codes.ts';
import { type EmailKind, type EmailStatus, emailKinds, emailStatuses } from '../mail/email-kinds.ts';
import { listMessages } from '../staff-texts/messages.ts';
import type { Page, PageQuery } from './admin.ts';
import { EmailAddress, SearchText } from './field-types.ts';

export const EmailFilters = z.object({
  status: z.enum(emailStatuses, listMessages.mailStatus).optional(),
  kind: z.enum(emailKinds, listMessages.mailKind).optional(),
  letters: z.literal('none', listMessages.mailNewsletters).optional(),
  /** A whole address. */
  q: SearchText.optional(),
});

export interface OutboxEmail {
  id: string;
  kind: EmailKind;
  to_address: string;
  subject: string;
  status: EmailStatus;
  attempts: number;
  due_at: string;
  sent_at: string | null;
  last_error: string | null;
  created_at: string;
}

export const SuppressionRequest = z.object({ email: EmailAddress });

export interface Suppression {
  address_hash: string;
  email: string | null;
  reason: SuppressionReason;
  detail: string | null;
  created_at: string;
}

export interface MailState {
  refusal: { message: string; since: string } | null;
  failed: number;
  deadLetters: number;
}

export interface DeadLetter {
  id: string;
  queue: string;
  body: Record<string, string> | null;
  failed_at: string;
}

export interface MailEndpoints {
  'GET /api/admin/emails': { query: PageQuery & z.input<typeof EmailFilters>; reply: Page<OutboxEmail> };
  'GET /api/admin/emails/:id': { params: { id: string }; reply: { email: OutboxEmail; html: string; text: string } };
  'POST /api/admin/emails/:id/retry': { params: { id: string }; reply: { email: OutboxEmail } };
  'POST /api/admin/emails/retry': { reply: { retried: number; remaining: number } };
  'GET /api/admin/mail-state': { reply: MailState };
  'GET /api/admin/dead-letters': { query: PageQuery; reply: Page<DeadLetter> };
  'DELETE /api/admin/dead-letters/:id': { params: { id: string }; reply: undefined };
  'GET /api/admin/suppressions': { query: PageQuery; reply: Page<Suppression> };
  'POST /api/admin/suppressions': {
    body: z.input<typeof SuppressionRequest>;
    reply: { suppression: Suppression };
  };
  'DELETE /api/admin/suppressions/:addressHash': { params: { addressHash: string }; reply: undefined };
}
