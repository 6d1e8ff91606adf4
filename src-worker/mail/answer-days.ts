import { answerDays } from '../bookings/answer-day.ts';
import type { Bindings } from '../env.ts';
import { bookedHourOf } from './booked-hour.ts';
import type { OutboxItem } from './claims.ts';

const promising = new Set([
  'demo_confirmation',
  'demo_notification',
  'partnership_confirmation',
  'partnership_notification',
]);

/** Adds the day of the answer to the mails that promise one, where the office has no time for it within 24 hours. */
export async function withAnswerDays(env: Bindings, items: OutboxItem[]): Promise<OutboxItem[]> {
  const times = items.filter(promisesAnswer).map(({ submission }) => submission?.submittedAt ?? '');
  if (times.length === 0) return items;
  const days = await answerDays(env, times);
  return items.map((item) => {
    const answerDay = promisesAnswer(item) ? days.get(item.submission?.submittedAt ?? '') : undefined;
    return answerDay === undefined ? item : { ...item, answerDay };
  });
}

function promisesAnswer(item: OutboxItem): boolean {
  return promising.has(item.email.kind) && item.submission !== undefined && bookedHourOf(item) === undefined;
}
