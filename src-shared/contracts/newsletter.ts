import * as z from 'zod';
import { honeypotField, turnstileField } from '../forms/fields.ts';
import { maxLength } from '../limits.ts';
import { type Locale, locales } from '../locales.ts';
import { hasFragmentLink } from '../markdown/links.ts';
import { hasWrongPicture } from '../markdown/pictures.ts';
import { composerMessages, listMessages } from '../staff-texts/messages.ts';
import type { Page, PageQuery } from './admin.ts';
import {
  EmailAddress,
  futureTime,
  Id,
  messageKey,
  optionalText,
  RequestLocale,
  requiredText,
  SearchText,
} from './field-types.ts';

export const SubscribeRequest = z.object({
  email: EmailAddress,
  source: optionalText(maxLength.source),
  /** Of the visit, as in the link; kept if staff have named it. */
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

/** `total` subscribers match, null after the first page. `restorable`: the ids whose unsubscribe can be taken back. */
export interface SubscriberPage extends Page<Subscriber> {
  total: number | null;
  restorable: string[];
}

export const newsletterKinds = ['newsletter', 'update'] as const;
export type NewsletterKind = (typeof newsletterKinds)[number];

const texts = {
  subject: requiredText(maxLength.newsletterSubject, composerMessages.blankComposer),
  content: requiredText(maxLength.newsletterContent, composerMessages.blankComposer)
    .refine((text) => !hasWrongPicture(text), composerMessages.wrongPicture)
    .refine((text) => !hasFragmentLink(text), composerMessages.fragmentLink),
};
const isBlank = (text: string | null | undefined) => !text?.trim();

export const newsletterAudiences = ['all', 'en', 'ar'] as const;
export type NewsletterAudience = (typeof newsletterAudiences)[number];

/** Of the audience, only subscribers who have asked for a demo, have this source, or subscribed or sent a form after this campaign. */
export const NewsletterSegment = z
  .string()
  .max(maxLength.source + 'campaign:'.length)
  .regex(/^(?:demo|(?:source|campaign):[^\0]+)$/, 'The segment must be demo, source: or campaign: and its name.');
export type NewsletterSegment = z.infer<typeof NewsletterSegment>;

export type RecipientCounts = Record<NewsletterAudience, number>;

const maxScheduledDays = 90;

const FutureTime = futureTime(maxScheduledDays);

/** Subject and content have the language of the audience; for `all`, they are the default of everyone without a text of their own. */
export const NewsletterRequest = z
  .object({
    id: Id.optional(),
    kind: z.enum(newsletterKinds, 'The kind must be newsletter or update.').default('newsletter'),
    audience: z.enum(newsletterAudiences, 'The audience must be all, en or ar.').default('all'),
    segment: NewsletterSegment.nullish(),
    ...texts,
    subjectAr: optionalText(maxLength.newsletterSubject).optional(),
    contentAr: optionalText(maxLength.newsletterContent).optional(),
    sendAt: FutureTime.nullish(),
  })
  .refine(({ contentAr }) => !hasWrongPicture(contentAr ?? ''), {
    path: ['contentAr'],
    message: composerMessages.wrongPicture,
  })
  .refine(({ contentAr }) => !hasFragmentLink(contentAr ?? ''), {
    path: ['contentAr'],
    message: composerMessages.fragmentLink,
  })
  .refine(({ subjectAr, contentAr }) => isBlank(subjectAr) === isBlank(contentAr), {
    path: ['contentAr'],
    message: composerMessages.blankComposer,
  });
export type NewsletterRequest = z.infer<typeof NewsletterRequest>;

export const TestNewsletterRequest = z.object({ ...texts, locale: RequestLocale });
export type TestNewsletterRequest = z.infer<typeof TestNewsletterRequest>;

/** Once it has started, `recipients` = `sent` + `failed` + `queued` + `cancelled`; before, its current subscribers. */
export interface Newsletter {
  id: string;
  kind: NewsletterKind;
  audience: NewsletterAudience;
  segment: NewsletterSegment | null;
  subject: string;
  content: string;
  subject_ar: string | null;
  content_ar: string | null;
  created_by: string;
  created_at: string;
  recipients: number;
  sent: number;
  failed: number;
  queued: number;
  cancelled: number;
  delivered: number;
  bounced: number;
  complained: number;
  unsubscribed: number;
  send_at: string | null;
  started: boolean;
}

export interface NewsletterLink {
  href: string;
  clicks: number;
}

export const RecipientsQuery = z.object({ segment: NewsletterSegment.optional() });

export interface NewsletterEndpoints {
  'POST /api/newsletter/subscriptions': {
    body: z.input<typeof SubscribeRequest>;
    reply: { outcome: 'subscribed' | 'resubscribed'; message: string };
  };
  'POST /api/newsletter/confirm': { body: z.input<typeof TokenRequest>; reply: { message: string } };
  'POST /api/newsletter/unsubscribe': { body: z.input<typeof TokenRequest>; reply: { message: string } };
  'GET /api/admin/subscribers': { query: PageQuery & z.input<typeof SubscriberFilters>; reply: SubscriberPage };
  'POST /api/admin/newsletters': {
    body: z.input<typeof NewsletterRequest>;
    reply: { newsletter: Newsletter; message: string };
  };
  'GET /api/admin/newsletters': { query: PageQuery; reply: Page<Newsletter> };
  'GET /api/admin/newsletters/segments': { reply: { items: NewsletterSegment[] } };
  'GET /api/admin/newsletters/recipients': { query: z.input<typeof RecipientsQuery>; reply: RecipientCounts };
  'POST /api/admin/newsletters/test': { body: z.input<typeof TestNewsletterRequest>; reply: { message: string } };
  'GET /api/admin/newsletters/:id': {
    params: { id: string };
    reply: { newsletter: Newsletter; links: NewsletterLink[] };
  };
  'DELETE /api/admin/newsletters/:id': { params: { id: string }; reply: undefined };
}
