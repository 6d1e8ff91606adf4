import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '#worker/db/client.ts';
import { addressHash } from '#worker/db/keys.ts';
import { consentsOf, keepWording, type NewConsent, recordConsent } from '#worker/mail/consent.ts';
import { newsletterWording } from '#worker/newsletter/subscribe.ts';

const db = database(env);
const wording = newsletterWording('en');

async function consentOf(email: string, overrides: Partial<NewConsent> = {}): Promise<NewConsent> {
  return {
    addressHash: await addressHash(env, email),
    purpose: 'newsletter',
    action: 'given',
    wordingId: wording.id,
    locale: 'en',
    source: 'footer',
    at: '2026-03-01T08:00:00.000Z',
    ...overrides,
  };
}

it('returns the consents of an address in order, with the agreed texts', async () => {
  const consent = await consentOf('Reader@example.com');
  const { wordingId: _none, ...withdrawn } = await consentOf('reader@EXAMPLE.com', {
    action: 'withdrawn',
    source: 'one_click',
    at: '2026-04-01T08:00:00.000Z',
  });
  await db.batch([keepWording(db, wording), recordConsent(db, consent), recordConsent(db, withdrawn)]);
  await recordConsent(db, await consentOf('other@example.com'));
  expect(await consentsOf(db, consent.addressHash)).toEqual([
    {
      purpose: 'newsletter',
      action: 'given',
      source: 'footer',
      locale: 'en',
      at: '2026-03-01T08:00:00.000Z',
      wording:
        'Product news\nNew products, and lessons from building them, in a few emails a month. Unsubscribe with one click.\nSubscribe',
    },
    {
      purpose: 'newsletter',
      action: 'withdrawn',
      source: 'one_click',
      locale: 'en',
      at: '2026-04-01T08:00:00.000Z',
      wording: null,
    },
  ]);
});

it('returns the same consents in a batch', async () => {
  const consent = await consentOf('batch@example.com');
  await db.batch([keepWording(db, wording), recordConsent(db, consent)]);
  const [inBatch] = await db.batch([consentsOf(db, consent.addressHash)]);
  expect(inBatch).toEqual(await consentsOf(db, consent.addressHash));
});

it('records nothing when its condition is false', async () => {
  const consent = await consentOf('nobody@example.com');
  await recordConsent(db, consent, sql`1 = 2`);
  expect(await consentsOf(db, consent.addressHash)).toEqual([]);
});

it('stores a wording once', async () => {
  await keepWording(db, wording);
  await keepWording(db, wording);
  const { results } = await env.DB.prepare('SELECT locale FROM wordings WHERE id = ?').bind(wording.id).all();
  expect(results).toEqual([{ locale: 'en' }]);
});

it.each([
  "UPDATE consents SET action = 'given'",
  'UPDATE consents SET address_hash = address_hash',
  'DELETE FROM consents',
  'INSERT OR REPLACE INTO consents SELECT * FROM consents',
])('is append-only: the database refuses %s', async (statement) => {
  const withdrawn = await consentOf('kept@example.com', { action: 'withdrawn' });
  await recordConsent(db, withdrawn);
  const before = await consentsOf(db, withdrawn.addressHash);
  await expect(env.DB.prepare(statement).run()).rejects.toThrow('consents is append-only');
  expect(await consentsOf(db, withdrawn.addressHash)).toEqual(before);
});

it('stores no address', async () => {
  await recordConsent(db, await consentOf('secret-reader@example.com'));
  const { results } = await env.DB.prepare('SELECT * FROM consents').all();
  expect(JSON.stringify(results)).not.toContain('secret-reader');
});
