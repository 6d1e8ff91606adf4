import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '#worker/db/client.ts';
import { signals } from '#worker/db/schema.ts';
import { transaction } from '#worker/db/transaction.ts';

const db = database(env);
const at = '2026-11-28T10:00:00.000Z';
const insert = (name: string) => db.insert(signals).values({ name, at }).returning({ name: signals.name });
const select = (name: string) => db.select().from(signals).where(eq(signals.name, name));

it('runs its statements in the order of their names, and names their results', async () => {
  const { before, added, after, none } = await transaction(db, {
    before: select('one'),
    added: [insert('one'), insert('two')],
    none: [],
    after: select('one'),
  });
  expect(before).toEqual([]);
  expect(added).toEqual([[{ name: 'one' }], [{ name: 'two' }]]);
  expect(after).toMatchObject([{ name: 'one', at }]);
  expect(none).toEqual([]);
});

it('stores nothing when one of its statements fails', async () => {
  const stored = transaction(db, { first: insert('three'), again: insert('three') });
  await expect(stored).rejects.toThrow();
  expect(await select('three')).toEqual([]);
});
