import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '#worker/db/client.ts';
import { transaction } from '#worker/db/transaction.ts';
import { leaveNewsletter } from '#worker/mail/leave-newsletter.ts';
import { emptyMailings, newsletterTo } from '../support/mail.ts';

beforeEach(emptyMailings);

const sentAt = Date.parse('2026-11-01T08:00:00.000Z');
const days = 24 * 60 * 60_000;

it.each([
  [30 * days - 1, 1],
  [30 * days, 0],
])('counts an unsubscribe %i ms after a newsletter: %i', async (age, unsubscribed) => {
  vi.useFakeTimers({ toFake: ['Date'], now: sentAt });
  const { id } = await newsletterTo(1);
  await env.DB.prepare("UPDATE emails SET status = 'sent', sent_at = ?").bind(new Date(sentAt).toISOString()).run();
  vi.setSystemTime(sentAt + age);
  await transaction(database(env), leaveNewsletter(database(env), sql`email = 'r1@example.com'`));
  expect(await env.DB.prepare('SELECT unsubscribed FROM newsletters WHERE id = ?').bind(id).first('unsubscribed')).toBe(
    unsubscribed,
  );
});
