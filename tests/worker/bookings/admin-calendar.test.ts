import { beforeEach, expect, it } from 'vitest';
import type { Period, Slots } from '#shared/contracts/bookings.ts';
import { bookDemo, emptyBookings, rowsOf, setTime } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

beforeEach(async () => {
  await emptyBookings();
  // A week before the expected Eid al-Fitr, from Tuesday 9 to Thursday 11 March.
  setTime('2027-03-01T04:00:00.000Z');
});

const send = (method: string, path: string, body: unknown = {}) =>
  asStaff(`/api/admin/calendar${path}`, method === 'DELETE' ? { method } : { ...jsonPost(body), method });
const list = async () => (await (await getAsStaff('/api/admin/calendar')).json<{ items: Period[] }>()).items;
const eid = async () => (await list()).find(({ id }) => id === 'eidAlFitr-1448')!;
const closed = async (from: string, days: number) =>
  (await (await request(`/api/slots?from=${from}&days=${days}`)).json<Slots>()).closed;

const offsite = {
  firstDay: '2027-03-16',
  lastDay: '2027-03-17',
  kind: 'closed',
  nameEn: 'Company retreat',
  nameAr: 'لقاء الشركة',
  certainty: 'official',
};

it('lists the closed and short days of the next two years, in order', async () => {
  const items = await list();
  expect(items[0]).toMatchObject({ id: 'ramadan-1448', kind: 'short', fromHour: 9, toHour: 15, certainty: 'expected' });
  expect(items[1]).toMatchObject({ id: 'eidAlFitr-1448', nameEn: 'Eid al-Fitr', nameAr: 'عيد الفطر', affected: [] });
  expect(items.map(({ firstDay }) => firstDay)).toEqual(items.map(({ firstDay }) => firstDay).sort());
  expect(items.at(-1)!.id).toBe('eidAlFitr-1450');
});

it('moves Eid by a day and lists the affected bookings', async () => {
  const touched = await bookDemo('2027-03-12T05:00:00.000Z');
  await bookDemo('2027-03-15T05:00:00.000Z');
  const { affected, id, ...days } = await eid();
  expect(affected).toEqual([]);
  const response = await send('PUT', `/${id}`, { ...days, firstDay: '2027-03-10', lastDay: '2027-03-12' });
  const { period } = await response.json<{ period: Period }>();
  expect(period.affected.map((booking) => booking.id)).toEqual([touched.booking.id]);
  expect(await eid()).toEqual(period);
  expect((await closed('2027-03-09', 4)).map(({ date }) => date)).toEqual(['2027-03-10', '2027-03-11', '2027-03-12']);
  // The booking stays until staff or the visitor move it.
  expect(await rowsOf('bookings')).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }]);
});

it('finds an expected period that staff have moved far away', async () => {
  const { affected: _, id, ...days } = await eid();
  await send('PUT', `/${id}`, { ...days, firstDay: '2027-04-20', lastDay: '2027-04-21' });
  expect(await closed('2027-03-09', 3)).toEqual([]);
  expect((await closed('2027-04-20', 2)).map(({ reason }) => reason)).toEqual(['Eid al-Fitr', 'Eid al-Fitr']);
});

it('adds days, closes them over bookings, and lists those', async () => {
  const { booking } = await bookDemo('2027-03-16T05:00:00.000Z');
  const response = await send('POST', '', offsite);
  expect(response.status).toBe(201);
  const { period } = await response.json<{ period: Period }>();
  expect(period).toMatchObject({ ...offsite, fromHour: null, toHour: null });
  expect(period.affected.map(({ id }) => id)).toEqual([booking.id]);
  expect((await closed('2027-03-16', 2)).map(({ reason }) => reason)).toEqual(['Company retreat', 'Company retreat']);
});

it('stores days that are over or far ahead, and answers with them', async () => {
  for (const day of ['2026-03-16', '2031-03-17']) {
    const days = { ...offsite, firstDay: day, lastDay: day };
    const response = await send('POST', '', days);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ period: { ...days, affected: [] } });
  }
  expect(await rowsOf('calendar_periods')).toHaveLength(2);
});

it('affects only the demos that a short day leaves out', async () => {
  await bookDemo('2027-03-16T05:00:00.000Z');
  const late = await bookDemo('2027-03-16T12:00:00.000Z');
  const short = { ...offsite, kind: 'short', fromHour: 9, toHour: 12 };
  const { period } = await (await send('POST', '', short)).json<{ period: Period }>();
  expect(period.affected.map(({ id }) => id)).toEqual([late.booking.id]);
});

it('removes days for good, also expected ones', async () => {
  const { id } = await eid();
  expect((await send('DELETE', `/${id}`)).status).toBe(204);
  expect(await eid()).toBeUndefined();
  expect(await closed('2027-03-09', 3)).toEqual([]);
  await expectRefusal(send('DELETE', `/${id}`), [
    404,
    'not_found',
    'These closed days no longer exist. Reload the page.',
  ]);
});

it.each([
  { lastDay: '2027-03-15' },
  { lastDay: '2027-06-01' },
  { firstDay: 'tomorrow' },
  { kind: 'half' },
  { kind: 'short' },
  { kind: 'short', fromHour: 12, toHour: 9 },
  { kind: 'short', fromHour: 9, toHour: 25 },
  { nameEn: '' },
  { certainty: 'perhaps' },
])('refuses %j', async (overrides) => {
  await expectRefusal(send('POST', '', { ...offsite, ...overrides }), [
    422,
    'validation_failed',
    /^(?:firstDay|lastDay|kind|toHour|nameEn|certainty): /,
  ]);
  expect(await rowsOf('calendar_periods')).toEqual([]);
});

it('answers 404 to unknown days', async () => {
  await expectRefusal(send('PUT', '/nothing', offsite), [
    404,
    'not_found',
    'These closed days no longer exist. Reload the page.',
  ]);
  await expectRefusal(send('DELETE', '/nothing'), [
    404,
    'not_found',
    'These closed days no longer exist. Reload the page.',
  ]);
});
