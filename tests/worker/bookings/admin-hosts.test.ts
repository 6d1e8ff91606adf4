import { beforeEach, expect, it } from 'vitest';
import type { Slots, StaffBooking } from '#shared/contracts/bookings.ts';
import type { Host } from '#shared/contracts/hosts.ts';
import {
  addHost,
  beginOnMonday,
  bookDemo,
  everyWeekday,
  rowsOf,
  setTime,
  tuesdayAtNine,
  tuesdayAtTen,
} from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff, getAsStaff } from '../support/staff.ts';

beforeEach(beginOnMonday);

const send = (method: string, path: string, body: unknown) =>
  requestWith(accessOff, `/api/admin${path}`, { ...jsonPost(body), method }, 'http://localhost');
const list = async () => (await (await getAsStaff('/api/admin/hosts')).json<{ items: Host[] }>()).items;
const amal = { nameEn: 'Amal', nameAr: 'أمل', email: 'amal@rihla.example', hours: everyWeekday, active: true };

it('has one host at first, who is emailed at the first of the staff addresses', async () => {
  expect(await list()).toEqual([
    {
      id: 'demo-team',
      nameEn: 'Demo team',
      nameAr: 'فريق العروض التوضيحية',
      email: null,
      hours: [[], ...Array(4).fill([9, 10, 11, 13, 14, 15, 16]), [9, 10, 11, 14, 15, 16], []],
      active: true,
      meetingUrl: null,
      busy: null,
      awayUntil: null,
      affected: [],
      feedUrl: expect.stringMatching(/^https:\/\/rihla\.example\/calendar\/demo-team\.\d+\.[0-9a-f]{64}\.ics$/),
    },
  ]);
});

it('adds a host and changes single fields', async () => {
  const created = await send('POST', '/hosts', amal);
  expect(created.status).toBe(201);
  const { host } = await created.json<{ host: Host }>();
  expect(host).toMatchObject(amal);
  const changed = await send('PATCH', `/hosts/${host.id}`, { active: false });
  expect(await changed.json()).toEqual({ host: { ...host, active: false } });
  expect((await send('PATCH', `/hosts/${host.id}`, {})).status).toBe(200);
});

it('offers the slots of the active hosts', async () => {
  const hours = everyWeekday.map((_, weekday) => (weekday === 0 ? [16, 9, 9] : []));
  const { host } = await (await send('POST', '/hosts', { ...amal, hours })).json<{ host: Host }>();
  expect(host.hours[0]).toEqual([9, 16]);
  const sunday = async () => (await (await request('/api/slots?from=2026-11-29&days=1')).json<Slots>()).slots.length;
  expect(await sunday()).toBe(2);
  await send('PATCH', `/hosts/${host.id}`, { active: false });
  expect(await sunday()).toBe(0);
});

const weekdaysWithout = (hour: number) => everyWeekday.map((hours) => hours.filter((one) => one !== hour));
const affectedBy = async (change: object) => {
  const { items } = await (await send('POST', '/hosts/demo-team/affected', change)).json<{ items: StaffBooking[] }>();
  return items.map(({ startsAt }) => startsAt);
};

it('lists the upcoming demos that a change of hours affects, and changes nothing', async () => {
  await send('PATCH', '/hosts/demo-team', { hours: everyWeekday });
  const before = await rowsOf('hosts');
  await bookDemo(tuesdayAtTen);
  const { booking } = await bookDemo(tuesdayAtNine);
  // Neither cancelled demos nor those of other hosts are listed.
  const { token } = await bookDemo('2026-11-25T05:00:00.000Z', { email: 'second@example.com' });
  await request(`/api/bookings/${token}/cancel`, undefined, { method: 'POST' });
  await addHost('b');
  await bookDemo(tuesdayAtNine, { email: 'third@example.com' });
  const response = await send('POST', '/hosts/demo-team/affected', { hours: weekdaysWithout(9) });
  expect(await response.json()).toMatchObject({
    items: [{ id: booking.id, startsAt: tuesdayAtNine, host: { id: 'demo-team' }, visitor: { name: 'Layla Haddad' } }],
  });
  expect(await affectedBy({ active: false })).toEqual([tuesdayAtNine, tuesdayAtTen]);
  for (const change of [
    {},
    { nameEn: 'Team' },
    { hours: everyWeekday },
    { active: true },
    { hours: weekdaysWithout(11) },
  ])
    expect(await affectedBy(change)).toEqual([]);
  setTime('2026-11-24T05:00:01.000Z');
  expect(await affectedBy({ active: false })).toEqual([tuesdayAtTen]);
  expect((await rowsOf<{ id: string }>('hosts')).filter(({ id }) => id === 'demo-team')).toEqual(before);
});

it('lists the demos that a host cannot take, and asks only about the others', async () => {
  await send('PATCH', '/hosts/demo-team', { hours: everyWeekday });
  for (const hour of [tuesdayAtNine, tuesdayAtTen]) await bookDemo(hour);
  const changed = await send('PATCH', '/hosts/demo-team', { hours: weekdaysWithout(9) });
  expect(await changed.json()).toMatchObject({ host: { affected: [{ startsAt: tuesdayAtNine }] } });
  expect(await list()).toMatchObject([{ affected: [{ startsAt: tuesdayAtNine }] }]);
  expect(await affectedBy({ active: false })).toEqual([tuesdayAtTen]);
  await send('PATCH', '/hosts/demo-team', { active: false });
  expect((await list())[0]!.affected).toHaveLength(2);
  await send('PATCH', '/hosts/demo-team', { active: true, hours: everyWeekday });
  expect((await list())[0]!.affected).toEqual([]);
});

it.each([
  { nameEn: ' ' },
  { nameAr: '' },
  { email: 'nobody' },
  { active: 'yes' },
  { hours: [] },
  { hours: [...everyWeekday.slice(1), [12]] },
  { hours: [...everyWeekday.slice(1), ['9']] },
  { hours: { 1: [9] } },
])('refuses %j', async (overrides) => {
  const response = await send('POST', '/hosts', { ...amal, ...overrides });
  await expectRefusal(response, [422, 'validation_failed', new RegExp(`^${Object.keys(overrides)[0]}[.:]`)]);
  expect(await rowsOf('hosts')).toHaveLength(1);
});

it('answers 404 to an unknown host', async () => {
  await expectRefusal(send('PATCH', '/hosts/nobody', { active: false }), [
    404,
    'not_found',
    'This host no longer exists.',
  ]);
  await expectRefusal(send('POST', '/hosts/nobody/affected', { active: false }), [
    404,
    'not_found',
    'This host no longer exists.',
  ]);
  await expectRefusal(send('POST', '/hosts/nobody/feed', {}), [404, 'not_found', 'This host no longer exists.']);
});
