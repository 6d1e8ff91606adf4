import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { invitation } from '#worker/bookings/calendar-file.ts';
import type { BookedSlot } from '#worker/db/schema.ts';
import { submissionOf } from '#worker/db/submission-columns.ts';
import { texts } from '#worker/http/texts.ts';
import { hostileTexts } from '../support/hostile.ts';
import { exampleOf } from '../support/mail-examples.ts';

const stamp = '2026-01-31T08:00:00.000Z';
const link = `https://rihla.example/ar/booking?token=${crypto.randomUUID()}.${'a1'.repeat(32)}`;
const booked: BookedSlot = {
  id: '5f4dcc3b-5aa7-4d5e-9c6a-0b1f0e2d3c4b',
  startsAt: '2026-02-05T05:00:00.000Z',
  sequence: 0,
};
const moved: BookedSlot = {
  ...booked,
  startsAt: '2026-02-05T09:00:00.000Z',
  sequence: 1,
  previousStart: booked.startsAt,
};
const cancelled: BookedSlot = { ...moved, sequence: 2, cancelled: true };

const answersTo = 'reply+0123@rihla.example';
const visitor = submissionOf(exampleOf('booking_confirmation', 'ar').submission!);
const fileOf = (booking: BookedSlot, invited = visitor, meetingUrl: string | null = null) =>
  invitation({ visitor: invited, booking, stamp, link, meetingUrl, answersTo });

function parsed(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component, ...others] = calendar.getAllSubcomponents();
  expect([component!.name, others.length]).toEqual(['vevent', 0]);
  return { calendar, component: component!, event: new ICAL.Event(component!) };
}

it('invites the visitor to the slot, in UTC, from the company', () => {
  const { component, event } = parsed(fileOf(moved));
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-02-05T09:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-02-05T10:00:00.000Z');
  expect(event.startDate.zone.tzid).toBe('UTC');
  const organizer = component.getFirstProperty('organizer')!;
  expect([organizer.getFirstValue(), organizer.getParameter('cn')]).toEqual([`mailto:${answersTo}`, brand.name]);
  const attendee = component.getFirstProperty('attendee')!;
  expect(String(attendee.getFirstValue()).toLowerCase()).toBe(`mailto:${visitor.email}`);
  expect(attendee.getParameter('cn')).toBe('عبد الله محمد');
  expect(attendee.getParameter('rsvp')).toBe('TRUE');
  expect(component.getFirstPropertyValue('dtstamp')!.toString()).toBe('2026-01-31T08:00:00Z');
});

it('describes the demo in the visitor’s language, with a link to change it', () => {
  const { title, description } = texts.ar.mail.booking.calendar;
  const { component, event } = parsed(fileOf(booked));
  expect(event.summary).toBe(title);
  expect(event.description).toMatch(new RegExp(`^${description}\n\n`));
  expect(event.description).toContain(link);
  expect(component.getFirstPropertyValue('url')).toBe(link);
  expect(fileOf(cancelled)).not.toContain('token=');
});

it('has the location of the company, or the video link of the host', () => {
  const meetingUrl = 'https://meet.example/amal?pwd=a,b;c';
  const placeOf = (file: string) => {
    const { component, event } = parsed(file);
    return [event.location, component.getFirstPropertyValue('url')];
  };
  expect(placeOf(fileOf(booked))).toEqual([`${brand.name}, ${brand.city}, ${brand.country}`, link]);
  expect(placeOf(fileOf(moved, visitor, meetingUrl))).toEqual([meetingUrl, meetingUrl]);
});

it('writes lines as RFC 5545 asks: at most 75 bytes, ended by CRLF, none empty', () => {
  for (const file of [booked, moved, cancelled].map((booking) => fileOf(booking))) {
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = file.replace(/\r\n$/, '').split('\r\n');
    for (const line of lines) {
      expect(line).toMatch(/^(?:[A-Z-]+[;:]| )/);
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  }
});

it.each(hostileTexts)('stays one event when a visitor is called %j', (name) => {
  const file = fileOf(booked, { ...visitor, first_name: name, last_name: name });
  const { component, event } = parsed(file);
  expect(event.attendees).toHaveLength(1);
  expect(event.uid).toBe(booked.id);
  expect(component.getAllProperties().map((property) => property.name)).toEqual(
    parsed(fileOf(booked))
      .component.getAllProperties()
      .map((property) => property.name),
  );
});

it('creates the same file each time, so a retried email is identical', () => {
  expect(fileOf(moved)).toBe(fileOf(moved));
});
