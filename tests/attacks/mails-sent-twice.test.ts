// The database is locked for some seconds just after the provider has accepted an email, so its outcome cannot be
// stored.
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliverDue } from '#worker/mail/delivery.ts';
import { request } from '../worker/support/client.ts';
import { partnershipInquiry } from '../worker/support/forms.ts';
import { expectLogs } from '../worker/support/logs.ts';
import { mailbox, outbox } from '../worker/support/mail.ts';
import { takeDatabaseAway } from '../worker/support/strict-database.ts';

let bringBack: (() => void) | undefined;
let waits: number[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  waits = [];
});
afterEach(() => {
  bringBack?.();
  bringBack = undefined;
});

/** Locks the database with the first email, until this many pauses are over. */
async function submitWhileLocked(pauses: number) {
  const { sent } = mailbox(() => {
    bringBack ??= takeDatabaseAway();
  });
  vi.spyOn(scheduler, 'wait').mockImplementation(async (ms) => {
    waits.push(Number(ms));
    if (waits.length === pauses) bringBack!();
  });
  await request('/api/submissions', partnershipInquiry({ email: `${crypto.randomUUID()}@locked.example` }));
  return sent;
}

it('stores that an email was sent after a lock of two and a half seconds', async () => {
  const sent = await submitWhileLocked(3);
  expect(waits.slice(0, 3)).toEqual([200, 1000, 3000]);
  expect((await outbox()).map(({ status }) => status)).toEqual(sent.map(() => 'sent'));
});

it('stores a kept outcome although two deliveries begin simultaneously', async () => {
  expectLogs('delivery_failed');
  const before = await outbox();
  const sent = await submitWhileLocked(100);
  bringBack!();
  const again = await submitWhileLocked(100);
  bringBack!();
  await Promise.all([deliverDue(env), deliverDue(env)]);
  const mails = await outbox();
  expect(mails.map(({ status }) => status)).toEqual(mails.map(() => 'sent'));
  expect([...sent, ...again]).toHaveLength(mails.length - before.length);
});

it('keeps an outcome for the next delivery when the lock lasts, and sends once', async () => {
  expectLogs('delivery_failed');
  const sent = await submitWhileLocked(100);
  const before = sent.length;
  expect(waits.slice(0, 4)).toEqual([200, 1000, 3000, 8000]);
  bringBack!();
  // The claims have expired by now.
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await deliverDue(env);
  const mails = await outbox();
  expect(mails.map(({ status }) => status)).toEqual(mails.map(() => 'sent'));
  expect(sent.length).toBe(before);
});
