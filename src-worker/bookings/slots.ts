import type { ClosedDay, Slots } from '#shared/contracts/bookings.ts';
import type { Locale } from '#shared/locales.ts';
import { daysFrom, timeZone, weekdayOf } from '#shared/time/days.ts';
import { coversDay, officeHours } from '#shared/time/office-hours.ts';
import type { Bindings } from '../env.ts';
import { texts } from '../http/texts.ts';
import { type Availability, hoursOn, ofHost, openSlots } from './availability.ts';
import { type Interviewer, ofInterviewers } from './interviewers.ts';
import { loadAvailability } from './load-availability.ts';

interface SlotsOf {
  from: string;
  days: number;
  locale: Locale;
  isStaff?: boolean;
  hostId?: string | undefined;
  /** All of them must be free. */
  interviewers?: Interviewer[] | undefined;
}

export async function listSlots(
  env: Bindings,
  { from, days, locale, isStaff, hostId, interviewers }: SlotsOf,
): Promise<Slots> {
  const dates = daysFrom(from, days);
  const everybody = await loadAvailability(env, { firstDay: from, lastDay: dates.at(-1)!, isStaff });
  const availability = interviewers ? ofInterviewers(everybody, interviewers) : ofHost(everybody, hostId);
  return { timeZone, slots: openSlots(availability, dates), closed: closedDays(availability, dates, locale) };
}

function closedDays({ hosts, periods }: Availability, dates: string[], locale: Locale): ClosedDay[] {
  const { weekend, noDemos } = texts[locale].gulfCalendar;
  return dates.flatMap((date): ClosedDay[] => {
    const closing = periods.filter((period) => period.kind === 'closed' && coversDay(period, date));
    const period = closing.find(({ certainty }) => certainty === 'official') ?? closing[0];
    if (period) {
      const reason = locale === 'ar' ? period.nameAr : period.nameEn;
      return [{ date, reason, certainty: period.certainty }];
    }
    if (hosts.some((host) => hoursOn(host, date).length > 0)) return [];
    const isWeekend = !(officeHours.weekdays as readonly number[]).includes(weekdayOf(date));
    return [{ date, reason: isWeekend ? weekend : noDemos, certainty: 'official' }];
  });
}
