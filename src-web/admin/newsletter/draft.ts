import { useEffect, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { composerMessages } from '../../../src-shared/content/en/staff-messages.ts';
import type {
  NewsletterAudience,
  NewsletterKind,
  NewsletterRequest,
  TestLetterRequest,
} from '../../../src-shared/contracts/newsletter.ts';
import { hasImage } from '../../../src-shared/has-image.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { safeLocalStorage } from '../../lib/storage.ts';

const { newsletter: texts } = admin;

export interface Draft {
  /** The API sends a newsletter once per id, so the id changes only after a successful send. */
  id: string;
  kind: NewsletterKind;
  audience: NewsletterAudience;
  subject: string;
  content: string;
  subjectAr: string;
  contentAr: string;
}

const key = 'newsletter-draft';

const empty = (): Draft => ({
  id: crypto.randomUUID(),
  kind: 'newsletter',
  audience: 'all',
  subject: '',
  content: '',
  subjectAr: '',
  contentAr: '',
});

/** Local storage keeps the draft through a closed tab and an expired session. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty(), ...safeLocalStorage.getObject<Draft>(key) }));
  useEffect(() => safeLocalStorage.set(key, JSON.stringify(draft)), [draft]);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    discard: () => setDraft(empty()),
  };
}

export function letterOf({ subject, content, subjectAr, contentAr }: Draft, locale: Locale): TestLetterRequest {
  return locale === 'ar' ? { subject: subjectAr, content: contentAr, locale } : { subject, content, locale };
}

export function requestOf(draft: Draft): NewsletterRequest {
  const { id, kind, audience } = draft;
  if (audience === 'all') return draft;
  const { subject, content } = letterOf(draft, audience);
  return { id, kind, audience, subject, content };
}

export function missingIn(draft: Draft, locale: Locale): string | undefined {
  const { subject, content } = letterOf(draft, locale);
  if (hasImage(content)) return composerMessages.noImages;
  const blanks = [subject, content].filter((text) => text.trim() === '').length;
  const optional = draft.audience === 'all' && locale === 'ar';
  if (blanks === 0 || (optional && blanks === 2)) return undefined;
  return optional ? texts.blankArabic : texts.blank;
}
