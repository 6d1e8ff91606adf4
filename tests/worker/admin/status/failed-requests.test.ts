import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SiteStatus, StaffStatus } from '#shared/contracts/admin.ts';
import { afterCron } from '#worker/admin/status/after-cron.ts';
import { countFailedRequest } from '#worker/admin/status/failed-requests.ts';
import { freshAddress } from '../../support/client.ts';
import { jsonPost, recordingDatabase, requestWith } from '../../support/faults.ts';
import { partnershipInquiry } from '../../support/forms.ts';
import { expectLogs } from '../../support/logs.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { asStaff } from '../../support/staff.ts';
import { emptyTables } from '../../support/tables.ts';

/**
 * The isolate remembers its last minute, so each test begins an hour later, and all of them after what an earlier file may
 * still store.
 */
let hour = Date.parse('2051-01-01T00:00:00.000Z');

beforeEach(async () => {
  await emptyTables('failed_requests', 'failure_causes', 'signals');
  hour += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: hour });
});

const health = { HEALTH_TOKEN: 'a-long-token', ACCESS_AUD: '' };

async function submit(bindings = {}): Promise<number> {
  const init = jsonPost(partnershipInquiry());
  const headers = { ...init.headers, 'cf-connecting-ip': freshAddress() };
  return (await requestWith(bindings, '/api/submissions', { ...init, headers })).status;
}

async function deepHealth(): Promise<[status: number, requests: string]> {
  const headers = { authorization: 'Bearer a-long-token' };
  const response = await requestWith(health, '/api/health?deep=1', { headers });
  const { checks } = await response.json<SiteStatus>();
  return [response.status, checks.find(({ name }) => name === 'requests')!.status];
}

function minutesLater(minutes: number) {
  vi.setSystemTime(hour + minutes * 60_000);
}

async function breakSubmissions() {
  expectLogs('request_failed');
  await env.DB.exec(
    `CREATE TRIGGER broken BEFORE INSERT ON form_submissions BEGIN SELECT raise(ABORT, 'broken by a test'); END`,
  );
  return { [Symbol.asyncDispose]: async () => void (await env.DB.exec('DROP TRIGGER broken')) };
}

it('is degraded from one failed request, down from five, for ten minutes', async () => {
  {
    await using _broken = await breakSubmissions();
    expect(await deepHealth()).toEqual([200, 'ok']);
    expect(await submit()).toBe(500);
    expect(await deepHealth()).toEqual([200, 'degraded']);
    for (let i = 0; i < 7; i++) expect(await submit()).toBe(500);
    expect(await deepHealth()).toEqual([503, 'down']);
  }
  expect(await submit()).toBe(201);
  minutesLater(9);
  expect(await deepHealth()).toEqual([503, 'down']);
  minutesLater(10);
  expect(await deepHealth()).toEqual([200, 'ok']);
});

it('writes twice a minute at most, and stores the others with the next minute', async () => {
  await using _broken = await breakSubmissions();
  const { DB, statements } = recordingDatabase();
  for (let i = 0; i < 12; i++) await submit({ DB });
  expect(statements.filter((sql) => /insert into "failed_requests"/i.test(sql))).toHaveLength(2);
  minutesLater(1);
  await submit({ DB });
  const { total } = (await env.DB.prepare('SELECT sum(count) AS total FROM failed_requests').first<{
    total: number;
  }>())!;
  expect(total).toBe(13);
});

it('says for a day which requests failed, and why', async () => {
  const failures = async () => (await (await asStaff('/api/admin/status', {})).json<StaffStatus>()).failures;
  {
    await using _broken = await breakSubmissions();
    expect(await submit({ DB: databaseAway() })).toBe(503);
    minutesLater(1);
    await submit();
    await submit();
  }
  // The second failure of a minute is stored with the next one.
  const lastAt = new Date(hour + 60_000).toISOString();
  const route = 'POST /api/submissions';
  expect((await failures()).sort((a, b) => a.cause.length - b.cause.length)).toEqual([
    { route, cause: 'Error: D1_ERROR: overloaded', count: 1, lastAt },
    { route, cause: expect.stringMatching(/broken by a test/), count: 1, lastAt },
  ]);
  minutesLater(24 * 60 + 2);
  await using _broken = await breakSubmissions();
  await submit();
  expect(await failures()).toHaveLength(1);
});

