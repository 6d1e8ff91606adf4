import { Buffer } from 'node:buffer';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { texts } from '#worker/http/texts.ts';
import { pdf } from '../support/cv-files.ts';
import { askedDecks, deckToken, downloadDeck, putDeck, storedFiles, takeDeckAway } from '../support/deck.ts';
import { expectLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { emptyTables } from '../support/tables.ts';
import { openPage, postPage } from '../support/token-pages.ts';

const day = 24 * 60 * 60 * 1000;
const { states, again } = texts.en.deckView;
const content = pdf(500, '(the deck)');

beforeEach(async () => {
  mailbox();
  await emptyTables('deck_requests');
  await putDeck(content, { name: 'Rihla عرض.pdf' });
});
const open = (token: string, path: string = paths.deck) => openPage(token, {}, path);

it('opens a page with a button, as often as a mail scanner likes, and counts nothing', async () => {
  const token = await deckToken();
  for (let i = 0; i < 6; i++) {
    const page = await open(token);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(states.open.title);
    expect(html).toContain('action="/deck" method="post"');
    expect(html).toContain(`name="token" value="${token}"`);
  }
  expect(await askedDecks()).toEqual([expect.objectContaining({ downloads: 0 })]);
});

it('downloads the PDF as a file under its name, and counts it', async () => {
  const response = await downloadDeck(await deckToken());
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '500',
    'content-disposition': `attachment; filename="Rihla ___.pdf"; filename*=UTF-8''Rihla%20%D8%B9%D8%B1%D8%B6.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
  expect(await askedDecks()).toEqual([expect.objectContaining({ downloads: 1 })]);
});

it('stops after five downloads, also when two come simultaneously', async () => {
  const token = await deckToken({ downloads: 4 });
  const responses = await Promise.all([downloadDeck(token), downloadDeck(token)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
  const refused = responses.find(({ status }) => status === 410);
  expect(await refused!.text()).toContain(states.used.title);
  expect(await askedDecks()).toEqual([expect.objectContaining({ downloads: 5 })]);
  const page = await (await open(token)).text();
  expect(page).toContain(states.used.title);
  expect(page).toContain(`href="/partner-with-us#deck"`);
  expect(page).toContain(again);
});

it('works for seven days, and then says so in the visitor’s language', async () => {
  const young = await deckToken({ age: 7 * day - 60_000 });
  expect((await downloadDeck(young)).status).toBe(200);
  const old = await deckToken({ age: 7 * day + 1 });
  for (const response of [await open(old, '/ar/deck'), await downloadDeck(old, {}, '/ar/deck')]) {
    expect(response.status).toBe(410);
    const html = await response.text();
    expect(html).toContain(texts.ar.deckView.states.expired.title);
    expect(html).toContain('href="/ar/partner-with-us#deck"');
  }
  expect((await askedDecks()).map(({ downloads }) => downloads)).toEqual([1, 0]);
});

it('accepts no forged link, no link of another kind and none of an erased request', async () => {
  const token = await deckToken();
  const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
  for (const wrong of [forged, '', 'x', `${crypto.randomUUID()}.${'0'.repeat(64)}`]) {
    await expectRefusal(open(wrong), [404, 'page', '/deck: '], () => open(token));
    await expectRefusal(downloadDeck(wrong), [404, 'page', '/deck: ']);
  }
  expect((await downloadDeck(token)).status).toBe(200);
  await emptyTables('deck_requests');
  await expectRefusal(downloadDeck(token), [404, 'page', '/deck: ']);
});

it('leads to the PDF of the day, and says when there is none', async () => {
  const token = await deckToken();
  await putDeck(pdf(600), { name: 'newer.pdf' });
  expect(await storedFiles()).toHaveLength(1);
  expect((await (await downloadDeck(token)).arrayBuffer()).byteLength).toBe(600);
  await takeDeckAway();
  expect(await storedFiles()).toEqual([]);
  expect(await (await open(token)).text()).toContain(states.missing.title);
  const response = await downloadDeck(token);
  expect(response.status).toBe(410);
  expect(await response.text()).toContain(states.missing.title);
  expect(await askedDecks()).toEqual([expect.objectContaining({ downloads: 1 })]);
});

it('counts no failed download, and refuses the form of another site', async () => {
  expectLogs('not_configured');
  const token = await deckToken();
  const withoutFiles = await downloadDeck(token, { FILES: undefined as never });
  expect(withoutFiles.status).toBe(404);
  const html = await withoutFiles.text();
  expect(html).toContain(texts.en.deckView.failure);
  expect(html).toContain(`href="/deck?token=${token}"`);
  const foreign = await postPage(paths.deck, { token }, { headers: { 'sec-fetch-site': 'cross-site' } });
  await expectRefusal(
    foreign,
    [403, 'page', 'The form was sent from another site. Please send it from this page.'],
    async () => {
      expect(await askedDecks()).toEqual([expect.objectContaining({ downloads: 0 })]);
      return postPage(paths.deck, { token }, { headers: { 'sec-fetch-site': 'same-origin' } });
    },
  );
});
