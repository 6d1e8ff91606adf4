import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '#worker/db/client.ts';
import { insertEach, insertFrom, insertIf } from '#worker/db/insert-if.ts';
import { savedViews, staff } from '#worker/db/schema.ts';

const db = database(env);
const firstSeenAt = '2026-11-28T10:00:00.000Z';

beforeEach(async () => {
  await db.delete(staff);
});

it('stores each value in its column, and the default in a column without one', async () => {
  await insertIf(db, staff, { roles: ['sales'], summary: true, email: 'a@b.example', firstSeenAt }, sql`true`);
  expect(await env.DB.prepare('SELECT * FROM staff').all()).toMatchObject({
    results: [
      {
        email: 'a@b.example',
        first_seen_at: firstSeenAt,
        digest: 1,
        summary: 1,
        name: '',
        signature: '',
        roles: '["sales"]',
      },
    ],
  });
});

it('stores nothing if the condition is false', async () => {
  const row = { email: 'a@b.example', firstSeenAt };
  expect(await insertIf(db, staff, row, sql`false`).returning()).toEqual([]);
  expect(await db.select().from(staff)).toEqual([]);
});

it('stores a row for each row of its source', async () => {
  const stored = await insertFrom(
    db,
    staff,
    { email: sql`value`, firstSeenAt, name: sql`upper(value)` },
    sql`FROM json_each('["a","b"]') WHERE true`,
  )
    .onConflictDoNothing()
    .returning({ email: staff.email, name: staff.name });
  expect(stored).toEqual([
    { email: 'a', name: 'A' },
    { email: 'b', name: 'B' },
  ]);
});

it('requires the columns without a default', () => {
  // @ts-expect-error: The name and the search are missing.
  insertIf(db, savedViews, { id: 'v', by: 'a@b.example', at: firstSeenAt }, sql`true`);
});

it('stores each row of a list for which the condition holds, with JSON and defaults', async () => {
  const rows = ['a', 'b'].map((email) => ({ email, firstSeenAt, summary: true, roles: ['sales' as const] }));
  await insertEach(db, staff, rows, sql`value ->> 'email' <> 'b'`, { name: sql`upper(value ->> 'email')` });
  expect(await env.DB.prepare('SELECT * FROM staff').all()).toMatchObject({
    results: [{ email: 'a', digest: 1, summary: 1, name: 'A', signature: '', roles: '["sales"]' }],
  });
});
