import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { addressHash } from '#worker/db/keys.ts';
import { recordEvent } from '#worker/mail/provider-events/record-event.ts';
import { suppressedAmong } from '#worker/mail/suppressions.ts';
import { myDataOf } from '#worker/privacy/my-data/load.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { demoRequest } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { post, subscribe } from '../support/newsletter.ts';

beforeEach(() => {
  mailbox();
});

async function receive(kind: 'complaint' | 'hard_bounce', recipient: string): Promise<void> {
  expectLogs('mail_not_delivered');
  const outcome = kind === 'complaint' ? { kind } : { kind, reason: 'No such user' };
  await recordEvent(env, { id: crypto.randomUUID(), mailId: null, recipient, outcome });
}

const reasonOf = async (address: string) => [...(await suppressedAmong(env, [address])).values()][0];

it.each(['complaint', 'hard_bounce'] as const)(
  'stops email to a Gmail mailbox after a %s of one spelling',
  async (kind) => {
    await receive(kind, `Omar.${kind}+news@Gmail.com`);
    expect(await reasonOf(`om.ar${kind}@googlemail.com`)).toBe(kind);
    expect(await reasonOf(`sara${kind}@gmail.com`)).toBeUndefined();
  },
);

it('stops email to the mailbox after a complaint, to the tag alone after its bounce', async () => {
  await receive('complaint', 'omar+news@firm.example');
  expect(await reasonOf('Omar@firm.example')).toBe('complaint');
  await receive('hard_bounce', 'sara+news@firm.example');
  expect(await reasonOf('sara+news@firm.example')).toBe('hard_bounce');
  expect(await reasonOf('sara@firm.example')).toBeUndefined();
  await receive('hard_bounce', 'noor@firm.example');
  expect(await reasonOf('noor+news@firm.example')).toBe('hard_bounce');
});

it('keeps the effect of a row that has only the hash of an address as typed', async () => {
  const typed = 'hala+old@firm.example';
  await env.DB.prepare(`INSERT INTO suppressions VALUES (?, NULL, 'erased', NULL, '2026-01-01T00:00:00.000Z')`)
    .bind(await addressHash(env, typed))
    .run();
  expect(await reasonOf('Hala+Old@firm.example')).toBe('erased');
  await subscribe(typed);
  const row = await env.DB.prepare('SELECT status FROM newsletter_subscribers WHERE email = ?').bind(typed).first();
  expect(row?.status ?? 'none').not.toBe('active');
});

it('ends every subscription of a mailbox that complains', async () => {
  await subscribe('layla@firm.example');
  await subscribe('layla+news@firm.example');
  await receive('complaint', 'layla@firm.example');
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT status FROM newsletter_subscribers WHERE email LIKE 'layla%'`,
  ).all();
  expect(results).toEqual([{ status: 'unsubscribed' }]);
});

it('shows and erases what belongs to a mailbox, and nothing of another', async () => {
  const spelling = fc.constantFrom(
    (name: string, domain: string) => `${name}@${domain}`,
    (name: string, domain: string) => `${name.toUpperCase()}+tag@${domain}`,
    (name: string, domain: string) => `${name}+a.b+c@${domain.toUpperCase()}`,
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(spelling, { minLength: 1, maxLength: 3 }), spelling, async (spellings, ask) => {
      run += 1;
      const domain = `firm-${run}.example`;
      const others = [`omar@other-${domain}`, `omar.x@${domain}`, `xomar@${domain}`];
      const own = [...new Set(spellings.map((spell) => spell('omar', domain)))];
      for (const email of [...own, ...others]) {
        await post('/api/submissions', demoRequest({ email, id: crypto.randomUUID() }));
        await subscribe(email);
      }
      const data = await myDataOf(env, ask('omar', domain));
      expect(data.submissions.map(({ email }) => email).sort()).toEqual(own.toSorted());
      const subscribed = [data.subscription, ...data.otherSubscriptions].map((one) => one?.email);
      expect(subscribed.sort()).toEqual(own.toSorted());
      expect(data.consents).toHaveLength(own.length);
      const erased = await erasePersonalData(env, ask('omar', domain), 'owner');
      expect(erased).toMatchObject({ submissions: own.length, subscribers: own.length });
      for (const email of own) expect(await reasonOf(email)).toBe('erased');
      for (const email of others) expect((await myDataOf(env, email)).submissions).toHaveLength(1);
    }),
    { numRuns: Math.min(propertyRuns, 30) },
  );
}, 120_000);
