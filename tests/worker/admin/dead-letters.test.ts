import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '../../../src-shared/contracts/admin.ts';
import type { DeadLetter } from '../../../src-shared/contracts/mail.ts';
import { requestWith } from '../support/faults.ts';
import { silenceLogs } from '../support/logs.ts';
import { accessOff, getAsStaff } from '../support/staff.ts';

const path = '/api/admin/dead-letters';

beforeEach(async () => {
  silenceLogs();
  await env.DB.prepare('DELETE FROM dead_letters').run();
  const insert = env.DB.prepare(`INSERT INTO dead_letters VALUES (?1, 'rihla-mail-dead', ?2, ?1)`);
  await env.DB.batch(['a', 'b', 'c'].map((id) => insert.bind(id, JSON.stringify({ batchId: `n1/${id}` }))));
});

const list = async (query = '') => (await getAsStaff(`${path}${query}`)).json<Page<DeadLetter>>();
const remove = (id: string) => requestWith(accessOff, `${path}/${id}`, { method: 'DELETE' }, 'http://localhost');

it('lists the messages that no queue could deliver, newest first', async () => {
  const first = await list('?limit=2');
  expect(first.items[0]).toEqual({ id: 'c', queue: 'rihla-mail-dead', body: { batchId: 'n1/c' }, failed_at: 'c' });
  const second = await list(`?limit=2&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ items: [{ id: 'a' }], nextCursor: null });
});

it('removes a message that staff have seen', async () => {
  expect((await remove('b')).status).toBe(204);
  expect((await list()).items.map(({ id }) => id)).toEqual(['c', 'a']);
  expect((await remove('b')).status).toBe(404);
});
