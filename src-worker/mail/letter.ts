import { defaultLocale, type Locale } from '../../src-shared/locales.ts';
import type { newsletters } from '../db/schema.ts';
import type { OutboxItem } from './claims.ts';

/** What a reader gets of a newsletter. */
export interface Letter {
  subject: string;
  content: string;
  locale: Locale;
}

/** The text for this mail's reader: the Arabic one for an Arabic reader when there is one. Undefined when the mail is no letter. */
export function letterFor({ email, subscriber, newsletter }: OutboxItem): Letter | undefined {
  const { payload, subject } = email;
  if (payload && 'content' in payload) {
    return { subject, content: payload.content, locale: payload.locale ?? defaultLocale };
  }
  if (!newsletter) return undefined;
  return letterIn(newsletter, subscriber?.locale);
}

/** What readers of a language get of a newsletter. */
export function letterIn(newsletter: typeof newsletters.$inferSelect, readerLocale?: Locale): Letter {
  const { audience, subjectAr, contentAr } = newsletter;
  const isArabic = audience === 'ar' || readerLocale === 'ar';
  if (isArabic && contentAr !== null) {
    return { subject: subjectAr ?? newsletter.subject, content: contentAr, locale: 'ar' };
  }
  return { subject: newsletter.subject, content: newsletter.content, locale: audience === 'ar' ? 'ar' : 'en' };
}
