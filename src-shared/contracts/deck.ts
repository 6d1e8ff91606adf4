import * as z from 'zod';
import { honeypotField, turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import type { EmailStatus } from '../mail/email-kinds.ts';
import type { Page, PageQuery } from './admin.ts';
import { EmailAddress, optionalText, RequestLocale } from './field-types.ts';

export const DeckRequest = z.object({
  email: EmailAddress,
  firstName: optionalText(maxLength.name).optional(),
  locale: RequestLocale,
  [honeypotField]: z.boolean().optional(),
  [turnstileField]: z.string().max(maxLength.turnstileToken).optional(),
});
export type DeckRequest = z.infer<typeof DeckRequest>;

export const DeckName = z.object({ name: z.string().max(maxLength.url).default('investment-deck.pdf') });

export interface DeckFile {
  name: string;
  size: number;
  by: string;
  at: string;
}

export interface DeckState {
  deck: DeckFile | null;
  /** False without a bucket. */
  canStore: boolean;
  /** Requests that get their link with the next PDF. */
  waiting: number;
}

export interface AskedDeck {
  id: string;
  email: string;
  firstName: string | null;
  locale: Locale;
  requestedAt: string;
  expiresAt: string | null;
  downloads: number;
  /** Status of the email with the link. */
  emailStatus: EmailStatus | null;
}

export interface DeckEndpoints {
  'POST /api/deck': { body: z.input<typeof DeckRequest>; reply: { message: string } };
  'GET /api/admin/deck': { reply: DeckState };
  'PUT /api/admin/deck': { query: z.input<typeof DeckName>; body: Blob; reply: { deck: DeckFile } };
  'DELETE /api/admin/deck': { reply: undefined };
  'GET /api/admin/deck/requests': { query: PageQuery; reply: Page<AskedDeck> };
}
