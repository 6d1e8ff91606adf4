import ICAL from 'ical.js';
import { beforeEach, expect, it } from 'vitest';
import type { Host } from '#shared/contracts/hosts.ts';
import { addHost, beginOnMonday, bookDemo, setTime, tuesdayAtNine, tuesdayAtTen } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff, getAsStaff } from '../support/staff.ts';

beforeEach(beginOnMonday);

async function feedOf(hostId: string): Promise<string> {
  const { items } = await (await getAsStaff('/api/admin/hosts')).json<{ items: Host[] }>();
  return items.find(({ id }) => id === hostId)!.feedUrl.replace('https://rihla.example', '');
}

async function eventsOf(path: string) {
  const response = await request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

it('lists a host’s confirmed demos in a calendar with links to the admin area', async () => {
  const { booking } = await bookDemo(tuesdayAtNine);
  const cancelled = await bookDemo(tuesdayAtTen);
  await request(`/api/bookings/${cancelled.token}/cancel`, undefined, { method: 'POST' });
  const [event, ...others] = await eventsOf(await feedOf('demo-team'));
  expect(others).toEqual([]);
  expect(event?.uid).toBe(booking.id);
  expect(event?.summary).toBe('Demo · Layla Haddad · Gulf Logistics');
  expect(event?.startDate.toJSDate().toISOString()).toBe(tuesdayAtNine);
  expect(event?.endDate.toJSDate().toISOString()).toBe(booking.endsAt);
  expect(event?.description).toContain(`/admin/bookings/${booking.id}`);
});

it('keeps demos for ninety days', async () => {
  await bookDemo(tuesdayAtNine);
  const path = await feedOf('demo-team');
  const lastMoment = Date.parse(tuesdayAtNine) + 90 * 24 * 3_600_000;
  setTime(new Date(lastMoment).toISOString());
  expect(await eventsOf(path)).toHaveLength(1);
  setTime(new Date(lastMoment + 1).toISOString());
  expect(await eventsOf(path)).toEqual([]);
});

it('names the calendar, so that no program shows its secret address instead', async () => {
  const file = await (await request(await feedOf('demo-team'))).text();
  expect(file).toContain('\r\nX-WR-CALNAME:Rihla AI: Demo team\r\n');
  expect(file).toContain('\r\nNAME:Rihla AI: Demo team\r\n');
});

it('keeps the calendars of the hosts apart', async () => {
  await addHost('b');
  await bookDemo(tuesdayAtNine);
  await bookDemo(tuesdayAtNine);
  const [own, other] = [await eventsOf(await feedOf('demo-team')), await eventsOf(await feedOf('b'))];
  expect([own.length, other.length]).toEqual([1, 1]);
  expect(own[0]?.uid).not.toBe(other[0]?.uid);
});

it('moves to a new address on demand, and the old one stops working', async () => {
  const old = await feedOf('demo-team');
  const response = await requestWith(
    accessOff,
    '/api/admin/hosts/demo-team/feed',
    { method: 'POST' },
    'http://localhost',
  );
  const { host } = await response.json<{ host: Host }>();
  expect(host.feedUrl).not.toContain(old);
  await expectRefusal(request(old), [404, 'not_found', 'There is nothing at this address.'], () =>
    request(host.feedUrl.replace('https://rihla.example', '')),
  );
});

it('has no calendar at a guessed address', async () => {
  expectLogs('page_missing');
  const [id, signature] = [`demo-team.1`, (await feedOf('demo-team')).split('.').at(-2)!];
  const guesses = [
    `${id}.ics`,
    `${id}.${'0'.repeat(64)}.ics`,
    `demo-team.99.${signature}.ics`,
    `b.1.${signature}.ics`,
    '.ics',
    'x.ics',
    'demo-team.ics',
  ];
  for (const guess of guesses) expect((await request(`/calendar/${guess}`)).status, guess).toBe(404);
});

it('writes an Arabic name and a line break of a company as text', async () => {
  await bookDemo(tuesdayAtNine, {
    firstName: 'عبد',
    lastName: 'الله; BEGIN:VEVENT',
    company: 'A\r\nEND:VCALENDAR,\\n',
  });
  const events = await eventsOf(await feedOf('demo-team'));
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toContain('عبد الله; BEGIN:VEVENT');
});
