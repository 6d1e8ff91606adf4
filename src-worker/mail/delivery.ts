import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';
import { claimDue, claimThese, releaseStaleClaims } from './claims.ts';
import { type DeliveryStats, deliverGroup, type GroupOptions } from './group.ts';

/** Mails claimed together: two round trips to D1 for each group, also the most mails that stay claimed when a Worker stops. */
const groupSize = 30;
/** The limits of a Cron Trigger's run, so that it ends before the next one starts; in mails and milliseconds. */
const runMails = 3000;
const runDuration = 45_000;
/** A request sends one group a second; the platform allows 30 seconds of `waitUntil`. In milliseconds. */
const groupInterval = 1000;
const requestDuration = 20_000;
const requestMails = (requestDuration / groupInterval) * groupSize;

interface Options extends GroupOptions {
  now?: () => number;
}

/** The mails of all requests of this isolate; one of the requests sends them. */
interface SendQueue {
  mailIds: string[];
  until: number;
}
const sendQueues = new WeakMap<Bindings, SendQueue>();

/**
 * Sends those of these mails that are due, without throwing. While another request of this isolate is sending, that request
 * sends them too. What fails or exceeds the limits stays in the outbox for the Cron Trigger.
 */
export async function deliverNow(env: Bindings, ids: string[], options: Options = {}): Promise<void> {
  const { now = Date.now } = options;
  const active = sendQueues.get(env);
  if (active && now() < active.until) {
    if (active.mailIds.length + ids.length <= requestMails) active.mailIds.push(...ids);
    return;
  }
  const queue = { mailIds: [...ids], until: now() + requestDuration };
  sendQueues.set(env, queue);
  const stats = emptyStats();
  try {
    const db = database(env);
    while (queue.mailIds.length > 0 && !stats.throttled && now() < queue.until) {
      const groupStarted = now();
      const claimedAt = new Date(groupStarted).toISOString();
      const items = await claimThese(db, claimedAt, queue.mailIds.splice(0, groupSize));
      await deliverGroup(env, db, items, claimedAt, stats, { ...options, now });
      if (queue.mailIds.length > 0) await scheduler.wait(Math.max(0, groupStarted + groupInterval - now()));
    }
    if (stats.retried + stats.failed > 0) log('warn', 'delivery', { ...stats });
  } catch (error) {
    // The mails are still in the outbox.
    log('error', 'delivery_failed', { ...stats, cause: causeOf(error) });
  } finally {
    if (sendQueues.get(env) === queue) sendQueues.delete(env);
  }
}

/** Sends the due mails, within the limits of a Cron Trigger's run. Concurrent runs are safe. */
export async function deliverDue(env: Bindings, options: Options = {}): Promise<void> {
  const { now = Date.now } = options;
  const started = now();
  const stats = emptyStats();
  const db = database(env);
  const released = await releaseStaleClaims(db, started);
  let claimed = 0;
  for (let full = true; full && !stats.throttled && claimed < runMails && now() - started < runDuration; ) {
    const claimedAt = new Date(now()).toISOString();
    const items = await claimDue(db, claimedAt, groupSize);
    await deliverGroup(env, db, items, claimedAt, stats, { ...options, now });
    claimed += items.length;
    full = items.length === groupSize;
  }
  log(stats.failed > 0 ? 'warn' : 'info', 'scheduled_delivery', { ...stats, claimed, released, ms: now() - started });
}

function emptyStats(): DeliveryStats {
  return { sent: 0, retried: 0, failed: 0, cancelled: 0, throttled: false };
}
