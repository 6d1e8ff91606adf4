import { env } from 'cloudflare:workers';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Host } from '#shared/contracts/hosts.ts';
import { texts } from '#worker/http/texts.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { addHost, beginOnMonday, bookDemo, everyWeekday, tuesdayAtNine } from '../support/bookings.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { minute, type SentMail } from '../support/mail.ts';
import { assets } from '../support/plain-forms.ts';
import { changeHosts } from '../support/records.ts';
import { asStaff } from '../support/staff.ts';
import { openPage } from '../support/token-pages.ts';

const visitor = 'layla@gulf-logistics.example';
const hisRoom = 'https://meet.example/omar?pwd=1,2';
const herRoom = 'https://teams.example/amal';

let mail: Awaited<ReturnType<typeof beginOnMonday>>;
beforeEach(async () => {
  mail = await beginOnMonday();
  await changeHosts({ active: false });
  await addHost('amal', everyWeekday, 'amal@rihla.example', herRoom);
});
afterEach(async () => {
  await changeHosts({ active: true });
});

const changeHost = (change: object) => asStaff('/api/admin/hosts/amal', { ...jsonPost(change), method: 'PATCH' });
const lastMail = () => mail.to(visitor).at(-1)!;
const pageOf = async (token: string, path = '/booking') => (await openPage(token, {}, path)).text();

function placeOf({ attachments }: SentMail) {
  const calendar = new ICAL.Component(ICAL.parse(atob(attachments![0]!.content)));
  const event = calendar.getFirstSubcomponent('vevent')!;
  return [event.getFirstPropertyValue('location'), event.getFirstPropertyValue('url')];
}

it('accepts only an https address as a video link', async () => {
  const refused = [
    'http://meet.example/a',
    'javascript:alert(1)',
    'meet.example/a',
    'https://user:word@meet.example/a',
    'https://localhost/a',
    `https://meet.example/${'a'.repeat(2100)}`,
  ];
  for (const meetingUrl of refused) expect((await changeHost({ meetingUrl })).status, meetingUrl).toBe(422);
  const changed = await changeHost({ meetingUrl: hisRoom });
  expect(await changed.json<{ host: Host }>()).toMatchObject({ host: { meetingUrl: hisRoom } });
  const kept = await changeHost({ nameEn: 'Amal H.' });
  expect(await kept.json<{ host: Host }>()).toMatchObject({ host: { meetingUrl: hisRoom } });
  const removed = await changeHost({ meetingUrl: '' });
  expect(await removed.json<{ host: Host }>()).toMatchObject({ host: { meetingUrl: null } });
});

it('puts the link of the host into the confirmation and its calendar file', async () => {
  await bookDemo(tuesdayAtNine);
  const { html, text } = lastMail();
  expect(html).toContain(`href="${herRoom}"`);
  expect(html).toContain(`location=${encodeURIComponent(herRoom)}`);
  expect(text).toContain(herRoom);
  expect(placeOf(lastMail())).toEqual([herRoom, herRoom]);
});

it('names the host, and says where the link of a host without one comes from', async () => {
  await bookDemo(tuesdayAtNine);
  const { joinLater } = texts.en.mail.booking;
  expect(lastMail().text).toContain('Host amal');
  expect(lastMail().text).not.toContain(joinLater);
  await changeHost({ meetingUrl: '', nameAr: 'أمل' });
  await bookDemo('2026-11-24T06:00:00.000Z', { locale: 'ar', email: 'noura@fund.example' });
  const [arabic] = mail.to('noura@fund.example');
  expect(arabic!.text).toContain('أمل');
  expect(arabic!.text).toContain(texts.ar.mail.booking.joinLater);
});

it('gives the host a calendar file that a move updates and a cancellation removes', async () => {
  const toHost = () => mail.to('amal@rihla.example').at(-1)!;
  const eventOf = ({ attachments }: SentMail) => {
    const event = new ICAL.Component(ICAL.parse(atob(attachments![0]!.content))).getFirstSubcomponent('vevent')!;
    return ['uid', 'sequence', 'status', 'summary', 'location'].map((name) => event.getFirstPropertyValue(name));
  };
  const { booking } = await bookDemo(tuesdayAtNine);
  const summary = expect.stringMatching(/^Demo .*Layla Haddad/);
  expect(eventOf(toHost())).toEqual([booking.id, 0, 'CONFIRMED', summary, herRoom]);
  const startsAt = '2026-11-24T12:00:00.000Z';
  await asStaff(`/api/admin/bookings/${booking.id}/reschedule`, jsonPost({ startsAt }));
  expect(eventOf(toHost())).toEqual([booking.id, 1, 'CONFIRMED', summary, herRoom]);
  await asStaff(`/api/admin/bookings/${booking.id}/cancel`, { method: 'POST' });
  expect(eventOf(toHost())).toEqual([booking.id, 2, 'CANCELLED', summary, herRoom]);
});

it('has the new host’s link after a move, also in the reminder', async () => {
  const { booking } = await bookDemo(tuesdayAtNine);
  const evening = everyWeekday.map((hours) => hours.filter((hour) => hour === 16));
  await addHost('omar', evening, 'omar@rihla.example', hisRoom);
  await changeHost({ hours: everyWeekday.map((hours) => hours.filter((hour) => hour === 9)) });
  const startsAt = '2026-11-24T12:00:00.000Z';
  const moved = await asStaff(`/api/admin/bookings/${booking.id}/reschedule`, jsonPost({ startsAt, hostId: 'omar' }));
  expect(await moved.json()).toMatchObject({ booking: { host: { id: 'omar' } } });
  expect(placeOf(lastMail())).toEqual([hisRoom, 'https://meet.example/omar?pwd=1,2']);
  vi.setSystemTime(Date.parse(startsAt) - 59 * minute);
  await deliverDue(env);
  expect(lastMail().subject).toContain(texts.en.mail.bookingMails.booking_reminder.subject);
  expect(lastMail().html).toContain('meet.example/omar');
  expect(lastMail().html).not.toContain(herRoom);
});

it('shows the link behind the emailed one from ten minutes before until the end', async () => {
  const { token } = await bookDemo(tuesdayAtNine);
  const { join, later } = texts.en.bookingView.meeting;
  const starts = Date.parse(tuesdayAtNine);
  vi.setSystemTime(starts - 10 * minute - 1);
  expect(await pageOf(token)).toContain(later);
  expect(await pageOf(token)).not.toContain(join);
  for (const time of [starts - 10 * minute, starts, starts + 59 * minute]) {
    vi.setSystemTime(time);
    expect(await pageOf(token)).toMatch(new RegExp(`<a [^>]*href="${herRoom}"[^>]*>${join}</a>`));
  }
  expect(await pageOf(token, '/ar/booking')).toContain(texts.ar.bookingView.meeting.join);
  vi.setSystemTime(starts + 60 * minute);
  expect(await pageOf(token)).not.toContain(herRoom);
});

it('shows no link of a cancelled demo', async () => {
  const { token, booking } = await bookDemo(tuesdayAtNine);
  await asStaff(`/api/admin/bookings/${booking.id}/cancel`, { method: 'POST' });
  expect(JSON.stringify(lastMail())).not.toContain(herRoom);
  vi.setSystemTime(Date.parse(tuesdayAtNine));
  expect(await pageOf(token)).not.toContain(herRoom);
  const file = await requestWith({ ASSETS: assets }, `/booking/demo.ics?token=${token}`);
  expect(await file.text()).not.toContain(herRoom);
});
