import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Slots } from '#shared/contracts/bookings.ts';
import type { Host } from '#shared/contracts/hosts.ts';
import { syncCalendars } from '#worker/bookings/busy/sync.ts';
import worker from '#worker/index.ts';
import { beginOnMonday, bookDemo, monday, postDemo, rowsOf, tuesdayAtNine } from '../../support/bookings.ts';
import { request } from '../../support/client.ts';
import { jsonPost } from '../../support/faults.ts';
import { expectLogs } from '../../support/logs.ts';
import { minute } from '../../support/mail.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { asStaff, getAsStaff } from '../../support/staff.ts';
import { emptyTables } from '../../support/tables.ts';

const url = 'https://calendar.example.com/secret-7f3/basic.ics';
const tuesdayMorning = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Dentist\r\nDTSTART:20261124T050000Z\r\nDTEND:20261124T063000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

let answer: (request: Request) => Response | Promise<Response>;
const asked: Request[] = [];

beforeEach(async () => {
  await beginOnMonday();
  await emptyTables('busy_calendars');
  asked.length = 0;
  answer = () =>
    new Response(tuesdayMorning, { headers: { etag: '"v1"', 'last-modified': 'Mon, 23 Nov 2026 03:00:00 GMT' } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const sent = new Request(input, init);
    asked.push(sent);
    return answer(sent);
  });
});
const setUrl = (busyUrl: string | null) =>
  asStaff('/api/admin/hosts/demo-team', { ...jsonPost({ busyUrl }), method: 'PATCH' });
const calendarOf = async () => {
  const { items } = await (await getAsStaff('/api/admin/hosts')).json<{ items: Host[] }>();
  return items.find(({ id }) => id === 'demo-team')!.busy;
};
const offered = async () => {
  const { slots } = await (await request('/api/slots?from=2026-11-24&days=1')).json<Slots>();
  return slots.map(({ startsAt }) => startsAt.slice(11, 13));
};
const later = (minutes: number) => vi.setSystemTime(Date.parse(monday) + minutes * minute);

it('accepts https and webcal addresses of public hosts, and never returns them', async () => {
  for (const refused of [
    'http://calendar.example.com/',
    'https://10.0.0.1/a.ics',
    'https://localhost/a.ics',
    'file:///etc/passwd',
  ]) {
    expect((await setUrl(refused)).status, refused).toBe(422);
  }
  const set = await setUrl('webcal://p01.icloud.example.com/published/2/secret-7f3');
  expect(set.status).toBe(200);
  expect(await set.text()).not.toContain('secret-7f3');
  expect(await calendarOf()).toEqual({
    hostname: 'p01.icloud.example.com',
    fetchedAt: null,
    error: null,
    isStale: false,
    unread: 0,
  });
  await setUrl(null);
  expect(await calendarOf()).toBeNull();
});

it('does not offer or book the half hours in which the host is busy', async () => {
  await setUrl(url);
  expect(await offered()).toContain('05');
  await syncCalendars(env);
  expect(await offered()).toEqual(['07', '09', '10', '11', '12']);
  await expectRefusal(
    postDemo(tuesdayAtNine),
    [409, 'slot_taken', 'This time is no longer available. Please choose another one.'],
    () => postDemo('2026-11-24T07:00:00.000Z'),
  );
  const stored = JSON.stringify(await rowsOf('busy_calendars'));
  expect(stored).not.toContain('Dentist');
});

it('asks for changes every fifteen minutes, and for everything once a day', async () => {
  await setUrl(url);
  await syncCalendars(env);
  later(14);
  await syncCalendars(env);
  expect(asked).toHaveLength(1);
  later(15);
  answer = () => new Response(null, { status: 304 });
  await syncCalendars(env);
  expect(asked[1]!.headers.get('if-none-match')).toBe('"v1"');
  expect(asked[1]!.headers.get('if-modified-since')).toBe('Mon, 23 Nov 2026 03:00:00 GMT');
  expect(await offered()).not.toContain('05');
  expect(await calendarOf()).toMatchObject({ fetchedAt: '2026-11-23T04:15:00.000Z', error: null });
  later(24 * 60);
  await syncCalendars(env);
  expect(asked[2]!.headers.has('if-none-match')).toBe(false);
});

it('keeps the known times while the source fails, and marks them stale', async () => {
  expectLogs('calendar_not_read');
  await setUrl(url);
  await syncCalendars(env);
  answer = () => new Response('no', { status: 500 });
  later(119);
  await syncCalendars(env);
  expect(await calendarOf()).toMatchObject({ error: 'It answered with 500', isStale: false });
  later(121);
  expect(await calendarOf()).toMatchObject({ isStale: true, fetchedAt: monday });
  expect(await offered()).not.toContain('05');
});

const megabyte = new Uint8Array(1024 * 1024).fill(32);
it.each([
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { location: 'https://127.0.0.1/' } }),
    'It answered with 302',
  ],
  [
    'no answer',
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    'It did not answer within five seconds',
  ],
  ['more than a megabyte', () => new Response(new Blob([megabyte, tuesdayMorning])), 'It is larger than 1 MiB'],
  ['a page', () => new Response('<html>sign in</html>'), expect.any(String)],
])('notes %s', async (_, feedAnswer, error) => {
  expectLogs('calendar_not_read');
  await setUrl(url);
  answer = feedAnswer;
  await syncCalendars(env);
  expect(await calendarOf()).toMatchObject({ error, fetchedAt: null });
  expect(await offered()).toContain('05');
});

it('forgets the times of a replaced address, and keeps an overlapping demo', async () => {
  const { booking } = await bookDemo(tuesdayAtNine);
  await setUrl(url);
  await syncCalendars(env);
  expect(await (await getAsStaff(`/api/admin/bookings/${booking.id}`)).json()).toMatchObject({
    booking: { status: 'confirmed' },
  });
  await setUrl(`${url}?other`);
  expect(await calendarOf()).toMatchObject({ fetchedAt: null });
  expect(await offered()).toContain('06');
});

it('reads 30 calendars in a run, and the others in the next', async () => {
  answer = () => new Response(null, { status: 304 });
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 31)
     INSERT INTO busy_calendars (host_id, url, added_at, intervals, unread) SELECT 'h' || i, ?, '2026', '[]', 0 FROM n`,
  )
    .bind(url)
    .run();
  await syncCalendars(env);
  expect(asked).toHaveLength(30);
  await syncCalendars(env);
  expect(asked).toHaveLength(31);
});

it('is started by its own Cron Trigger, and by no other', async () => {
  await setUrl(url);
  const run = (cron: string) => worker.scheduled({ cron } as ScheduledController, env);
  await run('* * * * *');
  expect(asked).toHaveLength(0);
  await run('*/5 * * * *');
  expect(asked).toHaveLength(1);
});

it('does not count events that the host has declined', async () => {
  const declined = 'ATTENDEE;PARTSTAT=DECLINED:mailto:host@rihla.example\r\nEND:VEVENT';
  answer = () => new Response(tuesdayMorning.replace('END:VEVENT', declined));
  await env.DB.prepare("UPDATE hosts SET email = 'host@rihla.example' WHERE id = 'demo-team'").run();
  await setUrl(url);
  await syncCalendars(env);
  expect(await offered()).toContain('05');
});
