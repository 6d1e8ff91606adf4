import { defaultLocale, type Locale } from '#shared/locales.ts';
import { absoluteLink, clickTrackingPath } from '#shared/paths.ts';
import type { EmailWithRecords } from '../db/email-records.ts';
import type { newsletters } from '../db/schema.ts';

interface NewsletterText {
  subject: string;
  content: string;
  locale: Locale;
}

export function newsletterTextFor({
  email,
  subscriber,
  newsletter,
}: Pick<EmailWithRecords, 'email' | 'subscriber' | 'newsletter'>): NewsletterText | undefined {
  const { payload, subject } = email;
  if (payload && 'content' in payload) {
    return { subject, content: payload.content, locale: payload.locale ?? defaultLocale };
  }
  if (!newsletter) return undefined;
  return newsletterTextIn(newsletter, subscriber?.locale);
}

export function newsletterTextIn(
  newsletter: typeof newsletters.$inferSelect,
  subscriberLocale?: Locale,
): NewsletterText {
  const { audience, subjectAr, contentAr } = newsletter;
  const isArabic = audience === 'ar' || subscriberLocale === 'ar';
  if (isArabic && contentAr !== null) {
    return { subject: subjectAr ?? newsletter.subject, content: contentAr, locale: 'ar' };
  }
  return { subject: newsletter.subject, content: newsletter.content, locale: audience === 'ar' ? 'ar' : 'en' };
}

type Texts = Pick<typeof newsletters.$inferSelect, 'id' | 'content' | 'contentAr'>;

const address = /https?:\/\/[^\s<>()"']+|(?<=\]\(\s*<?)\/(?!\/)[^\s<>()"']*/g;

export function ownLinks(siteUrl: string, { content, contentAr }: Texts): string[] {
  const found = `${content}\n${contentAr ?? ''}`.match(address) ?? [];
  const links = found.map((href) => absoluteLink(siteUrl, href));
  return [...new Set(links.filter((href) => URL.parse(href)?.origin === new URL(siteUrl).origin))];
}

export function countedLinks(siteUrl: string, newsletter: Texts): (href: string) => string {
  const links = ownLinks(siteUrl, newsletter);
  return (href) => {
    const index = links.indexOf(href);
    return index < 0 ? href : siteUrl + clickTrackingPath(newsletter.id, index + 1);
  };
}
