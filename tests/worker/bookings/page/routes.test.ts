import { env } from 'cloudflare:workers';
import ICAL from 'ical.js';
import { beforeEach, expect, it } from 'vitest';
import { bookingPath } from '#shared/paths.ts';
import { bookingToken } from '#worker/bookings/find.ts';
import { texts } from '#worker/http/texts.ts';
import {
  addHost,
  beginOnMonday,
  bookDemo,
  rowsOf,
  setTime,
  tuesdayAtNine,
  tuesdayAtTen,
} from '../../support/bookings.ts';
import { freshAddress } from '../../support/client.ts';
import { databaseDown, databaseFailingAt, requestWith } from '../../support/faults.ts';
import { hostileTexts } from '../../support/hostile.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { mailbox, outbox } from '../../support/mail.ts';
import { wholeDatabase } from '../../support/my-data.ts';
import { assets } from '../../support/plain-forms.ts';
import { sendUntilRefused } from '../../support/rate-limit.ts';
import { changeHosts, deleteSubmission } from '../../support/records.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { openPage, postPage } from '../../support/token-pages.ts';

const filePath = '/booking/demo.ics';
const movePath = '/booking/reschedule';
const cancelPath = '/booking/cancel';
const wednesdayAtNine = '2026-11-25T05:00:00.000Z';

beforeEach(beginOnMonday);
function open(token: string, { query = '', path = '/booking', bindings = {} } = {}): Promise<Response> {
  return openPage(token, bindings, path, query);
}

const htmlOf = async (response: Response | Promise<Response>) => (await response).text();
const move = (token: string, startsAt: string) => postPage(movePath, { token, startsAt });
const cancel = (token: string) => postPage(cancelPath, { token });

async function onlyBooking() {
  const [row] = await rowsOf<{ starts_at: string; status: string; sequence: number }>('bookings');
  return row!;
}

it('shows the slot, its visitor, and the possible actions', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const html = await htmlOf(open(token));
  for (const text of [
    'Your demo is booked.',
    'Tuesday, 24 November 2026',
    '9:00–10:00 AM in Dubai',
    '>Booked<',
    'Layla Haddad',
    'Gulf Logistics',
    `href="/booking/demo.ics?token=${token}"`,
    'href="https://calendar.google.com/calendar/render?action=TEMPLATE',
    'href="https://outlook.office.com/calendar/0/deeplink/compose?',
    'action="/booking/reschedule"',
    'action="/booking/cancel"',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('We could not find a booking for this link.');
  expect(html).not.toContain('role="status"');
});

it('shows the link of the meeting ten minutes before it begins', async () => {
  await changeHosts({ meetingUrl: 'https://meet.example/rihla' });
  const { token } = await bookDemo(tuesdayAtNine);
  setTime('2026-11-24T04:49:59.999Z');
  expect(await htmlOf(open(token))).not.toContain('https://meet.example/rihla');
  setTime('2026-11-24T04:50:00.000Z');
  expect(await htmlOf(open(token))).toContain('https://meet.example/rihla');
});

it('speaks Arabic under /ar, and its forms lead to Arabic pages', async () => {
  const { token } = await bookDemo(tuesdayAtNine, { locale: 'ar', timezone: 'Europe/Berlin' });
  const html = await htmlOf(open(token, { path: '/ar/booking' }));
  for (const text of [
    'تم حجز موعدكم.',
    'الثلاثاء',
    'من 9:00 إلى 10:00 ص بتوقيت دبي',
    'بتوقيت برلين',
    'action="/ar/booking/cancel"',
  ]) {
    expect(html).toContain(text);
  }
  const moved = await postPage('/ar/booking/reschedule', { token, startsAt: tuesdayAtTen });
  expect(moved.headers.get('location')).toBe(`/ar/booking?token=${token}&moved=1`);
  expect(await htmlOf(open(token, { path: '/ar/booking', query: '&moved=1' }))).toContain(
    'تم تغيير موعد العرض التوضيحي.',
  );
  const taken = await postPage('/ar/booking/reschedule', { token, startsAt: '2026-11-28T05:00:00.000Z' });
  expect(await taken.text()).toContain('هذه المواعيد متاحة');
});

it.each([
  ['Europe/Berlin', '6:00–7:00 AM, Berlin time', '>7:00–8:00 AM your time<'],
  ['America/Los_Angeles', 'Monday, 9:00–10:00 PM, Los Angeles time', '>Monday, 11:00 PM – 12:00 AM your time<'],
])('shows the slots also in the visitor’s zone %s', async (timezone, hour, option) => {
  const { token } = await bookDemo(tuesdayAtNine, { timezone });
  const html = await htmlOf(open(token, { query: '&day=2026-11-24' }));
  expect(html).toContain(hour);
  expect(html).toContain(option);
});

it.each(hostileTexts)('shows the name and the company %j as plain text', async (text) => {
  const { token } = await bookDemo(tuesdayAtNine, { firstName: text, company: text });
  await env.DB.prepare(`UPDATE form_submissions SET additional_data = json_set(additional_data, '$.timezone', ?)`)
    .bind(text)
    .run();
  for (const response of [await open(token), await move(token, '2026-11-28T05:00:00.000Z')]) {
    const html = await response.text();
    expect(html).not.toMatch(/<script|<img|<svg onload|<b>/i);
    expect(html.match(/<section/g)).toHaveLength(3);
  }
});

const hoursIn = (html: string) => [...html.matchAll(/type="radio"[^>]*value="([^"]+)"/g)].map(([, time]) => time);

it('offers the free days of a month as links, and the slots of one day', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  await bookDemo(wednesdayAtNine);
  const now = await htmlOf(open(token, { query: '&day=2026-11-24' }));
  expect(now).toContain('November 2026');
  expect(now).toMatch(/aria-label="Tuesday, 24 November, \d available times" aria-current="date"/);
  expect(hoursIn(now)).toContain(tuesdayAtTen);
  expect(hoursIn(now)).not.toContain(tuesdayAtNine);
  expect(hoursIn(now).length).toBeLessThanOrEqual(7);
  expect(now).toContain(`href="/booking?token=${token}&amp;day=2026-11-25#move"`);
  expect(now).toContain('closed: Weekend');
  const wednesday = await htmlOf(open(token, { query: '&day=2026-11-25' }));
  expect(hoursIn(wednesday)[0]).toBe('2026-11-25T06:00:00.000Z');
});

