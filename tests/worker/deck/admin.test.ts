import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { AskedDeck, DeckState } from '#shared/contracts/deck.ts';
import type { MyData, PersonalData } from '#shared/contracts/privacy.ts';
import { dataLinkExists } from '#worker/db/data-links.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { deleteDueFiles } from '#worker/submissions/files/store.ts';
import { docx, pdf, zip } from '../support/cv-files.ts';
import {
  askedDecks,
  askForDeck,
  deckToken,
  downloadDeck,
  putDeck,
  storedFiles,
  takeDeckAway,
} from '../support/deck.ts';
import { databaseFailingAt, requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { linkFor, wholeDatabase } from '../support/my-data.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff, localStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';
import { openPage } from '../support/token-pages.ts';

const megabytes25 = 25 * 1024 * 1024;

const day = 24 * 60 * 60 * 1000;
const withoutFiles = { FILES: undefined as never };

beforeEach(async () => {
  mailbox();
  await takeDeckAway();
  await emptyTables('deck_requests', 'audit_log');
});
const state = async (bindings = {}) =>
  (await getAsStaff('/api/admin/deck', { ...localStaff, ...bindings })).json<DeckState>();
const audited = async () =>
  (await env.DB.prepare('SELECT action, detail, done_by FROM audit_log ORDER BY id').all()).results;

it('keeps one PDF with its metadata, and records who changed it', async () => {
  expect(await state()).toEqual({ deck: null, canStore: true, waiting: 0 });
  const response = await putDeck(pdf(700), { name: 'C:\\decks\\Seed 2026.pdf' });
  expect(response.status).toBe(200);
  const { deck } = await response.json<{ deck: DeckState['deck'] }>();
  expect(deck).toEqual({ name: 'Seed 2026.pdf', size: 700, by: 'amal@rihla.example', at: expect.any(String) });
  expect(await state()).toMatchObject({ deck });
  await putDeck(pdf(800), { name: 'newer.pdf' });
  expect(await storedFiles()).toHaveLength(1);
  expect((await takeDeckAway()).status).toBe(204);
  expect((await takeDeckAway()).status).toBe(204);
  expect(await storedFiles()).toEqual([]);
  const by = { done_by: 'amal@rihla.example' };
  expect(await audited()).toEqual([
    { action: 'deck_put', detail: 'Seed 2026.pdf', ...by },
    { action: 'deck_put', detail: 'newer.pdf', ...by },
    { action: 'deck_removed', detail: 'newer.pdf', ...by },
  ]);
});

it('accepts 25 MiB and not a byte more', async () => {
  expect((await putDeck(pdf(megabytes25))).status).toBe(200);
  const refused = await putDeck(pdf(megabytes25 + 1));
  expect([refused.status, await refused.json()]).toEqual([413, expect.objectContaining({ code: 'body_too_large' })]);
  expect(await state()).toMatchObject({ deck: { size: megabytes25 } });
});

it('accepts a PDF by its content only', async () => {
  const forged = [docx(), zip(['a.txt']), '<html><script>steal()</script></html>', `${' '.repeat(40)}no PDF`, ''];
  for (const content of forged) {
    const response = await putDeck(content);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ path: 'file', message: 'This file is not a PDF. Choose a PDF.' }],
    });
  }
  const isMissing = async () => {
    expect(await state()).toMatchObject({ deck: null });
    expect(await storedFiles()).toEqual([]);
  };
  const notPdf = 'This file is not a PDF. Choose a PDF.';
  await expectRefusal(putDeck(pdf(), { name: 'deck.docx' }), [422, 'validation_failed', `file: ${notPdf}`]);
  await expectRefusal(putDeck(pdf(), { type: 'text/plain' }), [415, 'unsupported_media_type', notPdf], async () => {
    await isMissing();
    return putDeck(pdf());
  });
});

