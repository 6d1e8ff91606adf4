import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { estimateTokens, reserveTokens, settleTokens } from '#worker/chat/model/token-budget.ts';
import { loadAndRender } from '#worker/mail/render.ts';
import { databaseFailingAtWrite, withMethods } from '../../support/faults.ts';
import { expectLogs } from '../../support/logs.ts';
import { emptyOutbox, outbox } from '../../support/mail.ts';
import { emptyTables } from '../../support/tables.ts';

/** 23 November 2026, a minute before midnight in Dubai. */
const beforeMidnight = Date.parse('2026-11-23T23:59:00+04:00');

const noon = Date.parse('2026-11-23T12:00:00+04:00');

const afterMidnight = Date.parse('2026-11-24T00:01:00+04:00');

/** An entry of four tokens and an answer of 96: a call reserves 100. */
const texts = [''];

const settings = { ...env, CHAT_MAX_TOKENS: '96', STAFF_ADDRESSES: 'sales@rihla.example, partners@rihla.example' };

const capped = (tokens: number) => ({ ...settings, CHAT_DAILY_TOKENS: String(tokens) });

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('chat_usage');
});

async function usage() {
  const { results } = await env.DB.prepare(
    `SELECT day, tokens, (SELECT coalesce(sum(value), 0) FROM json_each(reserved)) AS reserved, cap_reached_at
     FROM chat_usage ORDER BY day`,
  ).all();
  return results;
}

it('reserves the most that a call can need, and replaces it by its usage', async () => {
  const reservation = await reserveTokens(capped(1000), texts, beforeMidnight);
  expect(reservation).toMatchObject({ day: '2026-11-23', tokens: 100 });
  expect(await usage()).toMatchObject([{ day: '2026-11-23', tokens: 0, reserved: 100 }]);
  await settleTokens(env, reservation!, 30);
  expect(await usage()).toMatchObject([{ tokens: 30, reserved: 0 }]);
  // The answer to the first call may be lost.
  await settleTokens(env, reservation!, 30);
  expect(await usage()).toMatchObject([{ tokens: 30, reserved: 0 }]);
});

it('reserves nothing beyond the cap, with fifty simultaneous calls', async () => {
  expectLogs('chat_cap_reached');
  const calls = await Promise.all(Array.from({ length: 50 }, () => reserveTokens(capped(1250), texts, beforeMidnight)));
  const reserved = calls.filter((call) => call !== undefined);
  expect(reserved).toHaveLength(12);
  expect(await usage()).toMatchObject([{ tokens: 0, reserved: 1200 }]);
  await Promise.all(reserved.map((reservation) => settleTokens(env, reservation, 90)));
  expect(await usage()).toMatchObject([{ tokens: 12 * 90, reserved: 0 }]);
});

it('notifies each staff address of the reached cap once a day', async () => {
  expectLogs('chat_cap_reached');
  await Promise.all(Array.from({ length: 50 }, () => reserveTokens(capped(99), texts, beforeMidnight)));
  const mails = await outbox();
  expect(mails.map(({ to_address }) => to_address).sort()).toEqual(['partners@rihla.example', 'sales@rihla.example']);
  expect(mails[0]).toMatchObject({ kind: 'chat_cap_notification', status: 'queued' });
  expect(await usage()).toEqual([
    { day: '2026-11-23', tokens: 0, reserved: 0, cap_reached_at: '2026-11-23T19:59:00.000Z' },
  ]);
  const { text } = (await loadAndRender(env, mails[0]!.id))!;
  expect(text).toContain('99 tokens');
  expect(text).toContain('https://rihla.example/admin/insights/questions');
  await reserveTokens(capped(99), texts, afterMidnight);
  expect(await outbox()).toHaveLength(4);
});

it('stores the fact and its emails together or not at all', async () => {
  expectLogs('chat_cap_reached');
  for (const statement of [0, 1]) {
    const DB = databaseFailingAtWrite(statement);
    await expect(reserveTokens({ ...capped(99), DB }, texts, beforeMidnight)).rejects.toThrow();
    expect(await outbox()).toEqual([]);
    expect(await usage()).toEqual([]);
  }
  await reserveTokens(capped(99), texts, beforeMidnight);
  expect(await outbox()).toHaveLength(2);
});

it('holds the tokens of a dead call for a few minutes', async () => {
  expectLogs('chat_cap_reached');
  await reserveTokens(capped(150), texts, noon);
  // The end of the longest call, and a minute to settle it.
  const end = noon + 20_000 + 5 * 60_000;
  expect(await reserveTokens(capped(150), texts, end - 1)).toBeUndefined();
  expect(await reserveTokens(capped(150), texts, end + 1)).toMatchObject({ tokens: 100 });
  expect(await usage()).toMatchObject([{ tokens: 0, reserved: 100 }]);
});

it('settles a call over midnight on the day of its beginning', async () => {
  const late = await reserveTokens(capped(150), texts, beforeMidnight);
  expect(await reserveTokens(capped(150), texts, afterMidnight)).toMatchObject({ day: '2026-11-24', tokens: 100 });
  await settleTokens(env, late!, 20);
  expect(await usage()).toMatchObject([
    { day: '2026-11-23', tokens: 20, reserved: 0 },
    { day: '2026-11-24', tokens: 0, reserved: 100 },
  ]);
});

it('reserves and settles with one statement each', async () => {
  const statements: string[] = [];
  const DB = withMethods(env.DB, {
    prepare(sql: string) {
      statements.push(sql);
      return env.DB.prepare(sql);
    },
  });
  const reservation = await reserveTokens({ ...capped(1000), DB }, texts, noon);
  await settleTokens({ ...env, DB }, reservation!, 30);
  expect(statements).toHaveLength(2);
});

it.each([
  ['', 4],
  ['abc', 5],
  ['abcd', 6],
  // Each letter takes two bytes.
  ['سعر', 6],
  ['🙂', 6],
])('estimates %j by its bytes, and a little for the entry itself', (text, tokens) => {
  expect(estimateTokens([text])).toBe(tokens);
});

it('adds up the entries', () => {
  expect(estimateTokens([])).toBe(0);
  expect(estimateTokens(['abc', 'abcd', ''])).toBe(5 + 6 + 4);
});