it('links to the bookable months, and from other days to the day of the booking', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  expect(await htmlOf(open(token))).toMatch(/day=2026-12-01#move" aria-label="Next month"/);
  const december = await htmlOf(open(token, { query: '&day=2026-12-01' }));
  expect(december).toContain('December 2026');
  expect(december).toMatch(/day=2026-11-23#move" aria-label="Previous month"/);
  for (const day of ['2026-11-01', '2027-11-01', '2026-13-01', 'x', '-1']) {
    const html = await htmlOf(open(token, { query: `&day=${day}` }));
    expect(html).toContain('November 2026');
    expect(hoursIn(html)[0]).toMatch(/^2026-11-24T/);
  }
});

it('says so when no slot is free', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  await changeHosts({ active: false });
  const html = await htmlOf(open(token));
  await changeHosts({ active: true });
  expect(html).toContain('No time is available in this month.');
  expect(html).not.toContain('type="radio"');
});

it('confirms the time in one voice for a visitor who has just sent it', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const html = await htmlOf(open(token, { query: '&sent=1' }));
  const { title, text } = texts.en.forms.demo.success;
  expect(html).toContain('This time is confirmed; there is nothing else to do.');
  expect(html).toMatch(/role="status"[^>]*autofocus/);
  expect(html).toContain(title);
  expect(html).not.toContain(text!.replaceAll("'", '&#x27;'));
  expect(html.indexOf(title)).toBeLessThan(html.indexOf('Your demo is booked.'));
});

