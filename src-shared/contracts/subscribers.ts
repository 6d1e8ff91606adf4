import * as z from 'zod';
import { honeypotField, turnstileField } from '../forms/fields.ts';
import { maxImported, maxLength } from '../limits.ts';
import { type Locale, locales } from '../locales.ts';
import type { ImportRefusal } from '../newsletter/import-refusals.ts';
import { listMessages } from '../staff-texts/messages.ts';
import { gulfDate } from '../time/days.ts';
import type { Page, PageQuery } from './admin.ts';
import { EmailAddress, messageKey, optionalText, RequestLocale, SearchText } from './field-types.ts';

export const SubscribeRequest = z.object({
  email: EmailAddress,
  source: optionalText(maxLength.source),
  /** The campaign of the visit, as in the link; kept if staff have named it. */
  campaign: z.string().max(maxLength.campaign).optional().catch(undefined),
  locale: RequestLocale,
  [honeypotField]: z.boolean().optional(),
  [turnstileField]: z.string().max(maxLength.turnstileToken).optional(),
});
export type SubscribeRequest = z.infer<typeof SubscribeRequest>;

export const TokenRequest = z.object({
  token: z.string(messageKey('incompleteToken')).min(1, messageKey('incompleteToken')).max(200),
  locale: RequestLocale,
});

export const subscriberStatuses = ['active', 'unsubscribed', 'unconfirmed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

export const SubscriberFilters = z.object({
  status: z.enum(subscriberStatuses, listMessages.subscriberStatus).optional(),
  locale: z.enum(locales, listMessages.locale).optional(),
  q: SearchText.optional(),
});

export interface Subscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
  subscribed_at: string;
  source: string | null;
  campaign?: string;
  locale: Locale;
}

/** `total` subscribers match, null after the first page. `restorable`: the ids whose unsubscribe can be undone. */
export interface SubscriberPage extends Page<Subscriber> {
  total: number | null;
  restorable: string[];
}

const SubscriberImportRow = z.object({
  row: z.int().min(1),
  email: z.string().max(1000),
  locale: z.enum(locales).optional(),
  /** The state in the file: unsubscribed or never confirmed; takes no email; not understood. */
  state: z.enum(['left', 'blocked', 'unread']).optional(),
});
export type SubscriberImportRow = z.infer<typeof SubscriberImportRow>;

const noSource = 'Please enter where these people agreed to get the newsletter.';
const wrongDate = 'Please enter the date they agreed: today or earlier.';

export const SubscriberImport = z.object({
  source: z
    .string(noSource)
    .trim()
    .min(1, noSource)
    .max(maxLength.source, `At most ${maxLength.source} characters.`)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), noSource),
  consentedOn: z.iso.date(wrongDate).refine((day) => day >= '2000-01-01' && day <= gulfDate(), wrongDate),
  locale: z.enum(locales, 'The language must be en or ar.'),
  rows: z
    .array(SubscriberImportRow, 'The rows must be a list.')
    .min(1, 'This list has no rows. Choose a file that has some.')
    .max(maxImported, `At most ${maxImported.toLocaleString('en')} rows at a time. Please divide the file.`),
});
export type SubscriberImport = z.infer<typeof SubscriberImport>;

/** Asks what an import would refuse, before the consent is stated. */
export const SubscriberImportCheck = SubscriberImport.pick({ rows: true });

export interface ImportReport {
  added: number;
  mustConfirm: boolean;
  refused: { row: number; email: string; why: ImportRefusal }[];
}

export interface SubscriberEndpoints {
  'POST /api/newsletter/subscriptions': {
    body: z.input<typeof SubscribeRequest>;
    reply: { outcome: 'subscribed' | 'resubscribed'; message: string };
  };
  'POST /api/newsletter/confirm': { body: z.input<typeof TokenRequest>; reply: { message: string } };
  'POST /api/newsletter/unsubscribe': { body: z.input<typeof TokenRequest>; reply: { message: string } };
  'GET /api/admin/subscribers': { query: PageQuery & z.input<typeof SubscriberFilters>; reply: SubscriberPage };
  'POST /api/admin/subscribers/import': { body: z.input<typeof SubscriberImport>; reply: ImportReport };
  'POST /api/admin/subscribers/import/check': {
    body: z.input<typeof SubscriberImportCheck>;
    reply: Pick<ImportReport, 'added' | 'refused'>;
  };
  'POST /api/admin/subscribers/:id/unsubscribe': { params: { id: string }; reply: { subscriber: Subscriber } };
  'DELETE /api/admin/subscribers/:id/unsubscribe': { params: { id: string }; reply: { subscriber: Subscriber } };
}
