import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { StaffPosition } from '#shared/contracts/positions.ts';
import type { Problem } from '#shared/contracts/problem.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { request } from '../support/client.ts';
import { openPositions } from '../support/positions.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

beforeEach(async () => {
  await openPositions();
});

const today = gulfDate();

function put(slug: string, closesOn: unknown, opensOn: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ closesOn, opensOn });
  return asStaff(`/api/admin/positions/${slug}`, { method: 'PUT', headers, body });
}

const list = async () => (await (await getAsStaff('/api/admin/positions')).json<{ items: StaffPosition[] }>()).items;
const closed = async () => (await (await request('/api/positions')).json<{ closed: string[] }>()).closed;

it('staff close a position, from a day on and until a day, and open it again', async () => {
  const open = { isClosed: false, closesOn: null, opensOn: null };
  expect(await list()).toEqual([
    { slug: 'frontend-developer', title: 'Frontend Developer', ...open },
    { slug: 'ai-engineer', title: 'AI Engineer', ...open },
    { slug: 'frontend-developer-intern', title: 'Frontend Developer Intern', ...open },
    { slug: 'ai-engineer-intern', title: 'AI Engineer Intern', ...open },
  ]);
  const [later, muchLater] = [addDays(today, 5), addDays(today, 9)];
  expect(await (await put('ai-engineer', later, muchLater)).json()).toEqual({
    position: { slug: 'ai-engineer', title: 'AI Engineer', isClosed: false, closesOn: later, opensOn: muchLater },
  });
  expect(await closed()).toEqual([]);
  expect(await (await put('ai-engineer', today, null)).json()).toMatchObject({ position: { isClosed: true } });
  await put('frontend-developer', addDays(today, -9), addDays(today, 1));
  expect(await closed()).toEqual(['frontend-developer', 'ai-engineer']);
  await put('frontend-developer', addDays(today, -9), today);
  expect((await list())[0]).toMatchObject(open);
  expect(await (await put('ai-engineer', null, null)).json()).toMatchObject({ position: open });
  expect(await closed()).toEqual([]);
  const { results } = await env.DB.prepare('SELECT action, detail, done_by FROM audit_log ORDER BY id').all();
  expect(results).toHaveLength(5);
  const noted = { action: 'position_changed', done_by: 'amal@rihla.example' };
  expect(results[0]).toEqual({ ...noted, detail: `ai-engineer: closed from ${later}, open from ${muchLater}` });
  expect(results[4]).toEqual({ ...noted, detail: 'ai-engineer: open' });
});

it.each([
  ['tomorrow', null, 'closesOn'],
  ['2026-02-30', null, 'closesOn'],
  [undefined, null, 'closesOn'],
  [null, '2026-12-01', 'opensOn'],
  ['2026-12-01', '2026-12-01', 'opensOn'],
])('refuses to close from %j until %j', async (closesOn, opensOn, path) => {
  const answer = await put('ai-engineer', closesOn, opensOn);
  expect(answer.status).toBe(422);
  expect((await answer.json<Problem>()).errors?.map((error) => error.path)).toEqual([path]);
  expect(await closed()).toEqual([]);
});

it('knows only the four positions', async () => {
  await expectRefusal(put('astronaut', today, null), [404, 'not_found', 'This position doesn’t exist.']);
});
