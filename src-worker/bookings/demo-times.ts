import { demoEnd } from '#shared/bookings/demo-hours.ts';
import { intlLocale, type Locale } from '#shared/locales.ts';
import { gulfDate, timeZone } from '#shared/time/days.ts';
import { dateLocale, formatDate, formatDay, withNoon } from '#shared/time/format-date.ts';
import { zoneCity } from '#shared/time/zone-city.ts';
import { texts } from '../http/texts.ts';

export function demoTime(startsAt: string, locale: Locale): { date: string; hours: string } {
  return { date: formatDate(gulfDate(new Date(startsAt)), locale), hours: hoursIn(timeZone, locale)(startsAt) };
}

export function demoTimeInSubject(startsAt: string, locale: Locale): string {
  const { comma, demoConfirmation } = texts[locale].mail;
  const hours = demoConfirmation.inGulfTime(hoursIn(timeZone, locale)(startsAt));
  return [formatDay(gulfDate(new Date(startsAt)), locale), hours].join(comma);
}

export function demoTimeForStaff(startsAt: string): string {
  const [start, end] = [startsAt, demoEnd(startsAt)].map((time) =>
    new Date(time).toLocaleTimeString(dateLocale.en, { hour: 'numeric', minute: '2-digit', timeZone }),
  );
  return `${formatDate(gulfDate(new Date(startsAt)))}, ${start}–${end} (Dubai)`;
}

/** Returns nothing if the time equals Dubai's or the zone is unknown: a visitor's browser may name any. */
export function visitorHours(
  zone: string | null | undefined,
  locale: Locale,
  ending?: string,
): (startsAt: string) => string | undefined {
  if (!zone || !isTimeZone(zone)) return () => undefined;
  const [local, gulf] = [wallClock(zone), wallClock(timeZone)];
  const [weekday, zoneName] = [partIn(zone, locale, 'weekday'), partIn(zone, locale, 'timeZoneName')];
  const city = zoneCity(zone, locale);
  const inZone = city && texts[locale].bookingView.timeIn(city);
  const hours = hoursIn(zone, locale);
  return (startsAt) => {
    const [there, dubai] = [local(startsAt), gulf(startsAt)];
    if (there === dubai) return undefined;
    const names = ending ? [`${hours(startsAt)} ${ending}`] : [hours(startsAt), inZone ?? zoneName(startsAt)];
    const isSameDate = there.slice(0, 10) === dubai.slice(0, 10);
    return (isSameDate ? names : [weekday(startsAt), ...names]).join(texts[locale].mail.comma);
  };
}

function partIn(zone: string, locale: Locale, type: 'weekday' | 'timeZoneName'): (time: string) => string {
  const format = new Intl.DateTimeFormat(dateLocale[locale], { [type]: 'long', timeZone: zone });
  return (time) => partOf(format.formatToParts(new Date(time)), type);
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** The Swedish format is ISO 8601. */
function wallClock(zone: string): (time: string) => string {
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  return (time) => format.format(new Date(time));
}

/** Reuse the result: creating a formatter takes longer than using it. Throws RangeError for an unknown zone. */
export function hoursIn(zone: string, locale: Locale): (startsAt: string) => string {
  const { range } = texts[locale].mail;
  const format = new Intl.DateTimeFormat(intlLocale[locale], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: zone,
  });
  return (startsAt) => {
    const [start, end] = [clock(format, startsAt), clock(format, demoEnd(startsAt))];
    const from = start.period === end.period ? start.time : `${start.time} ${start.period}`;
    return withNoon(range(from, `${end.time} ${end.period}`));
  };
}

function clock(format: Intl.DateTimeFormat, time: string): { time: string; period: string } {
  const parts = format.formatToParts(new Date(time));
  return { time: `${partOf(parts, 'hour')}:${partOf(parts, 'minute')}`, period: partOf(parts, 'dayPeriod') };
}

function partOf(parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string {
  return parts.find((part) => part.type === type)?.value ?? '';
}

interface Event {
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  location?: string | null;
}

export function calendarLinks({ title, description, startsAt, endsAt, location }: Event): {
  google: string;
  outlook: string;
} {
  const [start, end] = [startsAt, endsAt].map((time) => time.replace(/\.\d+/, '')) as [string, string];
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${start}/${end}`.replace(/[-:]/g, ''),
      details: description,
      ...(location && { location }),
    }),
    outlook: withQuery('https://outlook.office.com/calendar/0/deeplink/compose', {
      subject: title,
      startdt: start,
      enddt: end,
      body: description,
      ...(location && { location }),
    }),
  };
}

/** `URLSearchParams` writes spaces as plus signs, which Outlook shows. */
function withQuery(address: string, values: Record<string, string>): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${pairs.join('&')}`;
}
