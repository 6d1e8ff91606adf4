import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { SubscriberImport } from '#shared/contracts/subscriber-import.ts';
import { subscriberMessages } from '#shared/staff-texts/messages.ts';
import { requireRole } from '../auth/roles.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { newsletterSubscribers } from '../db/schema.ts';
import { readJson } from '../http/body.ts';
import { type HonoEnv, idOf } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { ProblemError } from '../http/problem.ts';
import { deliverNow } from '../mail/delivery.ts';
import { subscriberOf } from './admin-subscribers.ts';
import { importSubscribers } from './import.ts';
import { endSubscription } from './unsubscribe.ts';

const maxImportBytes = 1024 * 1024;

export const adminSubscriberImport = new Hono<HonoEnv>()
  .post('/import', requireRole('marketing'), limitTo(maxImportBytes), async (c) => {
    const request = await readJson(c, SubscriberImport);
    return c.json(await importSubscribers(c.env, request, c.get('staffEmail')));
  })
  .post('/:id/unsubscribe', requireRole('marketing'), async (c) => {
    const db = database(c.env);
    const found = eq(newsletterSubscribers.id, idOf(c));
    const before = await db.select().from(newsletterSubscribers).where(found).get();
    if (!before) throw new ProblemError('not_found', { detail: subscriberMessages.missing });
    const mailIds = await endSubscription(c.env, before, 'staff');
    const at = new Date().toISOString();
    await audit(db, { action: 'reader_unsubscribed', detail: before.id, by: c.get('staffEmail'), at });
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return c.json({ subscriber: subscriberOf({ ...before, status: 'unsubscribed' }) });
  });