it('keeps the newest 200 causes', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
     INSERT INTO failure_causes SELECT 'GET /', 'cause ' || i, 1, ?1 || substr('000' || i, -3) || 'Z' FROM n`,
  )
    .bind(new Date(hour - 60_000).toISOString().slice(0, -4))
    .run();
  await using _broken = await breakSubmissions();
  await submit();
  const { results } = await env.DB.prepare('SELECT cause FROM failure_causes ORDER BY last_at').all();
  expect(results).toHaveLength(200);
  expect(results[0]).toEqual({ cause: 'cause 52' });
});

it('remembers 20 causes until it stores them, and shows the newest 20', async () => {
  const route = 'GET /';
  // The first and the fifth failure of a minute are stored at once.
  for (let i = 0; i < 30; i++) await countFailedRequest(env, { route, cause: `cause ${i}` }, hour);
  await countFailedRequest(env, { route, cause: 'cause 0' }, hour + 60_000);
  const stored = await env.DB.prepare('SELECT cause FROM failure_causes').all();
  expect(stored.results).toHaveLength(25);
  const { failures } = await (await asStaff('/api/admin/status', {})).json<StaffStatus>();
  expect(failures).toHaveLength(20);
});

it('shortens a cause to 300 characters', async () => {
  await countFailedRequest(env, { route: 'GET /', cause: 'x'.repeat(301) }, hour);
  expect(await env.DB.prepare('SELECT cause FROM failure_causes').first('cause')).toBe('x'.repeat(300));
});

it('counts neither a refused request nor the failed health check itself', async () => {
  await using _broken = await breakSubmissions();
  for (let i = 0; i < 5; i++) await submit();
  await expectRefusal(requestWith({}, '/api/submissions', jsonPost({})), [
    422,
    'validation_failed',
    'formType: formType must be demo, partnership or career.',
  ]);
  minutesLater(1);
  for (let i = 0; i < 5; i++) expect((await deepHealth())[0]).toBe(503);
  const rows = await env.DB.prepare('SELECT count FROM failed_requests').all();
  expect(rows.results).toEqual([{ count: 5 }]);
});

/** Takes no transaction. */
function databaseAway(): D1Database {
  const { DB } = recordingDatabase();
  return new Proxy(DB, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'batch') return typeof value === 'function' ? value.bind(target) : value;
      return () => Promise.reject(new Error('D1_ERROR: overloaded'));
    },
  });
}

it('keeps a count that the database does not take for the next minute', async () => {
  await using _broken = await breakSubmissions();
  const away = databaseAway();
  expect(await submit({ DB: away })).toBe(503);
  minutesLater(1);
  await submit();
  const rows = await env.DB.prepare('SELECT count FROM failed_requests ORDER BY minute').all();
  expect(rows.results).toEqual([{ count: 1 }, { count: 1 }]);
});

it('stores the last ten minutes alone after a long time without the database', async () => {
  await using _broken = await breakSubmissions();
  const away = databaseAway();
  // With each minute, one statement would have more than 100 parameters.
  for (let minute = 0; minute < 55; minute++) {
    minutesLater(minute);
    expect(await submit({ DB: away })).toBe(503);
  }
  minutesLater(55);
  await submit();
  const rows = await env.DB.prepare('SELECT count FROM failed_requests').all();
  expect(rows.results).toHaveLength(10);
});

it('alerts when requests fail, and when none has failed for ten minutes', async () => {
  const texts: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    texts.push(JSON.parse(String(init!.body)).text);
    return new Response();
  });
  const bindings = { ...env, ACCESS_AUD: '', ALERT_WEBHOOK_URL: 'https://alert.test/hook' };
  {
    await using _broken = await breakSubmissions();
    for (let i = 0; i < 5; i++) await submit();
  }
  await afterCron(bindings, true);
  await env.DB.exec(`UPDATE failed_requests SET count = 2`);
  minutesLater(9);
  await afterCron(bindings, true);
  minutesLater(16);
  await afterCron(bindings, true);
  // The isolate may remember from another test that the database was down.
  expect(texts.filter((text) => text.includes('Requests'))).toEqual([
    expect.stringContaining('Requests is down. At least 5 requests failed in the last 10 minutes.'),
    expect.stringContaining('Requests'),
  ]);
});
