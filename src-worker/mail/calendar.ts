import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { demoEnd, preferredStart } from '../../src-shared/booking/demo-hours.ts';
import { brand } from '../../src-shared/brand.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { texts } from '../texts.ts';
import { answerTime } from './answer-time.ts';

export const organizer = { name: brand.name, email: brand.email };

/** An empty calendar (RFC 5545) in a language. */
export function newCalendar(locale: Locale, method: ICalCalendarMethod): ICalCalendar {
  return ical({ prodId: { company: brand.name, product: 'Demo', language: locale.toUpperCase() }, method });
}

/** The calendar as a file: RFC 5545 ends every line with CRLF, also the last one. */
export function fileOf(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

/**
 * The requested demo as a tentative event in the visitor's language, in UTC. The same submission always gives the same file, so
 * that a retried mail is identical. Undefined when the record has no time slot. `answerDay` is `YYYY-MM-DD`.
 */
export function demoCalendar(
  { id, submitted_at, additional_data, locale }: Submission,
  answerDay?: string,
): string | undefined {
  const start = preferredStart(additional_data);
  if (start === undefined) return undefined;
  const { title, description } = texts[locale].mail.demoConfirmation.calendar;
  const calendar = newCalendar(locale, ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    id,
    stamp: new Date(submitted_at),
    start: new Date(start),
    end: new Date(demoEnd(start)),
    status: ICalEventStatus.TENTATIVE,
    summary: title,
    description: description(answerTime(answerDay, locale)),
    organizer,
  });
  return fileOf(calendar);
}