it('says that it is off without a bucket, and keeps the requests', async () => {
  expectLogs('not_configured');
  expect(await state(withoutFiles)).toEqual({ deck: null, canStore: false, waiting: 0 });
  const refused = await putDeck(pdf(), { bindings: withoutFiles });
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ code: 'not_configured', detail: expect.stringContaining('FILES') });
  expect((await askForDeck({ email: 'noura@fund.example' }, withoutFiles)).status).toBe(202);
  expect(await state()).toMatchObject({ waiting: 1 });
  const { checks } = await (await getAsStaff('/api/admin/status', { ...localStaff, ...withoutFiles })).json<{
    checks: { name: string; detail: string }[];
  }>();
  expect(checks.find(({ name }) => name === 'files')!.detail).toContain('investment deck');
});

it('keeps the old deck when the transaction fails, and deletes orphans', async () => {
  expectLogs('request_failed');
  await putDeck(pdf(700), { name: 'before.pdf' });
  for (let statement = 0; statement < 6; statement++) {
    expect((await putDeck(pdf(800), { bindings: { DB: databaseFailingAt(statement) } })).status).toBe(500);
  }
  expect(await state()).toMatchObject({ deck: { name: 'before.pdf' } });
  await deleteDueFiles(env, Date.now() + 2 * day);
  expect(await storedFiles()).toHaveLength(1);
  expect((await downloadDeck(await deckToken())).status).toBe(200);
});

it('lists the requests, newest first, page by page', async () => {
  for (let i = 0; i < 3; i++) await deckToken({ email: `a${i}@fund.example`, age: i * day, downloads: i });
  const page = async (query: string) =>
    (await getAsStaff(`/api/admin/deck/requests?${query}`, localStaff)).json<{
      items: AskedDeck[];
      nextCursor: string;
    }>();
  const first = await page('limit=2');
  expect(first.items.map(({ email, downloads }) => [email, downloads])).toEqual([
    ['a0@fund.example', 0],
    ['a1@fund.example', 1],
  ]);
  const { items, nextCursor } = await page(`limit=2&cursor=${first.nextCursor}`);
  expect([items.map(({ email }) => email), nextCursor]).toEqual([['a2@fund.example'], null]);
});

it('shows a person their request, exports it, and erases it with its link', async () => {
  const email = 'noura@fund.example';
  await putDeck();
  const token = await deckToken({ email: 'Noura@fund.example', downloads: 2 });
  const link = await linkFor(email);
  const page = await (await openPage(link)).text();
  expect(page).toContain('The investment deck');
  expect(page).toContain('Downloads: 2');
  const data = await (await requestWith({}, `/my-data/export?token=${link}`)).json<MyData>();
  expect(data.decks).toEqual([expect.objectContaining({ downloads: 2, purge_at: expect.any(String) })]);
  const exported = await (await asStaff(`/api/admin/people?email=${email}`, {})).json<PersonalData>();
  expect(exported.decks).toHaveLength(1);
  const id = link.slice(0, link.lastIndexOf('.'));
  await erasePersonalData(env, email, 'owner', dataLinkExists(id));
  const remaining = Object.values(await wholeDatabase()).filter((rows) => rows.toLowerCase().includes(email));
  expect(remaining).toEqual([]);
  await expectRefusal(downloadDeck(token), [404, 'page', '/deck: ']);
});

it('gives a person who only waits for a deck a link to their data', async () => {
  const email = 'waits@fund.example';
  await askForDeck({ email });
  await emptyTables('emails');
  await requestWith({}, '/api/my-data', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '2001:db8:abc::1' },
    body: JSON.stringify({ email }),
  });
  expect(await env.DB.prepare('SELECT count(*) AS links FROM data_links WHERE email = ?').bind(email).first()).toEqual({
    links: 1,
  });
});

it('deletes a request after the retention time of requests', async () => {
  await deckToken({ email: 'old@fund.example', age: 730 * day + 60_000 });
  await deckToken({ email: 'new@fund.example', age: 730 * day - 60_000 });
  await purgeExpired(env);
  expect((await askedDecks()).map(({ email }) => email)).toEqual(['new@fund.example']);
});
