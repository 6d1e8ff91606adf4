import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import worker from '#worker/index.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { sendNewsletter } from '#worker/newsletter/send.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { requestWith } from '../support/faults.ts';
import { emptyMailings, followUpsToAll, insertSubscribers } from '../support/mail.ts';
import { mockResend, withResend } from '../support/resend.ts';
import { bindings, signed } from '../support/resend-events.ts';

const subscribers = 100;
const { DB, cost } = countingDatabase(env.DB);
const counted = { ...withResend, ...bindings, DB };

beforeEach(async () => {
  await emptyMailings();
  await insertSubscribers(subscribers);
  mockResend();
});
/** The rows that the work reads and writes for each subscriber. */
async function rowsOf(work: () => Promise<unknown>) {
  Object.assign(cost, { rowsRead: 0, rowsWritten: 0 });
  await work();
  return { read: Math.round(cost.rowsRead / subscribers), written: Math.round(cost.rowsWritten / subscribers) };
}

async function deliverEvents() {
  for (let subscriber = 1; subscriber <= subscribers; subscriber++) {
    const to = `r${subscriber}@example.com`;
    const body = JSON.stringify({ type: 'email.delivered', data: { email_id: `resend-${to}`, to: [to] } });
    await requestWith(counted, '/api/webhooks/resend', { method: 'POST', headers: signed(body), body });
  }
}

const inTwoYears = Date.now() + 730 * 24 * 60 * 60 * 1000;

it('writes about 25 rows for a newsletter email until its purge', async () => {
  const request = { kind: 'newsletter', audience: 'all', subject: 'News', content: 'Hello' } as const;
  const rows = [
    await rowsOf(() => sendNewsletter(counted, request, 'staff@rihla.example')),
    await rowsOf(() => deliverDue(counted)),
    await rowsOf(deliverEvents),
    await rowsOf(() => purgeExpired(counted, inTwoYears)),
  ];
  expect(rows.map(({ written }) => written)).toEqual([10, 9, 4, 2]);
  expect(rows.reduce((sum, { read }) => sum + read, 0)).toBeLessThan(55);
});

it('writes two rows more for a follow-up than for a newsletter email', async () => {
  await followUpsToAll();
  expect(await rowsOf(() => deliverDue(counted))).toMatchObject({ written: 11 });
});

it('writes one row in a run of the Cron Trigger without work', async () => {
  await emptyMailings();
  const run = () => worker.scheduled({ cron: '* * * * *' } as ScheduledController, counted);
  // The first run of a day also runs its daily tasks.
  await run();
  Object.assign(cost, { rowsRead: 0, rowsWritten: 0 });
  await run();
  expect(cost.rowsWritten).toBe(1);
  expect(cost.rowsRead).toBeLessThan(100);
});
