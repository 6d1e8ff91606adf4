import type { HolidayName } from '#shared/content/en/gulf-calendar.ts';
import { normalize } from '#shared/search/normalize.ts';
import { wordsOf } from '#shared/search/words.ts';
import { addDays, isDay, mondayOf, weekdayOf } from '#shared/time/days.ts';
import { addMonths } from '#shared/time/months.ts';
import { christmas, months, today as now, tomorrow, weekdays, weekend } from '../topics/day-words.ts';
import { groupOf, hasOneOf, type Way, wordsIn } from '../topics/words.ts';

const maxDays = 3;
const saturday = 6;

/** The days that a question names: a date, today, tomorrow, or days of the week. */
export function daysIn(question: string, today: string): string[] {
  const words = wordsOf(question).map(({ word }) => word);
  const text = words.join(' ');
  const date = dateInDigits(normalize(question), today) ?? dateInWords(words, today);
  if (date) return [date];
  if (dayAfterTomorrow.test(text)) return [addDays(today, 2)];
  if (hasOne(words, tomorrow)) return [addDays(today, 1)];
  if (hasOne(words, now)) return [today];
  const named = words.map((_, at) => weekdayAt(words, at)).filter((weekday) => weekday !== undefined);
  return [...new Set(named)].slice(0, maxDays).map((weekday) => nextOf(weekday, text, today));
}

export function dayIn(question: string, today: string): string | undefined {
  return daysIn(question, today)[0];
}

/** The holiday that a question names; several names stand for the next of them. Narrow ways come first. */
const holidays: readonly (readonly [way: Way, ...HolidayName[]])[] = [
  [['islamic hijri هجريه', 'year سنه'], 'islamicNewYear'],
  [['new راس', 'year years سنه'], 'newYear'],
  [['fitr فطر'], 'eidAlFitr'],
  [['adha arafah arafat اضحي عرفه'], 'eidAlAdha'],
  [['national etihad union وطني اتحاد', 'day eid يوم عيد'], 'nationalDay'],
  [['prophet mawlid مولد'], 'prophetsBirthday'],
  [['ramadan رمضان'], 'ramadan'],
  [['eid عيد'], 'eidAlFitr', 'eidAlAdha'],
  [
    ['holiday عطله عطلات عطل'],
    ...(['newYear', 'nationalDay', 'islamicNewYear', 'prophetsBirthday', 'eidAlFitr', 'eidAlAdha'] as const),
  ],
];

export function holidaysIn(question: string): readonly HolidayName[] {
  const words = wordsIn(question);
  const [, ...names] = holidays.find(([way]) => hasOneOf([way.map(groupOf)], words)) ?? [[]];
  return names;
}

const dayAfterTomorrow = /day after tomorrow|(?:بعد|عقب) (?:بكر|باكر|باجر|غد)/;
const nextWeek = /next week|اسبوع (?:ال)?(?:جاي|ياي|قادم|مقبل)/;
const next = /(?:^|\s)(?:next|(?:ال)?(?:جاي|ياي|قادم|مقبل)ه?)(?=\s|$)/;
const endOfWeek = /(?:^| )نهايه الاسبوع/;

function hasOne(words: readonly string[], names: string): boolean {
  const wanted = names.split(' ');
  return words.some((word) => wanted.includes(word));
}

/** Sundays, sun and saterday, but not sunny. */
const english = /^(sun|mon|tue|wed|thu|fri|sat)(?:[a-z]*days?|e?s|rs?)?$/;
const englishDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

function weekdayAt(words: readonly string[], at: number): number | undefined {
  const word = words[at]!;
  if (hasOne([word], weekend) || endOfWeek.test(`${words[at - 1]} ${word}`)) return saturday;
  const { bare } = wordsOf(word)[0]!;
  const isNamed = (names: string) => names.split(' ').includes(bare);
  const weekday = Math.max(englishDays.indexOf(english.exec(word)?.[1] ?? ''), weekdays.findIndex(isNamed));
  return weekday < 0 || (word === 'احد' && !isSunday(words, at)) ? undefined : weekday;
}

/** Without its article, the Arabic Sunday also means “someone”. */
function isSunday(words: readonly string[], at: number): boolean {
  const after = words[at + 1];
  return after === undefined || next.test(after) || words[at - 1] === 'يوم';
}

function nextOf(weekday: number, text: string, today: string): string {
  const days = (weekday - weekdayOf(today) + 7) % 7;
  const day = addDays(today, days);
  const isLater = nextWeek.test(text) ? mondayOf(day) === mondayOf(today) : days === 0 && next.test(text);
  return isLater ? addDays(day, 7) : day;
}

const isoDate = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
/** 9-5 is a time, and 24/7 is no day. */
const shortDate = /(?<![\d/.-])(?!24\/7)(\d{1,2})(?:\/(\d{1,2})|[/.-](\d{1,2})[/.-](\d{4}|\d\d))(?![\d/])/;

/** The day precedes the month in the Emirates, unless there is no such month. */
function dateInDigits(text: string, today: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = isoDate.exec(text) ?? [];
  if (isoYear) return coming(today, monthsOf(today, Number(isoMonth), isoYear), Number(isoDay));
  const [, first, second, third, year] = shortDate.exec(text) ?? [];
  const [day = 0, month = 0] = [first, second ?? third].map(Number);
  return month > 12
    ? coming(today, monthsOf(today, day, year), month)
    : coming(today, monthsOf(today, month, year), day);
}

const numberOf = (word = '') => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1]) || undefined;
const beforeNumber = /(?:^|\s)(?:يوم|on(?: the)?)$/;

/** 2 December, December the 2nd, on the 2nd. */
function dateInWords(words: readonly string[], today: string): string | undefined {
  if (hasOne(words, christmas)) return coming(today, monthsOf(today, 12), 25);
  const year = words.find((word) => /^20\d\d$/.test(word));
  for (const [at, word] of words.entries()) {
    const month = monthOf(word);
    const day = [at - 1, at + 1, at - 2, at + 2].map((index) => numberOf(words[index])).find(Boolean);
    if (month > 0 && day) return coming(today, monthsOf(today, month, year), day);
  }
  const day = words.find((word, at) => numberOf(word) && beforeNumber.test(words.slice(0, at).join(' ')));
  const month = today.slice(0, 7);
  return coming(today, [month, addMonths(month, 1)], numberOf(day) ?? 0);
}

function monthOf(word: string): number {
  const isNamed = (name: string) => name === word || (word.length > 2 && /[a-z]/.test(name) && name.startsWith(word));
  return months.findIndex((names) => names.split(' ').some(isNamed)) + 1;
}

function monthsOf(today: string, month: number, year?: string): string[] {
  const first = Number(today.slice(0, 4));
  const years = year ? [year.padStart(4, '20')] : [first, first + 1];
  return years.map((one) => `${one}-${String(month).padStart(2, '0')}`);
}

/** The first of these days that is to come. */
function coming(today: string, inMonths: readonly string[], day: number): string | undefined {
  const dates = inMonths.map((month) => `${month}-${String(day).padStart(2, '0')}`);
  return dates.find((date) => isDay(date) && date >= today);
}
