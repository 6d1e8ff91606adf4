import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../scripts/lib/settings.ts';
import { root, toolNode } from '../../scripts/lib/tooling.mjs';
import { createRandom, uuidFrom } from '../../scripts/seed/clock.ts';
import { planMonth, seedNumber } from '../../scripts/seed/month.ts';
import type { Site } from '../../scripts/seed/site.ts';
import { d1File } from '../../scripts/seed/sqlite-d1.ts';
import { timeouts } from '../support/timeouts.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rihla-seed-'));
const state = join(scratch, 'state');
const earlier = join(state, 'earlier');
const file = d1File(state, readConfig(undefined).d1_databases[0]!.database_id!);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function run(script: string, ...args: string[]) {
  const child = spawn(toolNode(), [script, '--persist-to', state, ...args], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

function rows<Row = Record<string, number>>(sql: string): Row[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

const count = (from: string) => rows<{ n: number }>(`SELECT count(*) AS n FROM ${from}`)[0]!.n;

it('plans the same month each time', () => {
  const times = (now: string) => {
    const site = { random: createRandom(seedNumber) } as Site;
    return planMonth(site, Date.parse(now)).times();
  };
  const morning = times('2026-11-27T05:00:00Z');
  expect(morning.length).toBeGreaterThan(500);
  expect(times('2026-11-27T19:59:00Z')).toEqual(morning);
});

it('invents the same ids each time', () => {
  expect(uuidFrom(createRandom(seedNumber))).toBe('744ea99e-2638-4ecd-8b0a-119e631d2d54');
});

describe('after `npm run seed -- --reset`', () => {
  beforeAll(async () => {
    mkdirSync(state);
    writeFileSync(earlier, '');
    const { code, output } = await run('scripts/seed.mjs', '--reset');
    expect(code, output).toBe(0);
    // It needs 17 s of CPU.
  }, 3 * timeouts.test);

  it('has deleted the earlier state', () => {
    expect(existsSync(earlier)).toBe(false);
  });

  it('has submissions of every form and status in both languages', () => {
    expect(count('form_submissions')).toBeGreaterThanOrEqual(100);
    const kinds = rows<{ kind: string }>(`SELECT DISTINCT form_type || ' ' || locale AS kind FROM form_submissions`);
    expect(kinds).toHaveLength(8);
    const states = rows(`SELECT DISTINCT form_type, status FROM form_submissions WHERE form_type <> 'other'`);
    expect(states).toHaveLength(9);
  });

  it('has applications in every stage, with files', () => {
    expect(count('(SELECT DISTINCT stage FROM form_submissions WHERE stage IS NOT NULL)')).toBe(6);
    expect(count('attachments')).toBeGreaterThan(20);
    expect(count('file_deletions')).toBe(0);
  });

  it('has bookings that were held, missed and cancelled, and some to come', () => {
    expect(count('bookings')).toBeGreaterThanOrEqual(30);
    expect(count('(SELECT DISTINCT status FROM bookings)')).toBe(4);
    expect(
      count(`bookings WHERE status = 'confirmed' AND starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`),
    ).toBeGreaterThan(3);
  });

  it('has 1,000 subscribers, two newsletters that went out, and their clicks', () => {
    expect(count('newsletter_subscribers')).toBeGreaterThanOrEqual(1000);
    expect(count('newsletters WHERE started AND queued = 0 AND sent > 700 AND delivered > 700 AND bounced > 0')).toBe(
      2,
    );
    expect(count('letter_clicks WHERE clicks > 0')).toBeGreaterThan(5);
  });

  it('has 50 chats, with questions for staff and messages by staff members', () => {
    expect(count('chat_sessions')).toBeGreaterThanOrEqual(50);
    expect(count('chat_questions WHERE unanswered')).toBeGreaterThan(3);
    expect(count('chat_questions WHERE unhelpful')).toBeGreaterThan(0);
    expect(count(`chat_messages WHERE metadata ->> '$.author' IS NOT NULL`)).toBeGreaterThan(3);
    expect(count(`form_submissions WHERE demo_at IS NOT NULL AND chat_session_id IS NOT NULL`)).toBeGreaterThan(1);
  });

  it('has twelve conversations on WhatsApp, some waiting, failed or stopped', () => {
    const byLocale = `SELECT locale, count(*) AS n FROM whatsapp_people WHERE received_at > '2000' GROUP BY locale ORDER BY locale`;
    expect(rows(byLocale)).toEqual([
      { locale: 'ar', n: 5 },
      { locale: 'en', n: 7 },
    ]);
    expect(count('whatsapp_people WHERE phone IS NULL')).toBe(2);
    expect(count('whatsapp_people WHERE stopped_at IS NOT NULL')).toBe(1);
    expect(count(`whatsapp_messages WHERE status = 'failed' AND about IS NULL`)).toBe(2);
    expect(count(`whatsapp_messages WHERE status = 'read'`)).toBeGreaterThan(12);
    expect(count(`whatsapp_messages WHERE status IN ('received', 'queued', 'sending')`)).toBe(0);
    const notices = `chat_messages JOIN whatsapp_people USING (session_id) WHERE metadata ->> '$.notice.kind' IN ('waiting', 'promised')`;
    expect(count(`(SELECT DISTINCT session_id FROM ${notices})`)).toBe(4);
  });

  it('has people who asked for messages about their demos, one of them not on WhatsApp', () => {
    const sent = rows<{ locale: string; kind: number; status: string }>(`SELECT DISTINCT locale,
        substr(about, 38, 12) = 'confirmation' AS kind, status FROM whatsapp_messages
      JOIN whatsapp_people ON whatsapp_people.id = person_id WHERE about IS NOT NULL ORDER BY locale, kind, status`);
    expect(sent).toEqual([
      { locale: 'ar', kind: 0, status: 'read' },
      { locale: 'ar', kind: 1, status: 'read' },
      { locale: 'en', kind: 0, status: 'read' },
      { locale: 'en', kind: 1, status: 'failed' },
      { locale: 'en', kind: 1, status: 'read' },
    ]);
    expect(count('form_submissions WHERE whatsapp_consent_at IS NOT NULL AND whatsapp_note IS NULL')).toBe(5);
  });

  it('has replies, answers, notes and bounces', () => {
    for (const kind of ['note', 'sent', 'received']) {
      expect(count(`conversation_entries WHERE kind = '${kind}'`), kind).toBeGreaterThan(8);
    }
    expect(count('conversation_entries WHERE undelivered IS NOT NULL')).toBeGreaterThan(0);
    expect(count('suppressions')).toBeGreaterThan(5);
    expect(count('audit_log')).toBeGreaterThan(5);
  });

  it('keeps counters equal to the stored rows', () => {
    const shown = 'form_submissions WHERE hidden_as IS NULL AND';
    const [now] = rows(`SELECT counts FROM counters WHERE day = 'now'`);
    const groups =
      rows(`SELECT 'form|' || form_type || '|' || status || '|' || (status <> 'pending' AND waiting_since IS NOT NULL) AS key,
        count(*) AS n FROM ${shown} true GROUP BY key
      UNION ALL SELECT 'stage|' || stage || '|' || (additional_data ->> 'position') AS key, count(*) FROM ${shown} stage IS NOT NULL GROUP BY key
      UNION ALL SELECT 'subscriber|' || status || '|' || locale AS key, count(*) FROM newsletter_subscribers GROUP BY key`);
    expect(JSON.parse(String(now!.counts))).toEqual(Object.fromEntries(groups.map(({ key, n }) => [key, n])));
    expect(rows(`SELECT sum(counts ->> 'demo') AS demo FROM counters`)).toEqual([
      { demo: count(`form_submissions WHERE form_type = 'demo'`) },
    ]);
    expect(rows(`SELECT sum(message_count) AS n FROM chat_sessions`)).toEqual([{ n: count('chat_messages') }]);
  });

  it('fills the search, and keeps the consents', () => {
    const found = (table: string, word: string) => count(`${table} WHERE ${table} MATCH '${word}'`);
    expect(found('submissions_search', 'haddad')).toBeGreaterThan(0);
    expect(found('subscribers_search', 'falcon')).toBe(count(`newsletter_subscribers WHERE email LIKE '%falcon%'`));
    expect(count(`consents WHERE action = 'given'`)).toBe(count('newsletter_subscribers'));
    expect(count(`consents WHERE action = 'withdrawn'`)).toBe(
      count(`newsletter_subscribers WHERE status = 'unsubscribed'`),
    );
  });

  it('leaves no email that is overdue', () => {
    const dayAgo = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')`;
    expect(count(`emails WHERE status IN ('queued', 'sending') AND due_at < ${dayAgo}`)).toBe(0);
  });

  it('refuses to seed again', async () => {
    const { code, output } = await run('scripts/seed/run.ts');
    expect(output).toContain('The local database has records. `npm run seed -- --reset` deletes them');
    expect(code).toBe(1);
  });

  it('leaves a filled database to `npm start -- --demo` as it is', async () => {
    expect(await run('scripts/seed/run.ts', '--if-empty')).toEqual({ code: 0, output: '' });
  });
});
