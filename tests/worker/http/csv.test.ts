import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { csvDownload } from '#worker/http/csv.ts';
import type { PagePosition } from '#worker/http/paging.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { expectLogs, logged } from '../support/logs.ts';
import { countOf } from '../support/records.ts';
import { getAsStaff } from '../support/staff.ts';

const rows = 4500;
const time = `strftime('%Y-%m-%dT%H:%M:%fZ', 1800000000 + i / 3, 'unixepoch')`;
const numbers = 'WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1 + ?2)';

/** Groups of three share their time, so that only the second key distinguishes them. */
async function insert(first: number, count: number) {
  await env.DB.prepare(
    `${numbers} INSERT INTO form_submissions (id, form_type, email, submitted_at, status, waiting_since)
     SELECT 'row-' || i || '.', 'partnership', 'a@b.example', ${time}, iif(i % 10, 'pending', 'completed'), iif(i % 2, ${time}, NULL) FROM n`,
  )
    .bind(first, count)
    .run();
}

beforeAll(() => insert(0, rows));

const idsIn = (csv: string) => [...csv.matchAll(/^row-(\d+)\./gm)].map(([, number]) => Number(number));

/** The database, which calls `before` with the number of each query. */
function watched(before: (query: number) => unknown): D1Database {
  let queries = 0;
  return new Proxy(env.DB, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'prepare') return typeof value === 'function' ? value.bind(target) : value;
      return (sql: string) => {
        const statement = target.prepare(sql);
        return {
          bind: (...values: unknown[]) => ({
            raw: async () => {
              await before(queries++);
              return statement.bind(...values).raw();
            },
          }),
        };
      };
    },
  });
}

it('exports each row once while others are inserted, answered and completed', async () => {
  let inserted = 0;
  const DB = watched(async () => {
    await insert(100_000 + inserted, 10);
    inserted += 10;
    await env.DB.prepare(
      `UPDATE form_submissions SET waiting_since = iif(waiting_since IS NULL, submitted_at, NULL)`,
    ).run();
  });
  for (const filter of ['', '?open=true', '?formType=partnership']) {
    const ids = idsIn(await (await getAsStaff(`/api/admin/submissions.csv${filter}`, { DB })).text()).filter(
      (id) => id < rows,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(filter === '?open=true' ? rows * 0.9 : rows);
  }
});

it('needs few enough queries for 500,000 rows, and reads each row once', async () => {
  for (const path of [
    'submissions.csv',
    'submissions.csv?open=true',
    'submissions.csv?status=pending',
    'subscribers.csv',
  ]) {
    const { DB, cost } = countingDatabase(env.DB);
    await (await getAsStaff(`/api/admin/${path}`, { DB })).text();
    const stored = (await countOf('form_submissions'))!;
    // That is half of the queries that D1 allows for 500,000 rows.
    expect(cost.roundTrips, path).toBeLessThanOrEqual(Math.ceil(stored / 1000) + 2);
    // One row is of the index, and one of the table.
    expect(cost.rowsRead, path).toBeLessThanOrEqual(2 * stored + 10);
  }
});

it('breaks the download off when a later page fails, and says so in the log', async () => {
  expectLogs('export_failed');
  const failing = watched((query) => {
    if (query === 3) throw new Error('D1_ERROR: no such luck');
  });
  const response = await getAsStaff('/api/admin/submissions.csv', { DB: failing });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(logged.join()).toMatch(/export_failed.*no such luck/);
});

it('answers with a problem when the first page fails', async () => {
  expectLogs('request_failed');
  const failing = watched(() => {
    throw new Error('D1_ERROR: no such luck');
  });
  expect((await getAsStaff('/api/admin/submissions.csv', { DB: failing })).status).toBe(503);
});

it('reads 1,000 rows at a time, and sends a hundred at a time', async () => {
  const asked: number[] = [];
  const list = async (count: number, after?: PagePosition) => {
    asked.push(count);
    return Array.from({ length: after ? 50 : count }, (_, i) => i);
  };
  const source = { fileName: 'rows.csv', columns: ['row'], cellsOf: (row: number) => [row], list };
  const answer = await csvDownload({ ...source, positionOf: (row) => ['', row] });
  const sent: number[] = [];
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream()))
    sent.push(chunk.trim().split('\n').length);
  expect(asked).toEqual([1000, 1000]);
  // The first has the names of the columns, too.
  expect(sent).toEqual([101, ...Array(9).fill(100), 50]);
});
