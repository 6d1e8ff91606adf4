import { mail } from '../../src-shared/content/en/mail.ts';
import type { NewEmail } from '../mail/outbox.ts';

const day = 24 * 60 * 60 * 1000;

/** When each mail is due, in days after the subscription. */
const series = [
  { kind: 'newsletter_welcome', after: 0 },
  { kind: 'newsletter_follow_up_1', after: 3 },
  { kind: 'newsletter_follow_up_2', after: 7 },
  { kind: 'newsletter_follow_up_3', after: 14 },
] as const;

/** The welcome mail, due now, and the three follow-ups. `now` is an ISO time. */
export function welcomeSeries(subscriberId: string, to: string, now: string): NewEmail[] {
  return series.map(({ kind, after }) => ({
    id: crypto.randomUUID(),
    kind,
    to,
    subject: mail.subscriberSubjects[kind],
    dueAt: new Date(Date.parse(now) + after * day).toISOString(),
    createdAt: now,
    subscriberId,
  }));
}
