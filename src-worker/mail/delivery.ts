import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';
import { claimDue, claimThese, giveBackAbandoned } from './claims.ts';
import { deliverGroup, type GroupOptions, type Tally } from './group.ts';

/** Mails claimed together: two round trips to D1 for each group, and the most a Worker that dies can leave behind. */
const groupSize = 30;
/** A round of the Cron Trigger ends before the next one starts; both bounds keep it within a Worker's limits. */
const roundMails = 3000;
const roundMilliseconds = 45_000;
/** What requests send at once: a group a second while the platform lets a Worker go on after its answer (30 s). */
const groupEvery = 1000;
const streamMilliseconds = 20_000;
const streamMails = (streamMilliseconds / groupEvery) * groupSize;

interface Options extends GroupOptions {
  /** The time in milliseconds. */
  now?: () => number;
}

/** The mails that this isolate's requests have left to the one that is sending. */
interface Stream {
  waiting: string[];
  until: number;
}
const streams = new WeakMap<Bindings, Stream>();

/**
 * Sends these mails now, as far as they are due. While another request of this isolate is sending, it takes them along:
 * the next answer comes before the last one's mail. Whatever fails or is too much stays in the outbox for the Cron Trigger.
 */
export async function deliverNow(env: Bindings, ids: string[], options: Options = {}): Promise<void> {
  const { now = Date.now } = options;
  const going = streams.get(env);
  if (going && now() < going.until) {
    if (going.waiting.length + ids.length <= streamMails) going.waiting.push(...ids);
    return;
  }
  const stream = { waiting: [...ids], until: now() + streamMilliseconds };
  streams.set(env, stream);
  const tally = emptyTally();
  try {
    const db = database(env);
    while (stream.waiting.length > 0 && !tally.slowedDown && now() < stream.until) {
      const begun = now();
      const claimedAt = new Date(begun).toISOString();
      const items = await claimThese(db, claimedAt, stream.waiting.splice(0, groupSize));
      await deliverGroup(env, db, items, claimedAt, tally, { ...options, now });
      if (stream.waiting.length > 0) await scheduler.wait(Math.max(0, begun + groupEvery - now()));
    }
    if (tally.retried + tally.failed > 0) log('warn', 'delivery', { ...tally });
  } catch (error) {
    // Nobody waits for this answer, and the outbox still has the mails.
    log('error', 'delivery_failed', { ...tally, cause: causeOf(error) });
  } finally {
    if (streams.get(env) === stream) streams.delete(env);
  }
}

/** One round of the Cron Trigger: sends what is due, a bounded number in a bounded time. Two at once do no harm. */
export async function deliverDue(env: Bindings, options: Options = {}): Promise<void> {
  const { now = Date.now } = options;
  const started = now();
  const tally = emptyTally();
  const db = database(env);
  const givenBack = await giveBackAbandoned(db, started);
  let claimed = 0;
  for (let full = true; full && !tally.slowedDown && claimed < roundMails && now() - started < roundMilliseconds; ) {
    const claimedAt = new Date(now()).toISOString();
    const items = await claimDue(db, claimedAt, groupSize);
    await deliverGroup(env, db, items, claimedAt, tally, { ...options, now });
    claimed += items.length;
    full = items.length === groupSize;
  }
  log(tally.failed > 0 ? 'warn' : 'info', 'delivery_round', { ...tally, claimed, givenBack, ms: now() - started });
}

function emptyTally(): Tally {
  return { sent: 0, retried: 0, failed: 0, cancelled: 0, slowedDown: false };
}
