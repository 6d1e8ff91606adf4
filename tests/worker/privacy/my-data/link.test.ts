import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { idOfToken, signedToken } from '#worker/db/keys.ts';
import { openLink, requestLink } from '#worker/privacy/my-data/link.ts';
import { recordingDatabase } from '../../support/faults.ts';
import { minute, outbox } from '../../support/mail.ts';
import { knownAddress, linkFor, wholeDatabase } from '../../support/my-data.ts';
import { suppressAddress } from '../../support/newsletter.ts';

async function linksOf(email: string): Promise<number> {
  return (await env.DB.prepare('SELECT count(*) AS n FROM data_links WHERE email = ?').bind(email).first<number>('n'))!;
}

it('takes the same statements for a known and an unknown address', async () => {
  const runs: string[][] = [];
  for (const email of [await knownAddress(), 'nobody@unknown.example']) {
    const { DB, statements } = recordingDatabase();
    await requestLink({ ...env, DB }, email, 'en');
    // The keys are read once for each database.
    runs.push(statements.filter((text) => !text.includes('hmac_keys')));
  }
  expect(runs[0]).toHaveLength(2);
  expect(runs[1]).toEqual(runs[0]);
});

it('stores a link and queues its email for a known address, written in any case', async () => {
  const email = (await knownAddress()).toUpperCase();
  const mailId = await requestLink(env, email, 'en');
  const mail = (await outbox()).find(({ id }) => id === mailId);
  expect(mail).toMatchObject({
    kind: 'data_link',
    to_address: email,
    subject: 'Your data at Rihla AI: link valid for one hour',
  });
  expect(await linksOf(email)).toBe(1);
});

it('stores nothing for an unknown address', async () => {
  await requestLink(env, 'warm-up@unknown.example', 'en');
  const before = await wholeDatabase();
  await requestLink(env, 'nobody@unknown.example', 'en');
  expect(await wholeDatabase()).toEqual(before);
});

it('recognises an address that is only suppressed, by its hash', async () => {
  const email = `${crypto.randomUUID()}@erased.example`;
  await suppressAddress(email, 'erased');
  await requestLink(env, email, 'en');
  expect(await linksOf(email)).toBe(1);
});

it('makes at most three links an hour for an address', async () => {
  const email = await knownAddress();
  await Promise.all(Array.from({ length: 10 }, () => requestLink(env, email, 'en')));
  expect(await linksOf(email)).toBe(3);
  expect((await outbox()).filter(({ kind, to_address }) => kind === 'data_link' && to_address === email)).toHaveLength(
    3,
  );
  await env.DB.prepare(`UPDATE data_links SET created_at = ? WHERE email = ?`)
    .bind(new Date(Date.now() - 61 * minute).toISOString(), email)
    .run();
  await requestLink(env, email, 'en');
  expect(await linksOf(email)).toBe(4);
});

it('opens a link for an hour', async () => {
  const email = await knownAddress();
  expect(await openLink(env, await linkFor(email, 59 * minute))).toMatchObject({ email });
  expect(await openLink(env, await linkFor(email, 60 * minute))).toBeUndefined();
});

it('opens no link that it did not make', async () => {
  const token = await linkFor(await knownAddress());
  const [id, secret] = token.split('.') as [string, string];
  const other = await signedToken(env, 'data_links', crypto.randomUUID());
  const forged = ['', '.', id, `${id}.`, `${id}.${'0'.repeat(64)}`, `${id}.${secret.slice(1)}`, `${token}0`, other];
  for (const text of [...forged, `${id}.${other.split('.')[1]}`]) expect(await openLink(env, text)).toBeUndefined();
  expect(await idOfToken(env, 'data_links', token)).toBe(id);
});
