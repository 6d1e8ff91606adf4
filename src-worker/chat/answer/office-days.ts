import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locales.ts';
import { wordsOf } from '#shared/search/words.ts';
import { addDays, daysFrom, gulfDate, hourLength, weekdayOf } from '#shared/time/days.ts';
import { formatDay } from '#shared/time/format-date.ts';
import { openingOf } from '#shared/time/office-hours.ts';
import { type CalendarPeriod, loadPeriods } from '../../bookings/opening-hours.ts';
import type { Bindings } from '../../env.ts';
import { inTime } from '../../http/in-time.ts';
import { log } from '../../http/log.ts';
import { topicAnswers } from './topic-answers.ts';

const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const arabicWeekdays = 'احد اثنين ثلاثاء اربعاء خميس جمعه سبت'.split(' ');
const months = 'january february march april may june july august september october november december'.split(' ');
const arabicMonths = 'يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر'.split(' ');
const tomorrow = new Set('tomorrow bokra bukra باجر باكر بكره بكرا غدا'.split(' '));
const now = new Set('today now tonight اليوم يوم الحين الان دلوقتي'.split(' '));

/** The day that a question names: today, tomorrow, a day of the week, or a date. */
export function dayIn(question: string, today: string): string | undefined {
  const words = wordsOf(question).flatMap(({ word, bare }) => [word, bare]);
  const month = words.map((word) => monthOf(word)).find((found) => found > 0);
  const number = words.map((word) => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1])).find((found) => found > 0);
  if (month && number) return nextDate(today, month, number);
  if (words.some((word) => tomorrow.has(word))) return addDays(today, 1);
  const weekday = words
    .map((word) => Math.max(weekdays.indexOf(word), arabicWeekdays.indexOf(word)))
    .find((at) => at >= 0);
  if (weekday !== undefined) return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  return words.some((word) => now.has(word)) ? today : undefined;
}

function monthOf(word: string): number {
  const english = word.length > 2 ? months.findIndex((month) => month === word || month.slice(0, 3) === word) : -1;
  return Math.max(english, arabicMonths.indexOf(word)) + 1;
}

function nextDate(today: string, month: number, day: number): string | undefined {
  const rest = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  const date = [`${year}-${rest}`, `${year + 1}-${rest}`].find((one) => one >= today)!;
  const isDate = new Date(`${date}T00:00Z`).getUTCDate() === day;
  return isDate ? date : undefined;
}

const horizon = 400;
const listedDays = 14;

/** The office on the day that is named, and the moment for the model. Undefined without the database. */
export async function officeDays(env: Bindings, question: string, language: Locale) {
  const today = gulfDate();
  try {
    const periods = await inTime(loadPeriods(env, today, addDays(today, horizon)));
    const day = dayIn(question, today);
    return {
      named: day && sentenceOf(periods, day, language),
      moment: [
        `Now it is ${new Date(Date.now() + 4 * hourLength).toISOString().slice(11, 16)} in ${brand.city}, on ${formatDay(today)} ${today.slice(0, 4)}.`,
        ...daysFrom(today, listedDays).map((one) => sentenceOf(periods, one, 'en')),
      ].join(' '),
    };
  } catch (error) {
    log('error', 'office_hours_unavailable', { cause: error });
    return undefined;
  }
}

function sentenceOf(periods: readonly CalendarPeriod[], day: string, language: Locale): string {
  const { from, to } = openingOf(periods, day);
  const period = periods.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const name = period && { en: period.nameEn, ar: period.nameAr }[language];
  const hourOf = (time: number) => new Date(time + 4 * hourLength).getUTCHours();
  return topicAnswers[language].officeDay(
    formatDay(day, language),
    from === 0 ? undefined : [hourOf(from), hourOf(to)],
    name,
  );
}
