import { undoDurationMs } from '#shared/limits.ts';
import { type Database, database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { log } from '../http/log.ts';
import { announceBatches, batchFollowUps } from './batches.ts';
import { claimBatch, claimDue, claimNextBatch, claimThese } from './claims.ts';
import { type BudgetOptions, canSend, type DeliveryBudget, startBudget } from './delivery-budget.ts';
import type { OutboxItem } from './kinds.ts';
import { firstDueLane, type Lane } from './lanes.ts';
import { recordUnrecorded } from './outcome.ts';
import { releaseStaleClaims } from './retry.ts';
import { sendClaimed } from './send-claimed.ts';

/** A claim takes a few round trips to D1. This many emails stay claimed when a Worker stops. */
const claimSize = 30;
/** D1 allows an invocation 1,000 queries; a claim needs up to 17, and other tasks of the Cron Trigger 200. */
const maxClaims = 45;

/** The platform ends a request after 30 seconds. */
const requestDurationMs = 20_000;
export const cronDurationMs = 50_000;
const messageDurationMs = 60_000;

const claimIntervalMs = 1000;
const requestMails = (requestDurationMs / claimIntervalMs) * claimSize;
const timeForOthersMs = 10_000;

interface SendQueue {
  mailIds: string[];
  budget: DeliveryBudget;
}
const sendQueues = new WeakMap<Bindings, SendQueue>();

/** These emails can be undone until they are due. */
export async function deliverAfterUndo(env: Bindings, ids: string[]): Promise<void> {
  await scheduler.wait(undoDurationMs);
  await deliverNow(env, ids);
}

/** Never throws. Emails that fail or exceed the limits stay in the outbox for the Cron Trigger. */
export async function deliverNow(env: Bindings, ids: string[], options: BudgetOptions = {}): Promise<void> {
  const active = sendQueues.get(env);
  if (active && active.budget.until - active.budget.now() > timeForOthersMs) {
    if (active.mailIds.length + ids.length <= requestMails) active.mailIds.push(...ids);
    return;
  }
  const budget = startBudget(requestDurationMs, options);
  const queue = { mailIds: [...ids], budget };
  sendQueues.set(env, queue);
  try {
    const db = database(env);
    await recordUnrecorded(env, db);
    while (queue.mailIds.length > 0 && canSend(budget)) {
      const claimStarted = budget.now();
      await deliverClaim(env, db, budget, (now) => claimThese(db, now, queue.mailIds.splice(0, claimSize)));
      if (queue.mailIds.length > 0) await scheduler.wait(Math.max(0, claimStarted + claimIntervalMs - budget.now()));
    }
    if (budget.stats.retried + budget.stats.failed > 0) log('warn', 'delivery', { ...budget.stats });
  } catch (error) {
    // The emails are still in the outbox.
    log('error', 'delivery_failed', { ...budget.stats, cause: error });
  } finally {
    if (sendQueues.get(env) === queue) sendQueues.delete(env);
  }
}

const newsletterLanes: Lane[] = ['newsletters', 'follow_ups', 'alone'];

export async function deliverDue(
  env: Bindings,
  { duration = requestDurationMs, ...options }: BudgetOptions & { duration?: number } = {},
): Promise<void> {
  const budget = startBudget(duration, options);
  const started = budget.now();
  const db = database(env);
  await recordUnrecorded(env, db);
  const released = await releaseStaleClaims(db, started);
  await announceBatches(env, await batchFollowUps(db, new Date(started).toISOString()));
  let claimed = 0;
  let turns = newsletterLanes;
  for (let claims = 0; claims < maxClaims && canSend(budget); claims++) {
    const lane = await firstDueLane(db, new Date(budget.now()).toISOString(), ['urgent', ...turns]);
    if (lane === undefined) break;
    const last = turns.indexOf(lane);
    turns = [...turns.slice(last + 1), ...turns.slice(0, last + 1)];
    const items = await deliverClaim(env, db, budget, (now) => claimNext(db, now, lane));
    claimed += items.length;
  }
  const { stats, stopped } = budget;
  const ms = budget.now() - started;
  log(stats.failed > 0 ? 'warn' : 'info', 'scheduled_delivery', { ...stats, stopped, claimed, released, ms });
}

function claimNext(db: Database, now: string, lane: Lane): Promise<OutboxItem[]> {
  return lane === 'urgent' || lane === 'alone' ? claimDue(db, now, lane, claimSize) : claimNextBatch(db, now, lane);
}

const retryDelaySeconds = [10, 60, 300];

/** The claim of a batch makes a message that is delivered twice harmless. */
export async function deliverMessages({ messages }: MessageBatch<unknown>, env: Bindings): Promise<void> {
  for (const message of messages) {
    try {
      await deliverBatch(env, batchIdOf(message.body));
      message.ack();
    } catch (error) {
      log('error', 'mail_message_failed', { messageId: message.id, cause: error });
      message.retry({ delaySeconds: retryDelaySeconds[message.attempts - 1] ?? 0 });
    }
  }
}

function batchIdOf(body: unknown): string {
  if (typeof body === 'object' && body && 'batchId' in body && typeof body.batchId === 'string') return body.batchId;
  throw new Error('The message names no batch');
}

/** Then delivers a batch of the other kind, so that newsletters and follow-ups do not wait for each other to finish. */
async function deliverBatch(env: Bindings, batchId: string, options: BudgetOptions = {}): Promise<void> {
  const budget = startBudget(messageDurationMs, options);
  const db = database(env);
  const [first] = await deliverClaim(env, db, budget, (now) => claimBatch(db, now, batchId));
  if (first && canSend(budget)) {
    const other = first.email.newsletterId === null ? 'newsletters' : 'follow_ups';
    await deliverClaim(env, db, budget, (now) => claimNextBatch(db, now, other));
  }
  if (budget.stats.retried + budget.stats.failed > 0) log('warn', 'delivery', { ...budget.stats });
}

async function deliverClaim(
  env: Bindings,
  db: Database,
  budget: DeliveryBudget,
  claim: (now: string) => Promise<OutboxItem[]>,
): Promise<OutboxItem[]> {
  const claimedAt = new Date(budget.now()).toISOString();
  const items = await claim(claimedAt);
  if (items.length > 0) await sendClaimed(env, db, items, claimedAt, budget);
  return items;
}
