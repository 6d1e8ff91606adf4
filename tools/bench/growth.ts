import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLocalDatabase } from '../../scripts/lib/local-database.ts';
import { submissionTypes } from '../../src-shared/forms/options.ts';
import { database } from '../../src-worker/db/client.ts';
import { selectCurrentCounts } from '../../src-worker/db/counters.ts';
import type { Bindings } from '../../src-worker/env.ts';
import { changeSubmissions } from '../../src-worker/inbox/changes.ts';
import { submissionDetail } from '../../src-worker/inbox/detail.ts';
import { listSubmissions } from '../../src-worker/inbox/list.ts';
import { claimDue, claimNextBatch } from '../../src-worker/mail/claims.ts';
import { sendNewsletter } from '../../src-worker/newsletter/send.ts';
import { type Cost, countingDatabase } from '../../tests/support/counting-database.ts';
import type { Table } from './report.ts';

const root = join(import.meta.dirname, '../..');
const sizes = [10, 1_000, 100_000];
const chunk = 10_000;
const newsletterSend = 'a newsletter, to all';
let claims = 0;

export async function benchGrowth(): Promise<Table[]> {
  const { DB: local, close } = await openLocalDatabase();
  const env = { DB: local as unknown as D1Database } as Bindings;
  const found = new Map<string, Cost[]>();
  let newsletter = { seconds: 0, recipients: 0 };
  const drains: number[] = [];
  try {
    await migrate(env.DB);
    let seeded = 0;
    for (const size of sizes) {
      for (; seeded < size; seeded += Math.min(chunk, size - seeded)) {
        await seed(env.DB, seeded, Math.min(chunk, size - seeded));
      }
      for (const [name, operate] of Object.entries(operations)) {
        const { DB, cost } = countingDatabase(env.DB);
        await operate({ ...env, DB });
        found.set(name, [...(found.get(name) ?? []), cost]);
      }
      const { DB, cost } = countingDatabase(env.DB);
      const begun = performance.now();
      const { newsletter: sent } = await sendNewsletter(
        { ...env, DB },
        { kind: 'newsletter', audience: 'all', subject: `To ${size}`, content: 'News' },
        'bench@localhost',
      );
      newsletter = { seconds: (performance.now() - begun) / 1000, recipients: sent.recipients };
      found.set(newsletterSend, [...(found.get(newsletterSend) ?? []), cost]);
      if (size === sizes.at(-1)) drains.push(...(await drain(env)));
      else await env.DB.prepare(`UPDATE emails SET status = 'cancelled' WHERE status = 'queued'`).run();
    }
  } finally {
    await close();
  }
  const at = (costs: Cost[], key: 'rowsRead' | 'rowsWritten') =>
    costs.map((cost) => cost[key].toLocaleString('en')).join(' · ');
  return [
    {
      title: `Growth: rows in D1 with ${sizes.map((size) => size.toLocaleString('en')).join(' · ')} of everything`,
      columns: [{ name: 'read (flat; a newsletter: linear)' }, { name: 'written' }],
      rows: [...found].map(([name, costs]) => ({
        name,
        values: [{ text: at(costs, 'rowsRead'), ok: isFlat(name, costs) }, at(costs, 'rowsWritten')],
      })),
    },
    {
      title: `A newsletter to ${newsletter.recipients.toLocaleString('en')}`,
      columns: [
        { name: 'accepted, s', atMost: 5 },
        ...['at the start', 'half-way', 'at the end'].map((when) => ({ name: `a claim of a batch ${when}, ms` })),
      ],
      rows: [{ name: 'the newsletter', values: [newsletter.seconds, ...drains] }],
    },
  ];
}

function isFlat(name: string, costs: Cost[]): boolean {
  const [, middle = 0, last = 0] = costs.map(({ rowsRead }, i) =>
    name === newsletterSend ? rowsRead / (sizes[i] ?? 1) : rowsRead,
  );
  return last <= middle * 1.1 + 1;
}

