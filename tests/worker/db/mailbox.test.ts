import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { database } from '#worker/db/client.ts';
import { mailboxOf, mailboxOfAddress } from '#worker/db/mailbox.ts';
import { propertyRuns } from '../../support/property-runs.ts';

it.each([
  ['Omar+news@Gmail.com', 'omar@gmail.com'],
  ['o.m.a.r@googlemail.com', 'omar@gmail.com'],
  ['o.mar+a+b@Firm.example', 'o.mar@firm.example'],
])('takes %s for the mailbox %s', (address, mailbox) => {
  expect(mailboxOfAddress(address)).toBe(mailbox);
});

it('is one rule in SQL and outside of it', async () => {
  const part = fc.stringMatching(/^[A-Za-z0-9.+_-]{1,12}$/);
  const domain = fc.oneof(fc.constantFrom('gmail.com', 'GoogleMail.com', 'Firm.example'), part);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(part, domain), { minLength: 20, maxLength: 20 }), async (pairs) => {
      const addresses = pairs.map((pair) => pair.join('@'));
      const rows = await database(env).all<{ mailbox: string }>(
        sql`SELECT ${mailboxOf(sql`value`)} AS mailbox FROM json_each(${JSON.stringify(addresses)})`,
      );
      expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxOfAddress));
    }),
    { numRuns: propertyRuns },
  );
});