it('moves the demo, says so, and emails the visitor', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const response = await move(token, tuesdayAtTen);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/booking?token=${token}&moved=1`);
  const html = await htmlOf(open(token, { query: '&moved=1' }));
  for (const text of ['Your demo has been moved.', '10:00–11:00 AM in Dubai', 'autofocus'])
    expect(html).toContain(text);
  expect(await onlyBooking()).toMatchObject({ starts_at: tuesdayAtTen, sequence: 1 });
  const [mail] = (await outbox()).filter(({ kind }) => kind === 'booking_moved');
  expect(mail).toMatchObject({ status: 'sent' });
});

it('offers three other slots, one click each, when the slot is taken', async () => {
  const { token } = await bookDemo(tuesdayAtNine, { timezone: 'Europe/Berlin' });
  await bookDemo(tuesdayAtTen);
  const response = await move(token, tuesdayAtTen);
  expect(response.status).toBe(409);
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  const html = await response.text();
  expect(html).toContain('<title>Error: ');
  expect(html).toMatch(/role="alert"[^>]*autofocus/);
  expect(html).toContain(texts.en.problemMessages.slot_taken.detail);
  const offered = [...html.matchAll(/<button (?=[^>]*name="startsAt")[^>]*value="([^"]+)"/g)].map(([, time]) => time!);
  expect(offered).toHaveLength(3);
  expect(html).toContain('8:00–9:00 AM your time');
  expect((await move(token, offered[0]!)).status).toBe(303);
  expect((await rowsOf<{ starts_at: string }>('bookings')).map((row) => row.starts_at)).toContain(offered[0]);
});

it.each(['', 'noon', '2026-11-24T10:00'])('asks for a slot when %j is sent', async (startsAt) => {
  const { token } = await bookDemo(tuesdayAtNine);
  const response = await move(token, startsAt);
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('Please choose a time.');
  expect(html).toContain('Your demo is booked.');
});

it('asks before it cancels, then cancels once, however often the form is sent', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const [, asked] = (await htmlOf(open(token))).split('<details');
  expect(asked).toContain('Cancel this demo?');
  expect(asked).toContain('action="/booking/cancel"');
  const answers = [...(await Promise.all([cancel(token), cancel(token)])), await cancel(token)];
  for (const { status, headers } of answers) {
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(`/booking?token=${token}&cancelled=1`);
  }
  expect(await onlyBooking()).toMatchObject({ status: 'cancelled', sequence: 1 });
  expect((await outbox()).filter(({ kind }) => kind === 'booking_cancelled')).toHaveLength(1);
  const html = await htmlOf(open(token, { query: '&cancelled=1' }));
  for (const text of [
    'Your demo has been cancelled.',
    'Your demo is cancelled.',
    '>Cancelled<',
    'href="/schedule-demo"',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('<form method="post" action="/booking');
});

it('shows a demo that has begun or is over without forms', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  setTime(tuesdayAtNine);
  const begun = await htmlOf(open(token));
  setTime(tuesdayAtTen);
  const pastPage = await htmlOf(open(token));
  await env.DB.prepare(`UPDATE bookings SET status = 'held'`).run();
  const held = await htmlOf(open(token));
  expect(begun).toContain('Your demo has begun.');
  expect(pastPage).toContain('Your demo is over.');
  expect(held).toContain('>Completed<');
  for (const html of [begun, pastPage, held]) expect(html).not.toContain('action="/booking');
});

it.each([
  ['has begun', async () => setTime(tuesdayAtNine), 'Your demo has begun.'],
  ['is cancelled', cancel, 'Your demo is cancelled.'],
])('says why a demo that %s is not moved, and shows its state', async (_what, change, title) => {
  const { token } = await bookDemo(tuesdayAtNine);
  await change(token);
  const response = await move(token, wednesdayAtNine);
  expect(response.status).toBe(409);
  const html = await response.text();
  expect(html).toContain(texts.en.problemDetails.bookingClosed);
  expect(html).toContain(title);
});

it.each([
  ['moved', '&moved=1'],
  ['cancelled', '&cancelled=1'],
])('does not say that a demo is %s when it is not', async (_what, query) => {
  const { token } = await bookDemo(tuesdayAtNine);
  expect(await htmlOf(open(token, { query }))).not.toContain('role="status"');
});

it('does not say that a demo was just sent once it has moved', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  await move(token, tuesdayAtTen);
  expect(await htmlOf(open(token, { query: '&sent=1' }))).not.toContain(texts.en.forms.demo.success.title);
});

it.each(['booked', 'moved', 'cancelled'])(
  'gives the calendar file of the latest email to download, when %s',
  async (now) => {
    const { to } = mailbox();
    const { token, booking } = await bookDemo(tuesdayAtNine, { locale: 'ar' });
    if (now === 'moved') await move(token, tuesdayAtTen);
    if (now === 'cancelled') await cancel(token);
    const file = await (await open(token, { path: filePath })).text();
    const attached = to('layla@gulf-logistics.example').at(-1)!.attachments![0]!.content;
    const ofMail = new TextDecoder().decode(Uint8Array.from(atob(attached), (character) => character.charCodeAt(0)));
    const [shown, mailed] = [file, ofMail].map((one) => {
      const calendar = new ICAL.Component(ICAL.parse(one));
      const { uid, sequence, startDate } = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
      return { method: calendar.getFirstPropertyValue('method'), uid, sequence, start: startDate.toString() };
    });
    expect(shown).toEqual(mailed);
    expect(shown).toMatchObject({
      method: now === 'cancelled' ? 'CANCEL' : 'REQUEST',
      uid: booking.id,
      sequence: now === 'booked' ? 0 : 1,
    });
  },
);

it('gives the calendar file as a download', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const response = await open(token, { path: filePath });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="demo.ics"');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('answers a guessed token with the page that says so, and changes nothing', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const before = await wholeDatabase();
  const other = await bookingToken(env, crypto.randomUUID());
  for (const guess of ['', token.slice(0, -1), other, '<script>']) {
    for (const path of ['/booking', '/ar/booking']) {
      const answers = [
        await open(guess, { path }),
        await open(guess, { path: `${path}/demo.ics` }),
        await postPage(`${path}/reschedule`, { token: guess, startsAt: tuesdayAtTen }),
        await postPage(`${path}/cancel`, { token: guess }),
      ];
      for (const answer of answers) {
        await expectRefusal(answer, [404, 'page', `${path}: `]);
        expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      }
      const pages = await Promise.all(answers.map(htmlOf));
      // The app knows only the first of these addresses.
      expect(pages.map((html) => html.includes('<script'))).toEqual([true, false, false, false]);
    }
  }
  expect(await wholeDatabase()).toEqual(before);
});

it('says the same without a token, and for a booking that is erased', async () => {
  const { submission, token } = await bookDemo(tuesdayAtNine);
  await deleteSubmission(submission.id);
  for (const response of [await requestWith({ ASSETS: assets }, '/booking'), await open(token), await cancel(token)]) {
    expect(response.status).toBe(404);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain('We could not find a booking for this link.');
  }
});

it('changes nothing when the page and the file are opened, whatever the query', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const before = await wholeDatabase();
  for (const query of ['', '&cancel=1', '&cancelled=1', `&startsAt=${tuesdayAtTen}`, '&moved=1&later=1']) {
    for (const path of ['/booking', filePath, movePath, cancelPath]) await open(token, { path, query });
    await requestWith({ ASSETS: assets }, `${bookingPath(token)}${query}`, { method: 'HEAD' });
  }
  expect(await wholeDatabase()).toEqual(before);
});

it('limits the forms of a client, and still shows the booking', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const headers = { 'cf-connecting-ip': freshAddress() };
  const move = () => postPage(movePath, { token, startsAt: '' }, { headers });
  const { refused: response } = await sendUntilRefused(10, move);
  expect(response.headers.get('retry-after')).toBe('60');
  const html = await response.text();
  expect(html).toContain('Too many requests.');
  expect(html).toContain('Your demo is booked.');
  expect(await onlyBooking()).toMatchObject({ status: 'confirmed' });
});

it('answers with a page when only the free slots cannot be read', async () => {
  expectLogs('request_failed');
  const { token } = await bookDemo(tuesdayAtNine);
  const response = await open(token, { bindings: { DB: databaseFailingAt(0) } });
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain(texts.en.problemMessages.internal_error.detail);
  expect(html).toContain(`href="${bookingPath(token)}"`);
});

it('answers a form in the language that it names', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const refused = await postPage(movePath, { token, startsAt: '', locale: 'ar' });
  expect(await refused.text()).toContain(texts.ar.bookingView.move.none);
  const moved = await postPage(movePath, { token, startsAt: tuesdayAtTen, locale: 'ar' });
  expect(moved.headers.get('location')).toBe(`/ar/booking?token=${token}&moved=1`);
});

it('does not offer the booking’s own slot, although another host has it free', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  await addHost('b');
  // The time is an hour before the first slot of that day.
  const html = await htmlOf(move(token, '2026-11-24T04:00:00.000Z'));
  const offered = [...html.matchAll(/<button (?=[^>]*name="startsAt")[^>]*value="([^"]+)"/g)].map(([, time]) => time!);
  expect(offered).toHaveLength(3);
  expect(offered).toContain(tuesdayAtTen);
  expect(offered).not.toContain(tuesdayAtNine);
});

it('answers with a link to the booking while the database is down', async () => {
  expectLogs('request_failed');
  const { token } = await bookDemo(tuesdayAtNine);
  await open(token);
  const down = await open(token, { bindings: { DB: databaseDown() } });
  expect(down.status).toBe(503);
  const html = await down.text();
  expect(html).toContain(texts.en.problemMessages.unavailable.detail);
  expect(html).toContain(`href="${bookingPath(token)}"`);
});

it('writes no name, address or token into the log', async () => {
  const { token, submission } = await bookDemo(tuesdayAtNine);
  await open(token);
  await open(`${token}0`);
  await move(token, '');
  await move(token, tuesdayAtTen);
  await cancel(token);
  expect(logged.length).toBeGreaterThan(0);
  for (const secret of [submission.email, 'Haddad', token]) expect(logged.join()).not.toContain(secret);
});
