import { bookedHourOf } from '../bookings/booked-hour.ts';
import { answerDays, officeStatuses } from '../bookings/opening-hours.ts';
import type { Bindings } from '../env.ts';
import type { OutboxItem } from '../mail/claims.ts';

const promising = new Set([
  'demo_confirmation',
  'demo_notification',
  'partnership_confirmation',
  'partnership_notification',
]);
/** The mails that name the next working time. */
const naming = new Set(['other_confirmation', 'other_notification']);

/** Adds the time of the answer to the mails that promise one: what else is said depends on the office's hours. */
export async function withAnswerDays(env: Bindings, items: OutboxItem[]): Promise<OutboxItem[]> {
  const [days, statuses] = await Promise.all([
    answerDays(env, timesOf(items.filter(promisesAnswer))),
    officeStatuses(env, timesOf(items.filter(namesNextTime))),
  ]);
  return items.map((item) => {
    const askedAt = askedAtOf(item);
    const answerDay = promisesAnswer(item) ? days.get(askedAt) : undefined;
    const nextTime = namesNextTime(item) ? statuses.get(askedAt)?.nextTime : undefined;
    return { ...item, ...(answerDay && { answerDay }), ...(nextTime && { nextTime }) };
  });
}

/** Whether the office answers within 24 hours, or on a later day. */
function promisesAnswer(item: OutboxItem): boolean {
  return promising.has(item.email.kind) && item.submission !== undefined && bookedHourOf(item) === undefined;
}

function namesNextTime({ email, submission }: OutboxItem): boolean {
  return naming.has(email.kind) && submission !== undefined;
}

function timesOf(items: OutboxItem[]): string[] {
  return items.map(askedAtOf);
}

/** When the visitor has asked, or has asked again. */
function askedAtOf({ email: { payload }, submission }: OutboxItem): string {
  return payload && 'askedAgainAt' in payload ? payload.askedAgainAt : (submission?.submittedAt ?? '');
}
