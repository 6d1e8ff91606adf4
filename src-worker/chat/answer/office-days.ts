import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locales.ts';
import { addDays, daysBetween, daysFrom, gulfDate, hourLength } from '#shared/time/days.ts';
import { formatDay } from '#shared/time/format-date.ts';
import { coversDay, openingOf } from '#shared/time/office-hours.ts';
import { type CalendarPeriod, loadPeriods } from '../../bookings/opening-hours.ts';
import type { Bindings } from '../../env.ts';
import { inTime } from '../../http/in-time.ts';
import { log } from '../../http/log.ts';
import { daysIn, holidaysIn } from './named-days.ts';
import { topicAnswers } from './topic-answers.ts';

const horizon = 400;
const listedDays = 14;

/** The office on the days or the holiday that are named, and the moment for the model. Undefined without the database. */
export async function officeDays(env: Bindings, questions: readonly string[], language: Locale) {
  const today = gulfDate();
  try {
    const end = addDays(today, horizon);
    const periods = await inTime(loadPeriods(env, today, end));
    const days = questions
      .map((question) => daysIn(question, today).filter((day) => day <= end))
      .find(({ length }) => length > 0);
    const holiday = questions.flatMap(holidaysIn);
    const period = periods.find(
      ({ id, lastDay }) => lastDay >= today && holiday.some((name) => id.startsWith(`${name}-`)),
    );
    const named = days?.map(asPeriod) ?? (period ? [period] : []);
    return {
      named: named.map((one) => sentenceOf(periods, one, language)).join(' ') || undefined,
      moment: [
        `Now it is ${new Date(Date.now() + 4 * hourLength).toISOString().slice(11, 16)} in ${brand.city}, on ${formatDay(today)} ${today.slice(0, 4)}.`,
        ...daysFrom(today, listedDays).map((one) => sentenceOf(periods, asPeriod(one), 'en')),
      ].join(' '),
    };
  } catch (error) {
    log('error', 'office_hours_unavailable', { cause: error });
    return undefined;
  }
}

type Days = Pick<CalendarPeriod, 'firstDay' | 'lastDay'>;

function asPeriod(day: string): Days {
  return { firstDay: day, lastDay: day };
}

/** The hours of a longer period are those of its first working day. */
function sentenceOf(periods: readonly CalendarPeriod[], { firstDay, lastDay }: Days, language: Locale): string {
  const days = daysFrom(firstDay, daysBetween(firstDay, lastDay) + 1);
  const open = days.map((day) => openingOf(periods, day)).find(({ from }) => from > 0);
  const period = periods.find((one) => coversDay(one, firstDay) && (open || one.kind === 'closed'));
  const hourOf = (time: number) => new Date(time + 4 * hourLength).getUTCHours();
  const { officeDay, expectedDate } = topicAnswers[language];
  const sentence = officeDay(
    formatDay(firstDay, language),
    open && [hourOf(open.from), hourOf(open.to)],
    period && { en: period.nameEn, ar: period.nameAr }[language],
    lastDay > firstDay ? formatDay(lastDay, language) : undefined,
  );
  return period?.certainty === 'expected' ? `${sentence} ${expectedDate}` : sentence;
}
