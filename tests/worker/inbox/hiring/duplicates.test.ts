import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { database } from '#worker/db/client.ts';
import { duplicateOf, selectDuplicates } from '#worker/inbox/hiring/duplicates.ts';

it('finds applications with the same address, name or file, and repeated demos', async () => {
  const application = (id: string, email: string, name: string, type = 'career') =>
    env.DB.prepare(
      `INSERT INTO form_submissions (id, form_type, first_name, email, folded_name, submitted_at, stage, additional_data)
       VALUES (?, ?, ?, ?, ?, '2026-01-01T00:00:00.000Z', 'new', '{"position":"AI Engineer"}')`,
    ).bind(id, type, name, email, name);
  const file = (of: string, hash: string) =>
    env.DB.prepare(
      `INSERT INTO attachments (id, submission_id, key, name, type, size, sha256, created_at)
       VALUES (?1, ?1, ?1, 'cv.pdf', 'application/pdf', 1, ?2, '')`,
    ).bind(of, hash);
  await env.DB.batch([
    application('one', 'Sara@a.example', 'sara'),
    application('address', 'sara@A.example', 'noor'),
    application('name', 'other@a.example', 'sara'),
    application('file', 'third@a.example', 'omar'),
    application('stranger', 'fourth@a.example', 'layla'),
    application('demo', 'sara@a.example', 'sara', 'demo'),
    application('second demo', 'Sara@A.example', 'noor', 'demo'),
    application('partnership', 'sara@a.example', 'sara', 'partnership'),
    ...[file('one', 'h1'), file('file', 'h1'), file('stranger', 'h2')],
  ]);
  const found = async (id: string) => (await selectDuplicates(database(env), id)).map(duplicateOf);
  expect((await found('one')).map(({ id, same }) => [id, ...same])).toEqual([
    ['file', 'file'],
    ['name', 'name'],
    ['address', 'email'],
  ]);
  expect(await found('demo')).toMatchObject([{ id: 'second demo', same: ['email'], demo: null }]);
  expect(await found('second demo')).toMatchObject([{ id: 'demo' }]);
  expect(await found('partnership')).toEqual([]);
  const [batched] = await database(env).batch([selectDuplicates(database(env), 'name')]);
  expect(batched.map(duplicateOf)).toMatchObject([{ id: 'one', same: ['name'], position: 'AI Engineer' }]);
});

it('shows the newest five of the records with the same file', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 22)
     INSERT INTO form_submissions (id, form_type, email, submitted_at, stage)
     SELECT 'copy' || i, 'career', i || '@b.example', '2026-01-' || i, 'new' FROM n`,
  ).run();
  await env.DB.prepare(
    `INSERT INTO attachments (id, submission_id, key, name, type, size, sha256, created_at)
     SELECT id, id, id, 'cv.pdf', 'application/pdf', 1, 'h3', submitted_at FROM form_submissions WHERE id LIKE 'copy%'`,
  ).run();
  const found = async (id: string) => (await selectDuplicates(database(env), id)).map((row) => row.id);
  expect(await found('copy10')).toEqual(['copy22', 'copy21', 'copy20', 'copy19', 'copy18']);
  expect(await found('copy22')).toEqual(['copy21', 'copy20', 'copy19', 'copy18', 'copy17']);
});
