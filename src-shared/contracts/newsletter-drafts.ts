import * as z from 'zod';
import { maxLength } from '../limits.ts';
import { draftText } from './field-types.ts';
import {
  type NewsletterAudience,
  type NewsletterKind,
  NewsletterSegment,
  newsletterAudiences,
  newsletterKinds,
} from './newsletter.ts';

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
  changed_by: string;
  changed_at: string;
}

export interface NewsletterDraftEndpoints {
  'GET /api/admin/newsletter-drafts': { reply: { items: NewsletterDraft[] } };
  'PUT /api/admin/newsletter-drafts/:id': {
    params: { id: string };
    body: z.input<typeof NewsletterDraftChange>;
    reply: { draft: NewsletterDraft };
  };
  'DELETE /api/admin/newsletter-drafts/:id': { params: { id: string }; reply: undefined };
}
