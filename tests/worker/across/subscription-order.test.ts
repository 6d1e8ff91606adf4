import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { sumOf } from '#worker/db/counters.ts';
import { countsOf } from '../support/counters.ts';
import { mailbox } from '../support/mail.ts';
import { confirmationTokenOf, consentsFor, doubleOptIn, post, subscribe, subscriberOf } from '../support/newsletter.ts';

beforeAll(() => {
  mailbox();
});

const steps = {
  subscribe: (email: string) => subscribe(email),
  subscribeWithDoubleOptIn: (email: string) => subscribe(email, doubleOptIn),
  confirm: async (email: string) => post('/api/newsletter/confirm', { token: await newestLink(email) }),
  unsubscribe: async (email: string) => post('/api/newsletter/unsubscribe', { token: await knownToken(email) }),
  oneClick: async (email: string) => post(`/api/newsletter/unsubscribe/${await knownToken(email)}`, {}),
};
type Step = keyof typeof steps;

async function knownToken(email: string): Promise<string> {
  return (await subscriberOf(email))?.token ?? 'nobody';
}

async function newestLink(email: string): Promise<string> {
  return (await subscriberOf(email)) ? confirmationTokenOf(email) : 'nobody';
}

async function counters() {
  const counts = await countsOf();
  const kept = { subscribers: sumOf(counts, 'subscriber'), active: sumOf(counts, 'subscriber', 'active') };
  const recounted = await env.DB.prepare(
    "SELECT count(*) AS subscribers, count(*) FILTER (WHERE status = 'active') AS active FROM newsletter_subscribers",
  ).first();
  return { kept, recounted };
}

async function queuedFollowUps(email: string): Promise<number | null> {
  return env.DB.prepare(
    `SELECT count(*) AS follow_ups FROM emails
     WHERE to_address = ? AND status = 'queued' AND kind LIKE 'newsletter_follow_up_%'`,
  )
    .bind(email)
    .first('follow_ups');
}

/** The possible last consents of a subscriber with each status. */
const endings: Record<string, string[]> = {
  active: ['given', 'confirmed'],
  unconfirmed: ['given'],
  unsubscribed: ['withdrawn'],
};

it('keeps counters, consents and queued emails right in any order of changes', async () => {
  // The address has received the day's maximum of emails before the last step.
  const mailedOut: Step[] = [
    'subscribeWithDoubleOptIn',
    'subscribe',
    'unsubscribe',
    'subscribe',
    'oneClick',
    'subscribeWithDoubleOptIn',
  ];
  const step = fc.constantFrom(...(Object.keys(steps) as Step[]));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (order) => {
      const email = `${crypto.randomUUID()}@reader.example`;
      for (const name of order) {
        const response = await steps[name](email);
        expect([200, 201, 404, 409]).toContain(response.status);
        const { kept, recounted } = await counters();
        expect(kept).toEqual(recounted);
      }
      const status = (await subscriberOf(email))?.status;
      const consents = (await consentsFor(email)).map(([action]) => action);
      if (status === undefined) expect(consents).toEqual([]);
      else expect(consents.at(-1)).toBeOneOf(endings[status]!);
      // Every withdrawal follows a consent, and nothing is withdrawn twice.
      expect(consents.join(' ')).not.toMatch(/^withdrawn|withdrawn withdrawn|withdrawn confirmed|confirmed confirmed/);
      if (status !== 'active') expect(await queuedFollowUps(email)).toBe(0);
    }),
    { numRuns: 10, examples: [[mailedOut]] },
  );
});

it('keeps the counters right when everything arrives at the same time', async () => {
  const emails = Array.from({ length: 4 }, () => `${crypto.randomUUID()}@reader.example`);
  for (let round = 0; round < 3; round++) {
    await Promise.all(emails.flatMap((email) => (Object.keys(steps) as Step[]).map((name) => steps[name](email))));
    const { kept, recounted } = await counters();
    expect(kept).toEqual(recounted);
  }
});
