import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { jsonPost } from '../support/faults.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

beforeEach(() => env.DB.prepare('DELETE FROM campaigns').run());

const put = (name: string, title: unknown = 'Ramadan') =>
  asStaff(`/api/admin/campaigns/${encodeURIComponent(name)}`, { ...jsonPost({ title }), method: 'PUT' });
const list = async () => ((await (await getAsStaff('/api/admin/campaigns')).json()) as { items: unknown[] }).items;

it('names a campaign, names it anew and removes it', async () => {
  await put('Ramadan-2027');
  expect(await (await put('ramadan-2027', ' رمضان ')).json()).toMatchObject({ campaign: { title: 'رمضان' } });
  expect(await list()).toMatchObject([{ name: 'ramadan-2027', title: 'رمضان', named_by: 'amal@rihla.example' }]);
  const removed = await asStaff('/api/admin/campaigns/ramadan-2027', { method: 'DELETE' });
  expect(removed.status).toBe(204);
  expect(await list()).toEqual([]);
});

it.each([
  ['رمضان', 'Ramadan'],
  ['a"b', 'Ramadan'],
  ['a|b', 'Ramadan'],
  ['x'.repeat(41), 'Ramadan'],
  ['fine', '  '],
  ['fine', 'x'.repeat(81)],
  ['fine', 7],
])('refuses the name %j with the title %j', async (name, title) => {
  await expectRefusal(put(name, title), [
    422,
    'validation_failed',
    /^(?:: Enter the value of utm_campaign|title: (?:Please describe this campaign|At most 80 characters))/,
  ]);
  expect(await list()).toEqual([]);
});

it('accepts fifty campaigns, even two at a time, and changes one of a full list', async () => {
  for (let i = 1; i < 50; i++) await put(`c${i}`);
  const statuses = await Promise.all(['late-1', 'late-2'].map(async (name) => (await put(name)).status));
  expect(statuses.sort()).toEqual([200, 422]);
  expect((await put('c1', 'Another title')).status).toBe(200);
  expect(await list()).toHaveLength(50);
});
