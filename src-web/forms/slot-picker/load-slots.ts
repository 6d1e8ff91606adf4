import type { Locale } from '../../../src-shared/locales.ts';
import { gulfDate } from '../../../src-shared/time/days.ts';
import { call } from '../../lib/api.ts';
import { expireSlots, knownSlots, learnDays } from './known-slots.ts';
import { addMonths, daysOf } from './month.ts';

/** Milliseconds. */
const maxAge = 5 * 60 * 1000;
const monthsAhead = 2;

const requests = new Map<string, Promise<void>>();
let loaded = { version: 0, at: Date.now() };

/** Loads a month, and the next ones until one has a free time, which tells if there is a next month to show. */
export async function loadMonths(month: string, locale: Locale): Promise<void> {
  await loadMonth(month, locale);
  for (let count = 1; count <= monthsAhead; count += 1) {
    const next = addMonths(month, count);
    await loadMonth(next, locale);
    if (daysOf(next).some((day) => knownSlots().days.get(day)?.free.length)) return;
  }
}

function loadMonth(month: string, locale: Locale): Promise<void> {
  const key = `${month} ${knownSlots().version}`;
  const request = requests.get(key) ?? fetchMonth(month, locale);
  requests.set(key, request);
  request.catch(() => requests.delete(key));
  return request;
}

async function fetchMonth(month: string, locale: Locale): Promise<void> {
  const { version } = knownSlots();
  const today = gulfDate();
  const dates = daysOf(month).filter((date) => date >= today);
  if (dates.length === 0) return;
  const { slots, closed } = await call('GET /api/slots', { query: { from: dates[0], days: dates.length, locale } });
  // An answer that was under way while an hour was taken still has that hour.
  if (version !== knownSlots().version) return;
  const free = new Map(dates.map((date): [string, string[]] => [date, []]));
  for (const { startsAt } of slots) free.get(gulfDate(new Date(startsAt)))?.push(startsAt);
  const reasons = new Map(closed.map((day) => [day.date, day]));
  learnDays(dates.map((date) => [date, { free: free.get(date) ?? [], closed: reasons.get(date) }]));
  if (loaded.version !== version) loaded = { version, at: Date.now() };
}

export function expireOldSlots(): void {
  if (Date.now() - loaded.at > maxAge) expireSlots();
}
