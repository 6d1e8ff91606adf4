import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const list = async (query = '') => (await getAsStaff(`/api/admin/audit${query}`)).json<Page<AuditEntry>>();

beforeEach(async () => {
  await emptyTables('audit_log');
  const note = env.DB.prepare('INSERT INTO audit_log (action, detail, done_by, done_at) VALUES (?, ?, ?, ?)');
  await env.DB.batch([
    note.bind('list_exported', 'submissions: everybody', 'Amal@rihla.example', '2026-11-23T04:00:00.000Z'),
    note.bind('webhook_added', 'hooks.example.com', 'omar@rihla.example', '2026-11-23T05:00:00.000Z'),
    note.bind('list_exported', 'subscribers: everybody', 'omar@rihla.example', '2026-11-23T05:00:00.000Z'),
  ]);
});

it('lists the actions with their authors, newest first, page by page', async () => {
  const first = await list('?limit=2');
  expect(first.items.map(({ detail }) => detail)).toEqual(['subscribers: everybody', 'hooks.example.com']);
  const second = await list(`?limit=2&cursor=${first.nextCursor}`);
  expect(second).toEqual({
    items: [
      {
        id: expect.any(Number),
        action: 'list_exported',
        detail: 'submissions: everybody',
        by: 'Amal@rihla.example',
        at: '2026-11-23T04:00:00.000Z',
      },
    ],
    nextCursor: null,
  });
});

it('filters by person and kind', async () => {
  expect((await list('?person=AMAL@rihla.example')).items).toHaveLength(1);
  expect((await list('?kind=list_exported')).items).toHaveLength(2);
  expect((await list('?kind=list_exported&person=omar@rihla.example')).items).toHaveLength(1);
  expect((await list("?person=' OR 1=1 --")).items).toEqual([]);
  expect((await getAsStaff('/api/admin/audit?kind=everything')).status).toBe(422);
});
