// The recipient of a forwarded newsletter has its unsubscribe link, and must not be able to forge the subscriber's
// consent with it.
import { expect, it } from 'vitest';
import { requestWith } from '../worker/support/faults.ts';
import { mailbox } from '../worker/support/mail.ts';
import {
  consentsFor,
  doubleOptIn,
  mailKindsTo,
  post,
  subscribe,
  subscriberOf,
  unconfirmed,
} from '../worker/support/newsletter.ts';
import { expectRefusal } from '../worker/support/refusal.ts';

/** The secrets in the links of the last email to an address. */
function secretsIn(text: string): string[] {
  return [...text.matchAll(/token=([^\s&"]+)|unsubscribe\/([^\s>"]+)/g)].map(([, query, path]) => query ?? path ?? '');
}

it('confirms nothing with the unsubscribe link of a forwarded email', async () => {
  const { to } = mailbox();
  const subscriber = `${crypto.randomUUID()}@reader.example`;
  await subscribe(subscriber);
  const welcome = to(subscriber).at(-1)!;
  const forwarded = new Set(secretsIn(`${welcome.html} ${welcome.text} ${welcome.headers['List-Unsubscribe']}`));
  expect(forwarded.size).toBe(1);
  const [token] = [...forwarded] as [string];
  await post('/api/newsletter/unsubscribe', { token });
  await subscribe(subscriber, doubleOptIn);
  const before = await consentsFor(subscriber);

  const form = { method: 'POST', body: new URLSearchParams({ token }) };
  const page = await requestWith(doubleOptIn, '/newsletter/confirm', form);
  expect(page.headers.get('location')).toBe('/newsletter/confirm-failed');
  const [own] = secretsIn(to(subscriber).at(-1)!.text) as [string];
  await expectRefusal(
    post('/api/newsletter/confirm', { token }, doubleOptIn),
    [404, 'not_found', 'This link has expired or was already used. Please subscribe again.'],
    async () => {
      expect((await subscriberOf(subscriber))?.status).toBe('unconfirmed');
      expect(await consentsFor(subscriber)).toEqual(before);
      return post('/api/newsletter/confirm', { token: own }, doubleOptIn);
    },
  );
});

it('neither unsubscribes nor confirms another request with a confirmation link', async () => {
  const { to } = mailbox();
  const { email, token: first } = await unconfirmed();
  const { token: unsubscribe } = (await subscriberOf(email))!;
  await expectRefusal(
    post('/api/newsletter/unsubscribe', { token: first }),
    [404, 'not_found', 'This unsubscribe link is unknown. Please use the link in a more recent email.'],
    async () => {
      expect((await post('/api/newsletter/confirm', { token: first })).status).toBe(200);
      return post('/api/newsletter/unsubscribe', { token: unsubscribe });
    },
  );
  await expectRefusal(post('/api/newsletter/confirm', { token: first }), [
    404,
    'not_found',
    'This link has expired or was already used. Please subscribe again.',
  ]);

  // A stranger asks again: the subscriber's old link does not confirm that.
  await subscribe(email, doubleOptIn);
  const [second] = secretsIn(to(email).at(-1)!.text) as [string];
  await expectRefusal(
    post('/api/newsletter/confirm', { token: first }),
    [404, 'not_found', 'This link has expired or was already used. Please subscribe again.'],
    async () => {
      expect((await subscriberOf(email))?.status).toBe('unconfirmed');
      return post('/api/newsletter/confirm', { token: second });
    },
  );
  expect((await subscriberOf(email))?.status).toBe('active');
  expect((await mailKindsTo(email)).filter((kind) => kind === 'newsletter_confirm')).toHaveLength(2);
});

it('refuses a confirmation link with another subscriber or time', async () => {
  mailbox();
  const [mine, other] = [await unconfirmed(), await unconfirmed()];
  const [id, time, signature] = mine.token.split('.') as [string, string, string];
  const [otherId, otherTime] = other.token.split('.') as [string, string];
  for (const forged of [
    `${otherId}.${otherTime}.${signature}`,
    `${otherId}.${time}.${signature}`,
    `${id}.${Number(time) + 1}.${signature}`,
    `${id}.${time}.${'0'.repeat(64)}`,
    `${id}.${time}`,
    '..',
  ]) {
    await expectRefusal(post('/api/newsletter/confirm', { token: forged }), [
      404,
      'not_found',
      'This link has expired or was already used. Please subscribe again.',
    ]);
  }
  for (const { email } of [mine, other]) expect((await subscriberOf(email))?.status).toBe('unconfirmed');
  expect((await post('/api/newsletter/confirm', { token: mine.token })).status).toBe(200);
});
