import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { signedToken } from '#worker/db/keys.ts';
import { beginOnMonday, bookDemo, tuesdayAtNine, tuesdayAtTen } from '../support/bookings.ts';
import { postAsStaff, store } from '../support/conversation.ts';
import { deckToken, putDeck } from '../support/deck.ts';
import { databaseDown } from '../support/faults.ts';
import { jobApplication } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { knownAddress, linkFor, wholeDatabase } from '../support/my-data.ts';
import { tokenOf, unconfirmed } from '../support/newsletter.ts';
import { noAssets, pageAssets, pagePolicy } from '../support/plain-forms.ts';
import { openPage, postPage } from '../support/token-pages.ts';

beforeEach(beginOnMonday);

const filled = [
  ['/booking', async () => (await bookDemo(tuesdayAtNine)).token, ['/booking/reschedule', '/booking/cancel']],
  ['/deck', deckOf, ['/deck']],
  ['/keep-application', keepOf, ['/keep-application']],
  ['/my-data', async () => linkFor(await knownAddress()), ['/my-data/newsletter', '/my-data/erase']],
] as const;

const asking = [
  ['/newsletter/confirm', async () => (await unconfirmed()).token],
  ['/unsubscribe', async () => tokenOf((await unconfirmed()).email)],
] as const;

async function deckOf(): Promise<string> {
  await putDeck();
  return deckToken();
}

async function keepOf(): Promise<string> {
  const { id } = await store(jobApplication());
  await postAsStaff(`${id}/keep`, { months: 6 });
  return signedToken(env, 'kept_applications', id);
}

const markup = `<title></title><a hreflang="ar" href="/ar/page">العربية</a>
  <form><input type="hidden" name="token" value=""></form><div id="booking"></div>`;

it.each(filled)('keeps %s out of caches, search engines, referrers and the app', async (path, makeToken) => {
  const response = await openPage(await makeToken(), {}, path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  expect(response.headers.get('content-security-policy')).toBe(pagePolicy);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.text()).not.toMatch(/<script|<noscript|\sstyle=/);
});

it.each(asking)('asks on %s with the token in the form, and changes nothing', async (path, makeToken) => {
  const token = await makeToken();
  const before = await wholeDatabase();
  const response = await openPage(token, { ASSETS: pageAssets(markup) }, path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  expect(await response.text()).toContain(`value="${token}"`);
  expect(await wholeDatabase()).toEqual(before);
});

it('ends no attribute with a token, because only a quote ends one', async () => {
  const response = await openPage('a"><b', { ASSETS: pageAssets(markup) }, '/unsubscribe');
  expect(await response.text()).toContain('value="a&quot;><b"');
});

it.each([...filled, ...asking].map(([path, makeToken]) => [path, makeToken] as const))(
  'keeps the token of %s in the link to the other language',
  async (path, makeToken) => {
    const token = await makeToken();
    const response = await openPage(token, { ASSETS: pageAssets(markup) }, path);
    expect(await response.text()).toContain(`href="/ar/page?token=${token}"`);
  },
);

it.each(filled)('refuses forms of %s from another site or too large, with a page', async (path, makeToken, forms) => {
  const token = await makeToken();
  const before = await wholeDatabase();
  for (const form of forms) {
    const fields = { token, startsAt: tuesdayAtTen, subscribe: 'no', email: 'a@b.example' };
    const foreign = await postPage(form, fields, { headers: { origin: 'https://evil.example' } });
    const large = await postPage(form, { ...fields, padding: 'x'.repeat(40_000) });
    expect([foreign.status, large.status]).toEqual([403, 413]);
    for (const response of [foreign, large]) {
      const html = await response.text();
      expect(html).toContain(`data-path="${path}"`);
      expect(html).toContain('role="alert"');
    }
  }
  expect(await wholeDatabase()).toEqual(before);
});

it.each(filled)(
  'answers %s with a page without the database, and a problem without assets',
  async (path, makeToken) => {
    expectLogs('page_missing', 'request_failed');
    const token = await makeToken();
    await openPage(token, {}, path);
    const down = await openPage(token, { DB: databaseDown() }, path);
    expect(down.status).toBe(503);
    expect(await down.text()).toContain(`data-path="${path}"`);
    const withoutPages = await openPage(token, { ASSETS: noAssets }, path);
    expect(withoutPages.status).toBe(503);
    expect(await withoutPages.json()).toMatchObject({ code: 'unavailable' });
  },
);
