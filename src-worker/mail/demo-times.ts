import { demoEnd } from '../../src-shared/booking/demo-hours.ts';
import { isolated } from '../../src-shared/content/isolated.ts';
import { gulfDate, timeZone } from '../../src-shared/gulf-time.ts';
import { direction, intlLocale, type Locale } from '../../src-shared/locales.ts';
import { texts } from '../texts.ts';
import { dateLocale, formatDate, formatDay } from './dates.ts';

/** The date and the hours of a demo that begins at an ISO time, in Gulf time: `Thursday, 3 December 2026` and `9:00–10:00 AM`. */
export function demoTime(startsAt: string, locale: Locale): { date: string; hours: string } {
  return { date: formatDate(gulfDate(new Date(startsAt)), locale), hours: hoursIn(timeZone, locale)(startsAt) };
}

/** For a subject: `Thursday, 3 December, 9:00–10:00 AM, Gulf Standard Time`. */
export function demoTimeInSubject(startsAt: string, locale: Locale): string {
  const { comma, demoConfirmation } = texts[locale].mail;
  const hours = demoConfirmation.inGulfTime(hoursIn(timeZone, locale)(startsAt));
  return [formatDay(gulfDate(new Date(startsAt)), locale), hours].join(comma);
}

/** For staff: `Thursday, 3 December 2026, 9:00–10:00 (Dubai)`. */
export function demoTimeForStaff(startsAt: string): string {
  const [start, end] = [startsAt, demoEnd(startsAt)].map((time) =>
    new Date(time).toLocaleTimeString(dateLocale.en, { hour: 'numeric', minute: '2-digit', timeZone }),
  );
  return `${formatDate(gulfDate(new Date(startsAt)))}, ${start}–${end} (Dubai)`;
}

/**
 * The hours in the visitor's zone, such as `5:00–6:00 AM, Greenwich Mean Time`, with the weekday when the date differs from
 * Dubai's. Undefined when the time is that of Dubai, or the zone is unknown: a visitor's program may name any.
 */
export function demoTimeIn(zone: string | null | undefined, startsAt: string, locale: Locale): string | undefined {
  if (!zone || !isTimeZone(zone)) return undefined;
  const local = wallClock(zone, startsAt);
  const gulf = wallClock(timeZone, startsAt);
  if (local === gulf) return undefined;
  const partOf = (type: 'weekday' | 'timeZoneName') =>
    new Intl.DateTimeFormat(dateLocale[locale], { [type]: 'long', timeZone: zone })
      .formatToParts(new Date(startsAt))
      .find((part) => part.type === type)?.value;
  const weekday = local.slice(0, 10) === gulf.slice(0, 10) ? undefined : partOf('weekday');
  const parts = [weekday, hoursIn(zone, locale)(startsAt), partOf('timeZoneName')];
  return parts.filter((part) => part !== undefined).join(texts[locale].mail.comma);
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** `2026-12-03 09:00`: Swedish writes times as ISO 8601 does. */
function wallClock(zone: string, time: string): string {
  return new Date(time).toLocaleString('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
}

/**
 * Says the hours of demos in a zone, such as `9:00–10:00 AM` or `11:00 AM – 12:00 PM`. Use it again for many demos: to make a
 * format takes longer than to use it. @throws RangeError for an unknown zone
 */
export function hoursIn(zone: string, locale: Locale): (startsAt: string) => string {
  const digits = direction[locale] === 'rtl' ? isolated : (text: string) => text;
  const format = new Intl.DateTimeFormat(intlLocale[locale], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: zone,
  });
  return (startsAt) => {
    const [start, end] = [clock(format, startsAt), clock(format, demoEnd(startsAt))];
    if (start.period === end.period) return `${digits(`${start.time}–${end.time}`)} ${end.period}`;
    return `${digits(start.time)} ${start.period} – ${digits(end.time)} ${end.period}`;
  };
}

function clock(format: Intl.DateTimeFormat, time: string): { time: string; period: string } {
  const parts = format.formatToParts(new Date(time));
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { time: `${partOf('hour')}:${partOf('minute')}`, period: partOf('dayPeriod') };
}
