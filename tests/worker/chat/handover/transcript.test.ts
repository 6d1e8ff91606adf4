import { env } from 'cloudflare:workers';
import { afterEach, expect, it } from 'vitest';
import { idsOf, messagesSince, personMessage, saveMessages } from '#worker/chat/handover/transcript.ts';
import type { MessageRow } from '#worker/chat/store.ts';
import { database } from '#worker/db/client.ts';
import { takeDatabaseAway } from '../../support/strict-database.ts';

let giveBack = () => {};
afterEach(() => giveBack());

const sessionId = 'session_1795500000000_aaaaaaaaaaaaaaaaaaaa';
const line = (text: string, at: number) =>
  personMessage({ sessionId, locale: 'ar' }, { id: crypto.randomUUID(), text, at });

function outcome() {
  const saved: MessageRow[] = [];
  const refused: MessageRow[] = [];
  const taken: MessageRow[] = [];
  return {
    saved,
    refused,
    taken,
    callbacks: {
      saved: (messages: MessageRow[]) => void saved.push(...messages),
      refused: (message: MessageRow) => void refused.push(message),
      idTaken: (message: MessageRow) => void taken.push(message),
    },
  };
}

function save(messages: MessageRow[], { callbacks }: ReturnType<typeof outcome>): Promise<void> {
  return saveMessages(database(env), { sessionId, locale: 'ar' }, messages, callbacks);
}

it('stores messages of people with all columns, once, with the language', async () => {
  const notice = line('Layla has joined.', Date.now());
  const lines = [
    line('١٢٣', Date.now() + 1),
    { ...notice, isBot: true, metadata: { ...notice.metadata, notice: { kind: 'joined' as const } } },
  ];
  for (let i = 0; i < 2; i++) {
    const result = outcome();
    await save(lines, result);
    expect(result.saved).toEqual(lines);
  }
  const { results } = await env.DB.prepare('SELECT * FROM chat_messages WHERE session_id = ? ORDER BY seq')
    .bind(sessionId)
    .all();
  expect(results.map(({ seq: _, ...row }) => row)).toEqual(
    lines.map(({ id, message, isBot, timestamp, metadata }) => ({
      id,
      message,
      timestamp,
      session_id: sessionId,
      is_bot: Number(isBot),
      metadata: JSON.stringify(metadata),
    })),
  );
  const chat = await env.DB.prepare('SELECT locale, message_count FROM chat_sessions WHERE session_id = ?')
    .bind(sessionId)
    .first();
  expect(chat).toEqual({ locale: 'ar', message_count: 2 });
});

it('finds the lines that are larger than a row of D1, and stores the others', async () => {
  const large = (at: number) => line('x'.repeat(2_000_001), at);
  const lines = [line('first', 1e12), large(1e12 + 1), line('third', 1e12 + 2), large(1e12 + 3)];
  const result = outcome();
  await save(lines, result);
  expect(result.saved).toEqual([lines[0], lines[2]]);
  expect(result.refused).toEqual([lines[1], lines[3]]);
});

it('blames no line while the database is unavailable', async () => {
  giveBack = takeDatabaseAway();
  const result = outcome();
  await expect(save([line('first', 1e12), line('second', 1e12 + 1)], result)).rejects.toThrow();
  expect(result).toMatchObject({ saved: [], refused: [] });
});

it('catches up on the newest two hundred messages, the oldest first', async () => {
  // After all other messages of this conversation.
  const start = Date.parse('2126-11-29T08:00:00Z');
  await save(
    Array.from({ length: 201 }, (_, index) => line(`Message ${index}`, start + index * 1000)),
    outcome(),
  );
  const caughtUp = await messagesSince(database(env), sessionId, '2126-11-29T08:00:00.000Z');
  expect([caughtUp.length, caughtUp[0]?.message, caughtUp.at(-1)?.message]).toEqual([200, 'Message 1', 'Message 200']);
});

it('knows the newest ten thousand ids of a conversation', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10001)
     INSERT INTO chat_messages (id, session_id, message, is_bot, timestamp, metadata)
     SELECT 'id-' || i, 'session-of-ids', '', false, printf('2026-11-29T08:%06d', i), '{}' FROM n`,
  ).run();
  const ids = await idsOf(database(env), 'session-of-ids');
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([10_000, 'id-10001', 'id-2']);
});
