import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliverDue } from '#worker/mail/delivery.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { expectLogs } from '../support/logs.ts';
import { bindingError, emptyMailings, hour, mailbox, newsletterTo } from '../support/mail.ts';

const subscribers = 6;
const addressOf = (subscriber: number) => `r${subscriber}@example.com`;

async function progressOf(id: string) {
  const [newsletter, rows] = await env.DB.batch<Record<string, number>>([
    env.DB.prepare('SELECT recipients, queued, sent, failed, cancelled FROM newsletters WHERE id = ?').bind(id),
    env.DB.prepare(
      `SELECT count(*) FILTER (WHERE status IN ('queued', 'sending')) AS waiting, count(*) FILTER (WHERE status = 'sent') AS sent
       FROM emails WHERE newsletter_id = ?`,
    ).bind(id),
  ]);
  return { counts: newsletter!.results[0]!, rows: rows!.results[0]! };
}

const steps = {
  /** A run of the Cron Trigger, `hours` after the newsletter. */
  deliver: (_reader: number, hours: number) => deliverDue(env, { now: () => Date.now() + hours * hour }),
  erase: (subscriber: number) => erasePersonalData(env, addressOf(subscriber), 'owner'),
  deleteEmail: (subscriber: number) =>
    env.DB.prepare('DELETE FROM emails WHERE to_address = ?').bind(addressOf(subscriber)).run(),
  purge: () => env.DB.prepare("DELETE FROM emails WHERE status IN ('sent', 'failed', 'cancelled')").run(),
};
const step = fc.record({
  name: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  reader: fc.integer({ min: 1, max: subscribers }),
});
/** The fate of a newsletter email while the provider has it. */
const fate = fc.constantFrom('accepted', 'rejected', 'fails', 'erased');

it('ends the progress of a newsletter whatever is deleted meanwhile', async () => {
  expectLogs('scheduled_delivery');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { minLength: subscribers, maxLength: subscribers }),
      fc.array(step, { maxLength: 8 }),
      async (fates, order) => {
        await emptyMailings();
        mailbox(async ({ to }) => {
          const fateOfSubscriber = fates[Number(/^r(\d)@/.exec(to)?.[1]) - 1];
          if (fateOfSubscriber === 'erased') await erasePersonalData(env, to, 'owner');
          if (fateOfSubscriber === 'rejected') throw bindingError('E_RECIPIENT_NOT_ALLOWED');
          if (fateOfSubscriber === 'fails') throw new Error('connection refused');
        });
        const { id } = await newsletterTo(subscribers);
        let mostSent = 0;
        const check = async () => {
          const { counts, rows } = await progressOf(id);
          expect(counts.queued).toBe(rows.waiting);
          expect(counts.queued! + counts.sent! + counts.failed! + counts.cancelled!).toBe(subscribers);
          expect(counts.recipients).toBe(subscribers);
          expect(counts.sent).toBeGreaterThanOrEqual(Math.max(mostSent, rows.sent!));
          mostSent = counts.sent!;
          return counts.queued;
        };
        for (const [hours, { name, reader: subscriber }] of order.entries()) {
          await steps[name](subscriber, hours);
          await check();
        }
        for (let hours = 24; hours < 24 * 8; hours += 24) await steps.deliver(0, hours);
        expect(await check()).toBe(0);
      },
    ),
    { numRuns: 10 },
  );
});