const operations: Record<string, (env: Bindings) => Promise<unknown>> = {
  stats: (env) => selectCurrentCounts(database(env)).get(),
  'list of 10': (env) => listSubmissions(database(env), { types: submissionTypes }, 11),
  'filtered list of 10': (env) =>
    listSubmissions(database(env), { types: submissionTypes, status: 'completed', formType: 'career' }, 11),
  'search, 10 found': (env) => listSubmissions(database(env), { types: submissionTypes, q: 'hello' }, 11),
  'the first page of a stage': (env) => listSubmissions(database(env), { types: submissionTypes, stage: 'new' }, 16),
  'one submission with its timeline': (env) => submissionDetail(env, '00000002-0000-4000-8000-000000000000', 'bench'),
  'status change': (env) =>
    changeSubmissions(env, [{ id: '00000002-0000-4000-8000-000000000000', status: 'contacted' }], 'bench'),
  // Each claim needs another time, which identifies it.
  'claim of 30 mails': (env) =>
    claimDue(database(env), new Date(claims++ * 1000 + Date.UTC(2001)).toISOString(), 'urgent', 30),
};

async function drain(env: Bindings): Promise<number[]> {
  const times: number[] = [];
  const waiting = async () =>
    (await env.DB.prepare(`SELECT count(*) AS n FROM emails WHERE status = 'queued'`).first<{ n: number }>())?.n ?? 0;
  const all = await waiting();
  for (const remaining of [all, Math.floor(all / 2), 200]) {
    const gone = (await waiting()) - remaining;
    await env.DB.prepare(
      `UPDATE emails SET status = 'sent' WHERE id IN (SELECT id FROM emails WHERE status = 'queued' LIMIT ?)`,
    )
      .bind(gone)
      .run();
    const begun = performance.now();
    await claimNextBatch(database(env), new Date(Date.now() + remaining).toISOString(), 'newsletters');
    times.push(performance.now() - begun);
  }
  return times;
}

async function migrate(DB: D1Database): Promise<void> {
  const files = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
  for (const file of files.sort()) {
    const statements = readFileSync(join(root, 'migrations', file), 'utf8').split('--> statement-breakpoint');
    for (const statement of statements) await DB.prepare(statement.trim()).run();
  }
}

async function seed(DB: D1Database, from: number, count: number): Promise<void> {
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1 + ?2)';
  const time = `strftime('%Y-%m-%dT%H:%M:%fZ', 1760000000 + i, 'unixepoch')`;
  await DB.batch([
    DB.prepare(`${numbers} INSERT INTO form_submissions (id, form_type, first_name, last_name, email, company, message, submitted_at, status, stage, search_text)
      SELECT printf('%08x-0000-4000-8000-000000000000', i), CASE i % 3 WHEN 0 THEN 'demo' WHEN 1 THEN 'partnership' ELSE 'career' END,
        'First' || i, 'Last', 'person' || i || '@bench.example', 'Company ' || (i % 50), 'Hello from ' || i, ${time},
        CASE i % 5 WHEN 0 THEN 'contacted' WHEN 1 THEN 'completed' ELSE 'pending' END, CASE i % 3 WHEN 2 THEN 'new' END, 'hello from ' || i FROM n`).bind(
      from,
      count,
    ),
    DB.prepare(`${numbers} INSERT INTO newsletter_subscribers (id, email, subscribed_at)
      SELECT printf('%08x-0000-4000-8000-000000000001', i), 'reader' || i || '@bench.example', ${time} FROM n`).bind(
      from,
      count,
    ),
    DB.prepare(`${numbers} INSERT INTO emails (id, kind, to_address, subject, status, due_at, sent_at, created_at)
      SELECT printf('%08x-0000-4000-8000-000000000002', i), 'newsletter_welcome', 'reader' || i || '@bench.example', 'Welcome',
        'sent', ${time}, ${time}, ${time} FROM n`).bind(from, count),
    DB.prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
      INSERT INTO emails (id, kind, to_address, subject, due_at, created_at)
      SELECT printf('%08x-%04x-4000-8000-000000000003', ?1, i), 'newsletter_welcome', 'due@bench.example', 'Due',
        '2000-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z' FROM n`).bind(from),
  ]);
}
