import { env, exports } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import worker from '#worker/index.ts';
import { expectLogs } from '../support/logs.ts';
import { asInvocation, limits, takeDatabaseAway } from '../support/strict-database.ts';

// The tests' own database: without its limits, statements that fail on the platform would pass here.

it('accepts at most 100 parameters', async () => {
  const select = (n: number) => env.DB.prepare(`SELECT ${Array(n).fill('?').join('+')} AS sum`);
  expect(
    await select(limits.parameters)
      .bind(...Array(limits.parameters).fill(1))
      .first('sum'),
  ).toBe(100);
  expect(() => select(101).bind(...Array(101).fill(1))).toThrow('too many SQL variables');
});

it('refuses a value and a row of more than 2,000,000 bytes', async () => {
  const half = 'ب'.repeat(limits.valueBytes / 4);
  const insert = (body: string) =>
    env.DB.prepare('INSERT INTO dead_letters (id, queue, body, failed_at) VALUES (?, ?, ?, ?)').bind(
      crypto.randomUUID(),
      body,
      half,
      '',
    );
  expect(() => env.DB.prepare('SELECT ?').bind(half + half + half)).toThrow('too big');
  await expect(insert(half).run()).rejects.toThrow('too big');
  await insert('').run();
});

it('ends an invocation after 1,000 queries, and counts a batch as its statements', async () => {
  const query = env.DB.prepare('SELECT 1');
  const run = (queries: number) =>
    asInvocation(async () => {
      await env.DB.batch(Array.from({ length: 999 }, () => query));
      for (let i = 0; i < queries; i++) await query.first();
    })();
  await run(1);
  await expect(run(2)).rejects.toThrow('Too many API requests');
});

it('counts the queries of the Worker itself', async () => {
  const fetch = vi.spyOn(worker, 'fetch');
  await exports.default.fetch('https://rihla.example/api/health');
  expect(fetch).toHaveBeenCalledOnce();
});

it('can be unavailable, also for Durable Objects', async () => {
  expectLogs('request_failed');
  const back = takeDatabaseAway();
  expect((await exports.default.fetch('https://rihla.example/api/health')).status).toBe(503);
  back();
  expect((await exports.default.fetch('https://rihla.example/api/health')).status).toBe(200);
});
