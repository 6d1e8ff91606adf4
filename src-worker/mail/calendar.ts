import { brand, timeZone } from '../../src-shared/brand.ts';
import { mail } from '../../src-shared/content/en/mail.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';

/**
 * The requested demo as a calendar file (RFC 5545): tentative, in Dubai's time. The same submission always makes the
 * same file, so that a mail sent again is the same mail. Undefined when the record holds no slot.
 */
export function demoCalendar(submission: Submission): string | undefined {
  const { preferredDate, preferredTime } = submission.additional_data;
  const hours = preferredTime ? slotHours(preferredTime) : undefined;
  if (!preferredDate || !hours) return undefined;
  const day = preferredDate.replaceAll('-', '');
  const time = (hour: number) => `TZID=${timeZone}:${day}T${String(hour).padStart(2, '0')}0000`;
  const { title, description } = mail.demoConfirmation.calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand.name)}//Demo//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0400',
    'TZOFFSETTO:+0400',
    'TZNAME:GST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${submission.id}`,
    `DTSTAMP:${submission.submitted_at.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;${time(hours.start)}`,
    `DTEND;${time(hours.end)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `ORGANIZER;CN=${brand.name}:mailto:${brand.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The hours of a slot such as `11-12 AM` or `1-2 PM`, 0 to 24. The office starts at nine: what is less is after noon. */
export function slotHours(slot: string): { start: number; end: number } | undefined {
  const match = /^(\d{1,2})-(\d{1,2}) [AP]M$/.exec(slot);
  if (!match) return undefined;
  const hour = (text: string) => (Number(text) < 9 ? Number(text) + 12 : Number(text));
  return { start: hour(match[1]!), end: hour(match[2]!) };
}

/** RFC 5545, 3.3.11. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** RFC 5545, 3.1: a line has at most 75 octets, and goes on after a line break and a space. */
export function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
