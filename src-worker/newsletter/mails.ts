import type { MailContent } from '../../src-shared/content/types/mail.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { idOfToken, signedToken } from '../db/keys.ts';
import type { Bindings } from '../env.ts';
import { texts } from '../http/texts.ts';
import type { SubscriberMail } from './store.ts';

type SubscriberSubject = keyof MailContent['subscriberSubjects'];

const day = 24 * 60 * 60 * 1000;

/** When each mail is due, in days after the subscription. */
const series = [
  { kind: 'newsletter_welcome', after: 0 },
  { kind: 'newsletter_follow_up_1', after: 3 },
  { kind: 'newsletter_follow_up_2', after: 7 },
  { kind: 'newsletter_follow_up_3', after: 14 },
] as const;

/** The welcome mail, due now, and the three follow-ups. `now` is an ISO time. */
export function welcomeSeries(now: string): SubscriberMail[] {
  return series.map(({ kind, after }) => ({
    ...mailOf(kind, now),
    dueAt: new Date(Date.parse(now) + after * day).toISOString(),
  }));
}

/** A mail to a subscriber, due now. `now` is an ISO time. */
export function mailOf(kind: SubscriberSubject, now: string): SubscriberMail {
  return { id: crypto.randomUUID(), kind, subjects: subjectsOf(kind), dueAt: now, createdAt: now };
}

function subjectsOf(kind: SubscriberSubject): Record<Locale, string> {
  return { en: texts.en.mail.subscriberSubjects[kind], ar: texts.ar.mail.subscriberSubjects[kind] };
}

/** A request to subscribe that waits for its confirmation. `askedAt` is an ISO time. */
interface SubscriptionRequest {
  subscriberId: string;
  askedAt: string;
}

/** The secret in the link of a `newsletter_confirm`: it is of one request, so that a later one needs a link of its own. */
export function confirmationToken(
  env: Pick<Bindings, 'DB'>,
  { subscriberId, askedAt }: SubscriptionRequest,
): Promise<string> {
  return signedToken(env, 'confirmations', `${subscriberId}.${Date.parse(askedAt)}`);
}

/** The request that a token is of; undefined when the token is not one of ours. */
export async function requestOfToken(
  env: Pick<Bindings, 'DB'>,
  token: string,
): Promise<SubscriptionRequest | undefined> {
  const [subscriberId = '', time = ''] = (await idOfToken(env, 'confirmations', token))?.split('.') ?? [];
  return subscriberId ? { subscriberId, askedAt: new Date(Number(time)).toISOString() } : undefined;
}
