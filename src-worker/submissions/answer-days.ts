import { bookedHourOf } from '../bookings/booked-hour.ts';
import { answersTo } from '../bookings/opening-hours.ts';
import type { Bindings } from '../env.ts';
import type { OutboxItem } from '../mail/claims.ts';

const promising = new Set([
  'demo_confirmation',
  'demo_notification',
  'partnership_confirmation',
  'partnership_notification',
]);
const naming = new Set(['other_confirmation', 'other_notification']);

export async function withAnswerDays(env: Bindings, items: OutboxItem[]): Promise<OutboxItem[]> {
  const asked = items.filter((item) => promisesAnswer(item) || namesNextTime(item));
  const answers = await answersTo(env, asked.map(askedAtOf));
  return items.map((item) => {
    const { lateDay, nextTime } = answers.get(askedAtOf(item)) ?? {};
    return {
      ...item,
      ...(promisesAnswer(item) && lateDay && { answerDay: lateDay }),
      ...(namesNextTime(item) && nextTime && { nextTime }),
    };
  });
}

function promisesAnswer(item: OutboxItem): boolean {
  return promising.has(item.email.kind) && item.submission !== undefined && bookedHourOf(item) === undefined;
}

function namesNextTime({ email, submission }: OutboxItem): boolean {
  return naming.has(email.kind) && submission !== undefined;
}

function askedAtOf({ email: { payload }, submission }: OutboxItem): string {
  return payload && 'askedAgainAt' in payload ? payload.askedAgainAt : (submission?.submittedAt ?? '');
}
