import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { forgetErasedChats } from '#worker/privacy/personal-data/erased-chats.ts';
import { emptyTables } from '../../support/tables.ts';

it('forgets fifty conversations a run', async () => {
  await emptyTables('chat_erasures');
  await env.DB.exec(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 51) INSERT INTO chat_erasures (session_id) SELECT 'session-' || i FROM n`,
  );
  const forgotten: string[] = [];
  const erase = async (session: string) => void forgotten.push(session);
  const sessions = { idFromName: (name: string) => name, get: () => ({ erase }) };
  const bindings = { ...env, CHAT_SESSION: sessions as unknown as typeof env.CHAT_SESSION };
  for (const all of [50, 51]) {
    await forgetErasedChats(bindings);
    expect(new Set(forgotten).size).toBe(all);
  }
});
