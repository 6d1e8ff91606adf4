import type { Database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { type OutboxItem, type Outcome, settle } from './claims.ts';
import { failureOf, SendFailure } from './failure.ts';
import type { Transport } from './outgoing.ts';
import { dueAfterSlowDown, pauseAfter } from './pauses.ts';
import { type Bodies, render } from './render.ts';
import { transportOf } from './transport.ts';

/** A Worker holds six connections at once. */
const atOnce = 6;
/** A provider that has not answered by then counts as failed, in milliseconds. */
const sendTimeout = 15_000;

export interface GroupOptions {
  /** How long a provider may take to answer, in milliseconds. */
  timeout?: number;
}

/** What has become of mails. */
export interface Tally {
  sent: number;
  retried: number;
  failed: number;
  cancelled: number;
  /** The provider has asked for a pause. */
  slowedDown: boolean;
}

/** Sends a claimed group, six at a time, and writes down what became of each, in the outbox and in the tally. */
export async function deliverGroup(
  env: Bindings,
  db: Database,
  items: OutboxItem[],
  claimedAt: string,
  tally: Tally,
  { now, timeout = sendTimeout }: GroupOptions & { now: () => number },
): Promise<void> {
  const transport = transportOf(env);
  const bodies: Bodies = new Map();
  const waiting = [...items];
  const outcomes: Outcome[] = [];
  let slowDown: SendFailure | undefined;
  async function work() {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      const failure = slowDown ?? (await attempt(env, transport, bodies, item, timeout));
      if (failure instanceof SendFailure && failure.kind === 'slow_down') slowDown ??= failure;
      outcomes.push(outcomeOf(item, failure, now()));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  await settleSurely(db, claimedAt, outcomes);
  tally.slowedDown ||= slowDown !== undefined;
  for (const { status } of outcomes) tally[status === 'queued' ? 'retried' : status] += 1;
}

/** Sends one mail. @returns what went wrong, `left` when its subscriber has gone, or nothing */
async function attempt(
  env: Bindings,
  transport: Transport,
  bodies: Bodies,
  item: OutboxItem,
  timeout: number,
): Promise<SendFailure | 'left' | undefined> {
  const { email, subscriber } = item;
  if (subscriber?.status === 'unsubscribed' && email.kind !== 'newsletter_goodbye') return 'left';
  try {
    const mail = {
      ...(await render(env, item, bodies)),
      id: email.id,
      from: configOf(env).MAIL_FROM,
      to: email.toAddress,
    };
    await within(timeout, (signal) => transport.send(mail, signal));
  } catch (error) {
    return failureOf(error);
  }
}

/** Gives a provider its time. @throws SendFailure `temporary` when it has not answered by then */
async function within(timeout: number, send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SendFailure('temporary', `No answer from the mail provider within ${timeout / 1000} seconds`));
      abort.abort();
    }, timeout);
  });
  try {
    await Promise.race([send(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What an attempt makes of a mail. */
function outcomeOf({ email }: OutboxItem, failure: SendFailure | 'left' | undefined, now: number): Outcome {
  const { id, attempts, dueAt } = email;
  const kept = { id, attempts, dueAt, sentAt: null, lastError: null };
  if (failure === undefined) return { ...kept, status: 'sent', sentAt: new Date(now).toISOString() };
  if (failure === 'left') return { ...kept, status: 'cancelled' };
  const lastError = failure.message;
  if (failure.kind === 'slow_down') {
    const later = dueAfterSlowDown(now, failure.retryAfter);
    return { ...kept, status: 'queued', attempts: attempts - 1, dueAt: later, lastError };
  }
  const pause = failure.kind === 'rejected' ? undefined : pauseAfter(attempts);
  if (pause === undefined) return { ...kept, status: 'failed', lastError };
  return { ...kept, status: 'queued', dueAt: new Date(now + pause).toISOString(), lastError };
}

/** A mark that is lost is a mail sent twice, so it is tried three times. */
async function settleSurely(db: Database, claimedAt: string, outcomes: Outcome[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await settle(db, claimedAt, outcomes);
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}
