import type { BookingTime } from '#shared/contracts/chat.ts';
import { normalize } from '#shared/search/normalize.ts';
import { wordsOf } from '#shared/search/words.ts';
import { dayIn } from './named-days.ts';

/** The parts of a day, within the hours in which demos take place. */
const parts: readonly (readonly [words: string, hours: { from: number; to: number }])[] = [
  ['morning صباح صباحا صبح', { from: 9, to: 12 }],
  ['noon midday lunchtime ظهر ظهرا', { from: 12, to: 14 }],
  ['afternoon عصر عصرا مساء مسا', { from: 13, to: 17 }],
  ['evening مغرب', { from: 15, to: 17 }],
];

const clock = /(?:^|\s)(\d{1,2})(?::?([0-5]\d))?\s?(am|pm|a\.m\.?|p\.m\.?|صباحا|مساء|ظهرا|عصرا)?(?=[\s,.?!؟،]|$)/g;
const before = /(?:\b(?:at|around|about|by|from)|الساعه|ساعه|على|حوالي)$/;
const firstHour = 8;

/** The day and the hours that a wish for a demo names, in the first of its readings that names them. */
export function timeIn(readings: readonly string[], today: string): BookingTime | undefined {
  const date = readings.map((reading) => dayIn(reading, today)).find((day) => day !== undefined);
  const hour = readings.map((reading) => hourIn(normalize(reading))).find((found) => found !== undefined);
  const words = wordsOf(readings.join(' ')).flatMap(({ word, bare }) => [word, bare]);
  const part = parts.find(([names]) => names.split(' ').some((name) => words.includes(name)))?.[1];
  const hours = hour === undefined ? part : { from: hour, to: hour + 1 };
  return date || hours ? { ...(date && { date }), ...hours } : undefined;
}

/** A number is an hour when a word before it or after it says so. Demos take place by day, so 2 is 14. */
function hourIn(question: string): number | undefined {
  for (const found of question.matchAll(clock)) {
    const [, digits, minutes, half] = found;
    const hour = Number(digits);
    if (hour > 23 || !(minutes || half || before.test(question.slice(0, found.index).trimEnd()))) continue;
    const isLater = half ? /^(?:p|مساء|عصرا)/.test(half) && hour < 12 : hour < firstHour;
    return isLater ? hour + 12 : hour;
  }
  return undefined;
}
