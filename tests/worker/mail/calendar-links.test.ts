import { expect, it } from 'vitest';
import { calendarLinks } from '../../../src-worker/bookings/demo-times.ts';

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
