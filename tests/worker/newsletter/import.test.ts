import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { ImportReport, SubscriberImportRow } from '#shared/contracts/subscribers.ts';
import { gulfDate } from '#shared/time/days.ts';
import type { Bindings } from '#worker/env.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { allCounts, emptyAnalytics } from '../support/analytics.ts';
import { activeSubscribers } from '../support/counters.ts';
import { jsonPost } from '../support/faults.ts';
import { emptyOutbox, outbox } from '../support/mail.ts';
import {
  confirmationTokenOf,
  consentsFor,
  doubleOptIn,
  mailKindsTo,
  post,
  subscribe,
  subscriberOf,
  suppressAddress,
  tokenOf,
  unconfirmed,
} from '../support/newsletter.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('audit_log');
});

const terms = { source: 'Sign-up sheet, جيتكس 2026', consentedOn: '2026-10-14', locale: 'en' } as const;
const rowsOf = (emails: string[]): SubscriberImportRow[] => emails.map((email, i) => ({ row: i + 2, email }));
const send = (rows: unknown, overrides: object = {}, bindings: Partial<Bindings> = {}) =>
  asStaff('/api/admin/subscribers/import', jsonPost({ ...terms, rows, ...overrides }), bindings);

async function importing(rows: SubscriberImportRow[], bindings: Partial<Bindings> = {}): Promise<ImportReport> {
  const response = await send(rows, {}, bindings);
  expect(response.status).toBe(200);
  return response.json();
}

const address = () => `${crypto.randomUUID()}@reader.example`;

it('tells before an import what it will refuse, and stores nothing', async () => {
  const [fresh, known] = [address(), address()];
  await importing(rowsOf([known]));
  await emptyTables('audit_log');
  const rows = rowsOf([fresh, known, 'bad address', '@x.y', fresh]);
  const answer = await asStaff('/api/admin/subscribers/import/check', jsonPost({ rows }));
  expect(await answer.json()).toEqual({
    added: 1,
    refused: [
      { row: 3, email: known, why: 'active' },
      { row: 4, email: 'bad address', why: 'invalid' },
      { row: 5, email: '@x.y', why: 'invalid' },
      { row: 6, email: fresh, why: 'repeated' },
    ],
  });
  const { added, refused } = await importing(rows);
  expect([added, refused.length]).toEqual([1, 4]);
});

it('imports new subscribers with the proof of their consent, and emails no one', async () => {
  const [email, arabic] = [address(), address()];
  const before = await activeSubscribers();
  await emptyAnalytics();
  const report = await importing([
    { row: 2, email: ` ${email.toUpperCase()} ` },
    { row: 3, email: arabic, locale: 'ar' },
  ]);
  expect(report).toEqual({ added: 2, mustConfirm: false, refused: [] });
  expect(await subscriberOf(email)).toMatchObject({ status: 'active', source: terms.source, locale: 'en' });
  expect(await subscriberOf(arabic)).toMatchObject({ locale: 'ar' });
  expect(await consentsFor(email)).toEqual([['given', 'import']]);
  const proof = await env.DB.prepare(
    'SELECT at, text FROM consents JOIN wordings ON wordings.id = wording_id ORDER BY consents.id DESC LIMIT 1',
  ).first();
  expect(proof).toEqual({ at: '2026-10-13T20:00:00.000Z', text: `${terms.source} (2026-10-14)` });
  expect(await outbox()).toEqual([]);
  expect(await allCounts()).toEqual({});
  expect(await activeSubscribers()).toBe(before + 2);
  expect(await env.DB.prepare('SELECT action, detail, done_by FROM audit_log').first()).toEqual({
    action: 'readers_imported',
    detail: `${terms.source}, 2026-10-14: 2 of 2`,
    done_by: 'amal@rihla.example',
  });
});

it('never imports former, erased or suppressed addresses, and says why', async () => {
  const [active, unsubscribed, gone, bounced, erased, fresh] = [1, 2, 3, 4, 5, 6].map(address) as [
    ...[string, string, string, string, string, string],
  ];
  await subscribe(active);
  await subscribe(unsubscribed);
  await subscribe(gone);
  for (const email of [unsubscribed, gone]) await post('/api/newsletter/unsubscribe', { token: await tokenOf(email) });
  await env.DB.prepare('DELETE FROM newsletter_subscribers WHERE email = ?').bind(gone).run();
  await suppressAddress(bounced, 'hard_bounce');
  await suppressAddress(erased, 'erased');
  const { email: waiting } = await unconfirmed();
  const report = await importing([
    ...rowsOf([
      active.toUpperCase(),
      unsubscribed,
      gone,
      bounced,
      erased,
      waiting,
      fresh,
      fresh,
      '=HYPERLINK("x")',
      '',
      'ليلى',
    ]),
    { row: 20, email: address(), state: 'left' },
  ]);
  expect(report.added).toBe(1);
  expect(report.refused.map(({ row, why }) => `${row} ${why}`)).toEqual([
    '2 active',
    '3 left',
    '4 left',
    '5 suppressed',
    '6 suppressed',
    '7 unconfirmed',
    '9 repeated',
    '10 invalid',
    '11 invalid',
    '12 invalid',
    '20 left',
  ]);
  expect(await subscriberOf(unsubscribed)).toMatchObject({ status: 'unsubscribed' });
  expect(await subscriberOf(gone)).toBeNull();
});

