import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { purgeExpired } from '../../src-worker/retention.ts';
import { silenceLogs } from './support/logs.ts';
import { emptyOutbox, enqueueMails, outbox, start } from './support/mail.ts';

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(start - days * day).toISOString();

beforeEach(async () => {
  silenceLogs();
  await emptyOutbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('deletes finished mails after a year, but never a mail that is still queued or being sent', async () => {
  for (const status of ['sent', 'failed', 'cancelled', 'queued', 'sending'] as const) {
    await enqueueMails(1, { status, createdAt: ago(366) });
    await enqueueMails(1, { status, createdAt: ago(364) });
  }
  await purgeExpired(env, start);
  const remaining = (await outbox()).map(({ status }) => status).sort();
  expect(remaining).toEqual(['cancelled', 'failed', 'queued', 'queued', 'sending', 'sending', 'sent']);
});

it('deletes chat messages and their sessions after ninety days', async () => {
  const insert = env.DB.prepare(
    "INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata) VALUES (?, ?, 'hello', 0, ?, '{}')",
  );
  await insert.bind('old', 'session-old', ago(91)).run();
  await insert.bind('new', 'session-new', ago(89)).run();
  await purgeExpired(env, start);
  expect((await env.DB.prepare('SELECT id FROM chat_messages').all()).results).toEqual([{ id: 'new' }]);
  expect((await env.DB.prepare('SELECT session_id FROM chat_sessions').all()).results).toEqual([
    { session_id: 'session-new' },
  ]);
});

it('uses the configured retention time, and deletes a limited number of rows at once', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
     INSERT INTO emails (id, kind, to_address, subject, status, due_at, created_at)
     SELECT 'm' || i, 'newsletter', 'a@example.com', 's', 'sent', ?1, ?1 FROM n`,
  )
    .bind(ago(40))
    .run();
  await purgeExpired({ ...env, MAIL_RETENTION_DAYS: '41' }, start);
  expect(await outbox()).toHaveLength(700);
  await purgeExpired({ ...env, MAIL_RETENTION_DAYS: '30' }, start);
  expect(await outbox()).toHaveLength(200);
});
