import { useEffect, useState } from 'react';
import type {
  DraftDestination,
  Newsletter,
  NewsletterAudience,
  NewsletterDraft,
  NewsletterDraftChange,
  NewsletterKind,
  NewsletterRequest,
  NewsletterSegment,
  TestNewsletterRequest,
} from '#shared/contracts/newsletter.ts';
import { type Locale, locales } from '#shared/locales.ts';
import { hasFragmentLink } from '#shared/markdown/links.ts';
import { hasWrongPicture } from '#shared/markdown/pictures.ts';
import { composerMessages } from '#shared/staff-texts/messages.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { gulfOffset, gulfTime } from '#shared/time/days.ts';
import { safeLocalStorage } from '../../lib/storage.ts';

export interface Draft {
  /** The API sends a newsletter once per id, so the id changes only after a successful send. */
  id: string;
  kind: NewsletterKind;
  audience: NewsletterAudience;
  subject: string;
  content: string;
  subjectAr: string;
  contentAr: string;
  destination: DraftDestination;
  slug: string;
  lead: string;
  leadAr: string;
  segment: NewsletterSegment | null;
  /** Gulf time, such as `2026-03-04T09:30`. Empty: right away. */
  sendAt: string;
  /** Its texts as the shared draft has them, and since when. */
  saved: string | null;
  version: string | null;
}

const key = 'newsletter-draft';

export const emptyDraft = (): Draft => ({
  id: crypto.randomUUID(),
  kind: 'newsletter',
  audience: 'all',
  subject: '',
  content: '',
  subjectAr: '',
  contentAr: '',
  destination: 'email',
  slug: '',
  lead: '',
  leadAr: '',
  segment: null,
  sendAt: '',
  saved: null,
  version: null,
});

/** Local storage keeps the draft through a closed tab and an expired session. */
export function storedDraft(): Draft {
  return { ...emptyDraft(), ...safeLocalStorage.getObject<Draft>(key) };
}

/** The server does not have its texts yet. */
export function isUnsaved(draft: Draft): boolean {
  const { subject, content, subjectAr, contentAr } = draft;
  const isBlank = `${subject}${content}${subjectAr}${contentAr}`.trim() === '';
  return !isBlank && JSON.stringify(sharedTexts(draft)) !== draft.saved;
}

export function useDraft(start?: Draft) {
  const [draft, setDraft] = useState<Draft>(() => start ?? storedDraft());
  useEffect(() => safeLocalStorage.set(key, JSON.stringify(draft)), [draft]);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    open: (draft: Draft) => setDraft(draft),
  };
}

export function sharedTexts(draft: Draft): Omit<NewsletterDraftChange, 'version'> {
  const { kind, audience, subject, content, subjectAr, contentAr, destination, slug, lead, leadAr, segment } = draft;
  const texts = { kind, audience, subject, content, subjectAr, contentAr, destination, slug, lead, leadAr, segment };
  return { ...texts, sendAt: sendTime(draft) ?? null };
}

export function draftFrom(stored: NewsletterDraft): Draft {
  const { subject_ar, content_ar, lead_ar, send_at, changed_by, changed_at, ...draft } = stored;
  const texts = { ...draft, subjectAr: subject_ar, contentAr: content_ar, leadAr: lead_ar };
  const opened = { ...emptyDraft(), ...texts, sendAt: localTime(send_at), version: changed_at };
  return { ...opened, saved: JSON.stringify(sharedTexts(opened)) };
}

export function draftOfNewsletter(newsletter: Newsletter): Draft {
  const { id, kind, audience, segment, subject, content, subject_ar, content_ar, send_at } = newsletter;
  const texts = { subject, content, subjectAr: subject_ar ?? '', contentAr: content_ar ?? '' };
  return { ...emptyDraft(), id, kind, audience, segment, ...texts, sendAt: localTime(send_at) };
}

/** Gulf time. */
function localTime(iso: string | null): string {
  return iso ? gulfTime(iso).replace(' ', 'T') : '';
}

export function sendTime({ sendAt }: Draft): string | undefined {
  return sendAt ? new Date(`${sendAt}${gulfOffset}`).toISOString() : undefined;
}

export function testRequestOf(
  { subject, content, subjectAr, contentAr }: Draft,
  locale: Locale,
): TestNewsletterRequest {
  return locale === 'ar' ? { subject: subjectAr, content: contentAr, locale } : { subject, content, locale };
}

export function requestOf(draft: Draft): NewsletterRequest {
  const { id, kind, audience, segment, subjectAr, contentAr } = draft;
  const sendAt = sendTime(draft);
  const common = { id, kind, audience, ...(segment && { segment }), ...(sendAt && { sendAt }) };
  if (audience === 'all') {
    const { subject, content } = draft;
    return { ...common, subject, content, subjectAr, contentAr };
  }
  const { subject, content } = testRequestOf(draft, audience);
  return { ...common, subject, content };
}

/** News may have either language alone. */
export function languagesOf({ audience, destination }: Draft): Locale[] {
  return audience === 'all' || destination === 'news' ? [...locales] : [audience];
}

export function missingIn(draft: Draft, locale: Locale): string | undefined {
  const { subject, content } = testRequestOf(draft, locale);
  const { subjectAr, contentAr } = draft;
  if (hasWrongPicture(content)) return composerMessages.wrongPicture;
  if (hasFragmentLink(content)) return composerMessages.fragmentLink;
  const blanks = [subject, content].filter((text) => text.trim() === '').length;
  const isNews = draft.destination === 'news';
  const optional = isNews
    ? locale === 'ar' || `${subjectAr}${contentAr}`.trim() !== ''
    : draft.audience === 'all' && locale === 'ar';
  if (blanks === 0 || (optional && blanks === 2)) return undefined;
  return optional && locale === 'ar' ? texts.blankArabic : composerMessages.blankComposer;
}