it('asks imported addresses with double opt-in, fifty a minute', async () => {
  const emails = Array.from({ length: 51 }, address);
  expect(await importing(rowsOf(emails), doubleOptIn)).toEqual({ added: 51, mustConfirm: true, refused: [] });
  const [first, last] = [emails[0]!, emails.at(-1)!];
  expect(await subscriberOf(first)).toMatchObject({ status: 'unconfirmed' });
  const due = new Map((await outbox()).map((mail) => [mail.to_address, Date.parse(mail.due_at)]));
  expect(due.size).toBe(51);
  expect(due.get(last)! - due.get(first)!).toBe(60_000);
  await post('/api/newsletter/confirm', { token: await confirmationTokenOf(first) }, doubleOptIn);
  expect(await subscriberOf(first)).toMatchObject({ status: 'active' });
  expect(await consentsFor(first)).toEqual([
    ['given', 'import'],
    ['confirmed', 'confirmation_link'],
  ]);
});

it('asks the database once for 500 rows', async () => {
  const { DB, cost } = countingDatabase(env.DB);
  const tripsFor = async (count: number) => {
    const before = cost.roundTrips;
    await asStaff(
      '/api/admin/subscribers/import/check',
      jsonPost({ rows: rowsOf(Array.from({ length: count }, address)) }),
      { DB },
    );
    return cost.roundTrips - before;
  };
  await tripsFor(1);
  const once = await tripsFor(1);
  expect([await tripsFor(500), await tripsFor(501)]).toEqual([once, once + 1]);
});

it('imports 5,000 rows of two staff members once, and refuses one more', async () => {
  const rows = rowsOf(Array.from({ length: 5000 }, address));
  const reports = await Promise.all([importing(rows), importing(rows)]);
  expect(reports[0]!.added + reports[1]!.added).toBe(5000);
  expect(reports.flatMap(({ refused }) => refused).every(({ why }) => why === 'active')).toBe(true);
  const { n } = (await env.DB.prepare('SELECT count(*) AS n FROM newsletter_subscribers WHERE source = ?')
    .bind(terms.source)
    .first<{ n: number }>())!;
  expect(n).toBeGreaterThanOrEqual(5000);
  const tooMany = await send(rowsOf(Array.from({ length: 10_000 }, (_, i) => `${i}@x.example`)));
  expect(tooMany.status).toBe(422);
  expect(await tooMany.text()).toContain('At most 5,000 rows at a time');
}, 60_000);

it.each([
  ['no source', { source: ' ' }],
  ['no day', { consentedOn: '' }],
  ['a day to come', { consentedOn: `${Number(gulfDate().slice(0, 4)) + 1}-01-01` }],
  ['a language that we do not write', { locale: 'fr' }],
  ['nobody', { rows: [] }],
  ['no list', { rows: 'a@b.example' }],
])('refuses an import with %s', async (_what, overrides) => {
  await expectRefusal(send(rowsOf([address()]), overrides), [
    422,
    'validation_failed',
    new RegExp(`^${Object.keys(overrides)[0]}: `),
  ]);
});

it('refuses a body larger than a mebibyte', async () => {
  await expectRefusal(
    send(rowsOf(['x'.repeat(1024 * 1024)])),
    [413, 'body_too_large', 'The request body is larger than 1024 KiB.'],
    () => send(rowsOf([address()])),
  );
});

it('lets staff unsubscribe a subscriber once, with a goodbye and the proof', async () => {
  const email = address();
  await subscribe(email);
  const { id } = (await subscriberOf(email))!;
  for (let i = 0; i < 2; i++) {
    const response = await asStaff(`/api/admin/subscribers/${id}/unsubscribe`, { method: 'POST' });
    expect(await response.json()).toMatchObject({ subscriber: { id, status: 'unsubscribed' } });
  }
  expect(await consentsFor(email)).toEqual([
    ['given', 'footer'],
    ['withdrawn', 'staff'],
  ]);
  expect((await mailKindsTo(email)).filter((kind) => kind === 'newsletter_goodbye')).toHaveLength(1);
  const unknown = await asStaff(`/api/admin/subscribers/${crypto.randomUUID()}/unsubscribe`, { method: 'POST' });
  await expectRefusal(unknown, [404, 'not_found', 'This subscriber no longer exists.']);
});

it('imports no address that is unsubscribed, blocked or unclear in any row', async () => {
  const [twice, blocked, unread] = [address(), address(), address()];
  const report = await importing([
    { row: 1, email: twice },
    { row: 2, email: twice.toUpperCase(), state: 'left' },
    { row: 3, email: blocked, state: 'blocked' },
    { row: 4, email: unread, state: 'unread' },
  ]);
  expect(report.refused.map(({ row, why }) => `${row} ${why}`)).toEqual([
    ...['1 left', '2 repeated', '3 blocked', '4 unread'],
  ]);
  expect(report.added).toBe(0);
});
