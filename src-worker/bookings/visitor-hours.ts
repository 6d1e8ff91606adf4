import { timeZone } from '../../src-shared/gulf-time.ts';
import { intlLocale, type Locale } from '../../src-shared/locales.ts';
import { commas } from '../http/html-parts.ts';
import { hoursIn } from '../mail/demo-times.ts';
import { texts } from '../texts.ts';

/**
 * Says the hours of demos as the visitor's clocks show them, such as `6:00–7:00 AM your time`, with the weekday if it is another
 * one. Says nothing when these show the same as Dubai's, or the zone is unknown: a browser may send any text.
 */
export function visitorHours(locale: Locale, zone: string | null): (startsAt: string) => string | undefined {
  const there = zone ? clockIn(zone, locale) : undefined;
  if (!there) return () => undefined;
  const dubai = clockIn(timeZone, locale);
  return (startsAt) => {
    const [weekday, hours] = [there.weekday(startsAt), there.hours(startsAt)];
    const sameDay = weekday === dubai?.weekday(startsAt);
    if (sameDay && hours === dubai?.hours(startsAt)) return undefined;
    return `${sameDay ? '' : weekday + commas[locale]}${hours} ${texts[locale].bookingView.yourTime}`;
  };
}

function clockIn(zone: string, locale: Locale) {
  try {
    const format = new Intl.DateTimeFormat(intlLocale[locale], { weekday: 'long', timeZone: zone });
    return { weekday: (time: string) => format.format(new Date(time)), hours: hoursIn(zone, locale) };
  } catch {
    return undefined;
  }
}
