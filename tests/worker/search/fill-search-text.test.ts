import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '../../../src-shared/contracts/admin.ts';
import { fillSearchText } from '../../../src-worker/search/fill-search-text.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { silenceLogs } from '../support/logs.ts';
import { getAsStaff } from '../support/staff.ts';

beforeEach(silenceLogs);

/** Records from before `search_text` existed. */
async function insertOld(count: number) {
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)';
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO form_submissions (id, form_type, first_name, email, company, submitted_at)
       SELECT 'old-' || i, 'demo', 'أحمد', 'old' || i || '@a.example', 'الشركة ' || i, '2026-01-01T00:00:00.000Z' FROM n`,
    ).bind(count),
    env.DB.prepare(
      `${numbers} INSERT INTO newsletter_subscribers (id, email, subscribed_at)
       SELECT 'old-' || i, 'Old' || i || '@a.example', '2026-01-01T00:00:00.000Z' FROM n`,
    ).bind(count),
  ]);
}

async function found(q: string, list = 'submissions'): Promise<number> {
  const response = await getAsStaff(`/api/admin/${list}?limit=100&q=${encodeURIComponent(q)}`);
  return (await response.json<Page<unknown>>()).items.length;
}

it('makes old records findable in every spelling, page by page, and then reads one index', async () => {
  await insertOld(60);
  expect(await found('أحمد')).toBe(60);
  expect(await found('احمد')).toBe(0);
  expect(await found('old60', 'subscribers')).toBe(1);
  await fillSearchText(env);
  expect(await found('احمد')).toBe(50);
  await fillSearchText(env);
  expect(await found('احمد')).toBe(60);
  expect(await found('شركه 60')).toBe(1);
  expect(await found('أحمد')).toBe(60);
  expect(await found('old60', 'subscribers')).toBe(1);
  const { DB, cost } = countingDatabase(env.DB);
  await fillSearchText({ DB });
  expect(cost.rowsRead).toBeLessThanOrEqual(2);
  expect(cost).toMatchObject({ rowsWritten: 0, roundTrips: 1 });
});
