import * as z from 'zod';
import { maxLength } from '../limits.ts';
import type { EmailStatus } from '../mail/email-kinds.ts';
import { hasFragmentLink } from '../markdown/links.ts';
import { hasWrongPicture } from '../markdown/pictures.ts';
import { composerMessages } from '../staff-texts/messages.ts';
import type { Page, PageQuery } from './admin.ts';
import { draftText, futureTime, Id, optionalText, RequestLocale, requiredText } from './field-types.ts';
import type { SubscriberStatus } from './subscribers.ts';

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

/** A part of the audience: subscribers who have asked for a demo, have this source, or subscribed or sent a form after this campaign. */
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

/** A change of a scheduled newsletter. An absent field stays; so does the time without a new one. */
export const NewsletterChange = z.object({
  kind: z.enum(newsletterKinds, 'The kind must be newsletter or update.').optional(),
  audience: z.enum(newsletterAudiences, 'The audience must be all, en or ar.').optional(),
  segment: NewsletterSegment.nullish(),
  subject: texts.subject.optional(),
  content: texts.content.optional(),
  subjectAr: optionalText(maxLength.newsletterSubject).optional(),
  contentAr: optionalText(maxLength.newsletterContent).optional(),
  sendAt: FutureTime.nullish(),
  expectedVersion: z.iso.datetime('The version must be that of the newsletter.').optional(),
});
export type NewsletterChange = z.infer<typeof NewsletterChange>;

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
  /** In the list. */
  clicks?: number;
  send_at: string | null;
  started: boolean;
  /** The time of the last change. */
  version: string;
  changed_by: string | null;
}

/** An email of a newsletter that did not arrive, or was reported as spam. */
export interface UndeliveredCopy {
  email: string;
  at: string;
  reason: string | null;
  subscriber: SubscriberStatus | null;
  /** Earlier newsletters to the address, newest first. */
  history: { subject: string; at: string; status: EmailStatus; reason: string | null }[];
}

export interface NewsletterLink {
  href: string;
  clicks: number;
}

export const RecipientsQuery = z.object({ segment: NewsletterSegment.optional() });

export const draftDestinations = ['email', 'news', 'both'] as const;
export type DraftDestination = (typeof draftDestinations)[number];

/** `version` is the `changed_at` that the author has seen, null for a new draft. */
export const NewsletterDraftChange = z.object({
  kind: z.enum(newsletterKinds, 'The kind must be newsletter or update.'),
  audience: z.enum(newsletterAudiences, 'The audience must be all, en or ar.'),
  subject: draftText(maxLength.newsletterSubject),
  content: draftText(maxLength.newsletterContent),
  subjectAr: draftText(maxLength.newsletterSubject),
  contentAr: draftText(maxLength.newsletterContent),
  destination: z.enum(draftDestinations, 'The destination must be email, news or both.').default('email'),
  slug: draftText(maxLength.slug).default(''),
  lead: draftText(maxLength.newsLead).default(''),
  leadAr: draftText(maxLength.newsLead).default(''),
  segment: NewsletterSegment.nullable().default(null),
  sendAt: z.iso.datetime('The time must be an ISO 8601 time in UTC.').nullable().default(null),
  version: z.iso.datetime('The version must be the changed_at of the draft, or null.').nullable(),
});
export type NewsletterDraftChange = z.infer<typeof NewsletterDraftChange>;

export interface NewsletterDraft {
  id: string;
  kind: NewsletterKind;
  audience: NewsletterAudience;
  subject: string;
  content: string;
  subject_ar: string;
  content_ar: string;
  destination: DraftDestination;
  slug: string;
  lead: string;
  lead_ar: string;
  segment: NewsletterSegment | null;
  send_at: string | null;
  changed_by: string;
  changed_at: string;
}

export interface NewsletterEndpoints {
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
  'PATCH /api/admin/newsletters/:id': {
    params: { id: string };
    body: z.input<typeof NewsletterChange>;
    reply: { newsletter: Newsletter };
  };
  'GET /api/admin/newsletters/:id/undelivered': {
    params: { id: string };
    query: PageQuery;
    reply: Page<UndeliveredCopy>;
  };
  'DELETE /api/admin/newsletters/:id': { params: { id: string }; reply: undefined };
  'GET /api/admin/newsletter-drafts': { reply: { items: NewsletterDraft[] } };
  'PUT /api/admin/newsletter-drafts/:id': {
    params: { id: string };
    body: z.input<typeof NewsletterDraftChange>;
    reply: { draft: NewsletterDraft };
  };
  'DELETE /api/admin/newsletter-drafts/:id': { params: { id: string }; reply: undefined };
}
