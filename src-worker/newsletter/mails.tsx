import type { MailContent, SubscriberMailKind } from '#shared/content/types/mail.ts';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import type { PictureSizes } from '#shared/markdown/pictures.ts';
import { confirmSubscriptionPath, localizedPath, newsletterPath, paths, unsubscribePath } from '#shared/paths.ts';
import { dayLength } from '#shared/time/days.ts';
import { idOfToken, signedToken } from '../db/keys.ts';
import { type Bindings, configOf } from '../env.ts';
import { texts } from '../http/texts.ts';
import { type Mail, type MailKind, tokenPlaceholder } from '../mail/kinds.ts';
import { type Body, toHtmlAndText } from '../mail/render.ts';
import { pictureSizes } from '../media/store.ts';
import { countedLinks, newsletterTextFor } from './newsletter-text.ts';
import type { SubscriberMail } from './store.ts';

type SubscriberSubject = keyof MailContent['subscriberSubjects'];

const series = [
  { kind: 'newsletter_welcome', after: 0 },
  { kind: 'newsletter_follow_up_1', after: 3 },
  { kind: 'newsletter_follow_up_2', after: 7 },
  { kind: 'newsletter_follow_up_3', after: 14 },
] as const;

export function welcomeSeries(now: string): SubscriberMail[] {
  return series.map(({ kind, after }) => ({
    ...mailOf(kind, now),
    dueAt: new Date(Date.parse(now) + after * dayLength).toISOString(),
  }));
}

export function mailOf(kind: SubscriberSubject, now: string): SubscriberMail {
  return { id: crypto.randomUUID(), kind, subjects: subjectsOf(kind), dueAt: now, createdAt: now };
}

function subjectsOf(kind: SubscriberSubject): Record<Locale, string> {
  return { en: texts.en.mail.subscriberSubjects[kind], ar: texts.ar.mail.subscriberSubjects[kind] };
}

interface SubscriptionRequest {
  subscriberId: string;
  askedAt: string;
}

export function confirmationToken(
  env: Pick<Bindings, 'DB'>,
  { subscriberId, askedAt }: SubscriptionRequest,
): Promise<string> {
  return signedToken(env, 'confirmations', `${subscriberId}.${Date.parse(askedAt)}`);
}

export async function requestOfToken(
  env: Pick<Bindings, 'DB'>,
  token: string,
): Promise<SubscriptionRequest | undefined> {
  const [subscriberId = '', time = ''] = (await idOfToken(env, 'confirmations', token))?.split('.') ?? [];
  return subscriberId ? { subscriberId, askedAt: new Date(Number(time)).toISOString() } : undefined;
}

function subscriberMail(kind: SubscriberMailKind, more: Partial<MailKind> = {}): MailKind {
  return {
    ...more,
    async content(mail) {
      const { SubscriberMail } = await import('./mail-templates.tsx');
      const { locale, siteUrl } = mail;
      const { unsubscribeUrl, ...unsubscribing } = more.afterUnsubscribing ? {} : unsubscribe(mail);
      return {
        template: <SubscriberMail kind={kind} locale={locale} siteUrl={siteUrl} unsubscribeUrl={unsubscribeUrl} />,
        ...unsubscribing,
      };
    },
  };
}

const newsletterEmail: MailKind<PictureSizes> = {
  language: (item) => newsletterTextFor(item)?.locale,
  async content(mail) {
    const { newsletter, siteUrl, loaded } = mail;
    const text = newsletterTextFor(mail);
    if (!text) return undefined;
    const { Newsletter } = await import('./mail-templates.tsx');
    const { unsubscribeUrl, ...unsubscribing } = unsubscribe(mail);
    const linkOf = newsletter && countedLinks(siteUrl, newsletter);
    const browserUrl = newsletter && siteUrl + newsletterPath(newsletter.id, text.locale);
    return {
      template: <Newsletter {...text} {...{ siteUrl, unsubscribeUrl, linkOf, browserUrl }} pictures={loaded} />,
      subject: text.subject,
      ...unsubscribing,
    };
  },
  async load(env, items) {
    const texts = new Map(items.map((item) => [item.email.id, newsletterTextFor(item)?.content]));
    const pictures = await pictureSizes(env, [...new Set(texts.values())]);
    return new Map([...texts.keys()].map((id) => [id, pictures]));
  },
};

export const newsletterMails = {
  newsletter_welcome: subscriberMail('newsletter_welcome', { requested: true }),
  newsletter_follow_up_1: subscriberMail('newsletter_follow_up_1', { urgent: false }),
  newsletter_follow_up_2: subscriberMail('newsletter_follow_up_2', { urgent: false }),
  newsletter_follow_up_3: subscriberMail('newsletter_follow_up_3', { urgent: false }),
  newsletter_welcome_back: subscriberMail('newsletter_welcome_back', { requested: true }),
  newsletter_already_subscribed: subscriberMail('newsletter_already_subscribed', { requested: true }),
  newsletter_goodbye: subscriberMail('newsletter_goodbye', { requested: true, afterUnsubscribing: true }),
  newsletter_confirm: {
    requested: true,
    async secret(env, { email, subscriber }) {
      return subscriber && confirmationToken(env, { subscriberId: subscriber.id, askedAt: email.createdAt });
    },
    async content({ locale, siteUrl, secret, address }) {
      const { AskedMail } = await import('../mail/layout.tsx');
      // The body is shared by all subscribers, so it contains no token yet.
      const link = address(secret ? confirmSubscriptionPath(tokenPlaceholder) : paths.confirmSubscription);
      const text = texts[locale].mail.newsletterConfirm;
      return { template: <AskedMail locale={locale} text={text} link={link} siteUrl={siteUrl} />, token: secret };
    },
  },
  newsletter: newsletterEmail,
  newsletter_update: newsletterEmail,
} satisfies Record<string, MailKind>;

function unsubscribe({ subscriber, siteUrl, address }: Mail) {
  if (!subscriber) return {};
  const { token } = subscriber;
  return {
    token,
    unsubscribeUrl: address(unsubscribePath(tokenPlaceholder)),
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe/${encodeURIComponent(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

interface ShownText {
  subject: string;
  content: string;
  locale?: Locale;
}

/** Renders a newsletter email; without a subscriber no one can unsubscribe. */
export async function renderNewsletter(
  env: Bindings,
  { locale = defaultLocale, ...text }: ShownText,
  hasSubscriber = true,
): Promise<Body> {
  const { SITE_URL: siteUrl } = configOf(env);
  const pictures = await pictureSizes(env, [text.content]);
  const { Newsletter } = await import('./mail-templates.tsx');
  const unsubscribeUrl = hasSubscriber ? siteUrl + localizedPath(paths.unsubscribe, locale) : undefined;
  return toHtmlAndText(<Newsletter {...text} {...{ locale, siteUrl, unsubscribeUrl, pictures }} />);
}
