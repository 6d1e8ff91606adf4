import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { emptyTables } from '../support/tables.ts';

const now = Date.parse('2026-11-23T04:00:00.000Z');
const day = 24 * 60 * 60 * 1000;

/** Adds a row whose time is `?1`, and whose id is `?2`. */
const submission = (columns: string, values: string) =>
  `INSERT INTO form_submissions (form_type, email, submitted_at, id${columns}) VALUES (${values})`;
const subscriber = (status: string) =>
  `INSERT INTO newsletter_subscribers (subscribed_at, id, email, status, token) VALUES (?1, ?2, ?2 || '@a.example', '${status}', ?2)`;
const mail = (status: string) =>
  `INSERT INTO emails (created_at, id, kind, to_address, subject, due_at, status)
    VALUES (?1, ?2, 'data_link', 'a@a.example', '', '2030', '${status}')`;

/** Each kind of record, the days after which it is deleted, and the row that says since when. */
const periods: [what: string, days: number | undefined, table: string, insert: string][] = [
  ['a demo request', 730, 'form_submissions', submission('', `'demo', 'a@a.example', ?1, ?2`)],
  ['a partnership inquiry', 730, 'form_submissions', submission('', `'partnership', 'a@a.example', ?1, ?2`)],
  ['a question from the chat', 730, 'form_submissions', submission('', `'other', 'a@a.example', ?1, ?2`)],
  [
    'a request since its last change',
    730,
    'form_submissions',
    submission(', last_change_at', `'demo', 'a@a.example', '2020-01-01', ?2, ?1`),
  ],
  ['an application', 365, 'form_submissions', submission(', stage', `'career', 'a@a.example', ?1, ?2, 'new'`)],
  [
    'an application with an open interview',
    undefined,
    'form_submissions',
    submission(', stage, status', `'career', 'a@a.example', ?1, ?2, 'interview', 'contacted'`),
  ],
  [
    'spam',
    30,
    'form_submissions',
    submission(', hidden_as, hidden_at', `'demo', 'a@a.example', '2026-01-01', ?2, 'spam', ?1`),
  ],
  [
    'what staff deleted',
    1,
    'form_submissions',
    submission(', hidden_as, hidden_at', `'demo', 'a@a.example', '2026-01-01', ?2, 'deleted', ?1`),
  ],
  ['a sent email', 365, 'emails', mail('sent')],
  ['a failed email', 365, 'emails', mail('failed')],
  ['a cancelled email', 365, 'emails', mail('cancelled')],
  ['a queued email', undefined, 'emails', mail('queued')],
  ['an unconfirmed subscriber', 30, 'newsletter_subscribers', subscriber('unconfirmed')],
  ['an active subscriber', undefined, 'newsletter_subscribers', subscriber('active')],
  ['an unsubscribed subscriber', undefined, 'newsletter_subscribers', subscriber('unsubscribed')],
  [
    'a chat message',
    90,
    'chat_messages',
    `INSERT INTO chat_messages (timestamp, id, session_id, message, is_bot, metadata) VALUES (?1, ?2, 's', 'Hello', 0, '{}')`,
  ],
  ['a data link', 1, 'data_links', `INSERT INTO data_links (created_at, id, email) VALUES (?1, ?2, 'a@a.example')`],
  ['a webhook event', 30, 'webhook_events', 'INSERT INTO webhook_events (received_at, id) VALUES (?1, ?2)'],
  [
    'a dead letter',
    30,
    'dead_letters',
    `INSERT INTO dead_letters (failed_at, id, queue, body) VALUES (?1, ?2, 'rihla-mail-dead', '{}')`,
  ],
  [
    'a request for the deck',
    730,
    'deck_requests',
    `INSERT INTO deck_requests (requested_at, id, email, locale, downloads) VALUES (?1, ?2, 'a@a.example', 'en', 0)`,
  ],
];

beforeEach(async () => {
  const tables = new Set(periods.map(([, , table]) => table));
  await emptyTables(...tables, 'chat_sessions');
});

it.each(periods)(
  'deletes %s after this many days, and not a millisecond earlier: %s',
  async (_what, days, table, insert) => {
    const at = (ms: number) => new Date(now - ms).toISOString();
    const age = (days ?? 10_000) * day;
    await env.DB.batch([
      env.DB.prepare(insert).bind(at(age), 'kept'),
      env.DB.prepare(insert).bind(at(age + 1), 'expired'),
    ]);
    await purgeExpired(env, now);
    const { results } = await env.DB.prepare(`SELECT id FROM ${table} ORDER BY id DESC`).all<{ id: string }>();
    expect(results.map(({ id }) => id)).toEqual(days === undefined ? ['kept', 'expired'] : ['kept']);
  },
);
