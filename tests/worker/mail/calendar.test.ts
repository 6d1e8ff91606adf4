import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { brand } from '../../../src-shared/brand.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { timeSlots } from '../../../src-shared/forms/options.ts';
import { demoCalendar } from '../../../src-worker/bookings/calendar-file.ts';

function demo(additional_data: Record<string, string | null>): Submission {
  return {
    id: '0b0e2a5c-6f0b-4a57-9a39-5d9a2a1f6c11',
    form_type: 'demo',
    first_name: 'Layla',
    last_name: 'Haddad',
    email: 'layla@gulf-logistics.example',
    company: 'Gulf Logistics',
    phone: null,
    message: 'Process Automation',
    additional_data,
    submitted_at: '2026-01-31T08:00:00.000Z',
    status: 'pending',
    locale: 'en',
  };
}

const requested = demo({ preferredDate: '2026-02-05', preferredTime: '1-2 PM' });

it('knows the hours of every time slot in the form', () => {
  const hours = timeSlots.map((preferredTime) => {
    const file = demoCalendar(demo({ preferredDate: '2026-02-05', preferredTime }))!;
    const utcHour = (name: string) => Number(new RegExp(`${name}:20260205T(\\d\\d)0000Z`).exec(file)?.[1]);
    return [utcHour('DTSTART') + 4, utcHour('DTEND') + 4];
  });
  expect(hours).toEqual([
    [9, 10],
    [10, 11],
    [11, 12],
    [13, 14],
    [14, 15],
    [15, 16],
    [16, 17],
  ]);
});

it('creates a tentative event in Dubai time, with the company name in quotes, that another parser can read', () => {
  const calendar = new ICAL.Component(ICAL.parse(demoCalendar(requested)!));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  const component = calendar.getFirstSubcomponent('vevent')!;
  const event = new ICAL.Event(component);
  expect(event.uid).toBe(requested.id);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-02-05T09:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-02-05T10:00:00.000Z');
  expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(event.summary).toContain(brand.name);
  expect(component.getFirstProperty('organizer')!.getParameter('cn')).toBe(brand.name);
  expect(demoCalendar(requested)).toContain(`ORGANIZER;CN="${brand.name}":mailto:${brand.email}`);
});

it('creates the same file each time, so a retried mail is identical', () => {
  expect(demoCalendar(requested)).toBe(demoCalendar(requested));
});

it('says when the time is confirmed, within 24 hours or on a day', () => {
  const description = (answerDay?: string) =>
    new ICAL.Component(ICAL.parse(demoCalendar(requested, answerDay)!))
      .getFirstSubcomponent('vevent')!
      .getFirstPropertyValue('description');
  expect(description()).toContain('will confirm the time within 24 hours.');
  expect(description('2026-02-02')).toContain('will confirm the time on Monday, 2 February at the latest.');
});

it('creates no file for a record without a valid time slot', () => {
  expect(demoCalendar(demo({ preferredDate: null, preferredTime: null }))).toBeUndefined();
  expect(demoCalendar(demo({ preferredDate: '2026-02-05', preferredTime: 'noon' }))).toBeUndefined();
});
