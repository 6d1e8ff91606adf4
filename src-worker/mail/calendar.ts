import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '../../src-shared/brand.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { gulfHour } from '../../src-shared/gulf-time.ts';
import { texts } from '../texts.ts';

/**
 * The requested demo as a tentative event (RFC 5545) in the visitor's language, in UTC. The same submission always gives the same file, so that a
 * retried mail is identical. Undefined when the record has no time slot.
 */
export function demoCalendar({ id, submitted_at, additional_data, locale }: Submission): string | undefined {
  const { preferredDate, preferredTime } = additional_data;
  const hours = preferredTime ? slotHours(preferredTime) : undefined;
  if (!preferredDate || !hours) return undefined;
  const { title, description } = texts[locale].mail.demoConfirmation.calendar;
  const calendar = ical({
    prodId: { company: brand.name, product: 'Demo', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id,
    stamp: new Date(submitted_at),
    start: gulfHour(preferredDate, hours.start),
    end: gulfHour(preferredDate, hours.end),
    status: ICalEventStatus.TENTATIVE,
    summary: title,
    description,
    organizer: { name: brand.name, email: brand.email },
  });
  return calendar.toString();
}

/** The hours of a slot such as `11-12 AM` or `1-2 PM`, 0 to 24. The office opens at nine, so a smaller number is PM. */
export function slotHours(slot: string): { start: number; end: number } | undefined {
  const match = /^(\d{1,2})-(\d{1,2}) [AP]M$/.exec(slot);
  if (!match) return undefined;
  const hour = (text: string) => (Number(text) < 9 ? Number(text) + 12 : Number(text));
  return { start: hour(match[1]!), end: hour(match[2]!) };
}
