import { expect, it } from 'vitest';
import {
  calendarLinks,
  demoTime,
  demoTimeForStaff,
  demoTimeInSubject,
  visitorHours,
} from '#worker/bookings/demo-times.ts';

const event = {
  title: 'Rihla AI demo & more',
  description: 'عرض + نقاش',
  startsAt: '2026-12-03T05:00:00.000Z',
  endsAt: '2026-12-03T06:00:00.000Z',
};

it('fills in the event forms of Google Calendar and Outlook', () => {
  const { google, outlook } = calendarLinks(event);
  const [googleUrl, outlookUrl] = [new URL(google), new URL(outlook)];
  expect(googleUrl.origin + googleUrl.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(googleUrl.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20261203T050000Z/20261203T060000Z',
    details: event.description,
  });
  expect(outlookUrl.origin + outlookUrl.pathname).toBe('https://outlook.office.com/calendar/0/deeplink/compose');
  expect(Object.fromEntries(outlookUrl.searchParams)).toEqual({
    subject: event.title,
    startdt: '2026-12-03T05:00:00Z',
    enddt: '2026-12-03T06:00:00Z',
    body: event.description,
  });
});

it('writes spaces without plus signs, which Outlook would show', () => {
  const { google, outlook } = calendarLinks(event);
  expect(google + outlook).not.toContain('+');
});

const nine = '2026-12-03T05:00:00.000Z';

const eleven = '2026-12-03T07:00:00.000Z';

it('formats a slot in Gulf time, in both languages', () => {
  expect(demoTime(nine, 'en')).toEqual({ date: 'Thursday, 3 December 2026', hours: '9:00–10:00 AM' });
  expect(demoTime(eleven, 'en').hours).toBe('11:00 AM – 12:00 PM');
  expect(demoTime(nine, 'ar')).toEqual({ date: 'الخميس، 3 ديسمبر 2026', hours: 'من 9:00 إلى 10:00 ص' });
  expect(demoTime(eleven, 'ar').hours).toBe('من 11:00 ص إلى 12:00 ظهرًا');
});

it('formats the slot in a subject without the year, and for staff with it', () => {
  expect(demoTimeInSubject(nine, 'en')).toBe('Thursday, 3 December, 9:00–10:00 AM, Gulf Standard Time');
  expect(demoTimeInSubject(nine, 'ar')).toBe('الخميس، 3 ديسمبر، من 9:00 إلى 10:00 ص بتوقيت الخليج');
  expect(demoTimeForStaff('2026-12-03T09:00:00.000Z')).toBe('Thursday, 3 December 2026, 13:00–14:00 (Dubai)');
});

it.each([
  ['Europe/London', '5:00–6:00 AM, London time'],
  ['Asia/Kolkata', '10:30–11:30 AM, Kolkata time'],
  ['America/Los_Angeles', 'Wednesday, 9:00–10:00 PM, Los Angeles time'],
  ['Pacific/Auckland', '6:00–7:00 PM, Auckland time'],
])('formats the slot in %s, with the weekday when the date is another one', (zone, time) => {
  expect(visitorHours(zone, 'en')(nine)).toBe(time);
});

it('appends an ending instead of the name of the zone', () => {
  const hours = visitorHours('America/Los_Angeles', 'en', 'your time');
  expect(hours(nine)).toBe('Wednesday, 9:00–10:00 PM your time');
  expect(hours('2026-12-03T12:00:00.000Z')).toBe('4:00–5:00 AM your time');
});

it('names a zone without a city as the standard does', () => {
  expect(visitorHours('Etc/GMT+5', 'en')(nine)).toBe('12:00–1:00 AM, GMT-05:00');
  expect(visitorHours('Asia/Riyadh', 'ar')(nine)).toBe('من 8:00 إلى 9:00 ص، بتوقيت الرياض');
});

it('formats the visitor’s time in Arabic', () => {
  const time = 'الأربعاء، من 9:00 إلى 10:00 م، بتوقيت لوس أنجلوس';
  expect(visitorHours('America/Los_Angeles', 'ar')(nine)).toBe(time);
});

it.each([null, undefined, '', 'Asia/Dubai', 'Asia/Muscat', '+04:00', 'Mars/Olympus', '<b>', 'x'.repeat(100)])(
  'adds no time for the zone %j, which is unknown or equals Dubai’s',
  (zone) => {
    expect(visitorHours(zone, 'en')(nine)).toBeUndefined();
  },
);
