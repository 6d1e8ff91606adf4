import { bookedSlotOf } from '../bookings/booked-slot.ts';
import { answersTo } from '../bookings/opening-hours.ts';
import type { EmailWithRecords } from '../db/email-records.ts';
import type { Bindings } from '../env.ts';

const promising = new Set([
  'demo_confirmation',
  'demo_notification',
  'partnership_confirmation',
  'partnership_notification',
]);
const naming = new Set(['other_confirmation', 'other_notification']);

export interface AnswerDays {
  answerDay?: string | undefined;
  nextTime?: string | undefined;
}

export async function loadAnswerDays(
  env: Bindings,
  items: EmailWithRecords[],
): Promise<ReadonlyMap<string, AnswerDays>> {
  const asked = items.filter((item) => promisesAnswer(item) || namesNextTime(item));
  const answers = await answersTo(env, asked.map(askedAtOf));
  return new Map(
    asked.map((item) => {
      const { lateDay, nextTime } = answers.get(askedAtOf(item)) ?? {};
      return [item.email.id, promisesAnswer(item) ? { answerDay: lateDay } : { nextTime }];
    }),
  );
}

function promisesAnswer(item: EmailWithRecords): boolean {
  return promising.has(item.email.kind) && item.submission !== undefined && bookedSlotOf(item) === undefined;
}

function namesNextTime({ email, submission }: EmailWithRecords): boolean {
  return naming.has(email.kind) && submission !== undefined;
}

function askedAtOf({ email: { payload }, submission }: EmailWithRecords): string {
  return payload && 'askedAgainAt' in payload ? payload.askedAgainAt : (submission?.submittedAt ?? '');
}
