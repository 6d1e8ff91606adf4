import type { Database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { dueAfterThrottling, retryDelay } from './backoff.ts';
import { type MailOutcome, type OutboxItem, recordOutcomes } from './claims.ts';
import { failureOf, SendFailure } from './failure.ts';
import type { Transport } from './outgoing.ts';
import { type RenderCache, render } from './render.ts';
import { transportOf } from './transport.ts';

/** The platform allows a Worker six open connections. */
const concurrency = 6;
/** In milliseconds. */
const sendTimeout = 15_000;

export interface GroupOptions {
  /** The provider's time to answer, in milliseconds. */
  timeout?: number;
}

export interface DeliveryStats {
  sent: number;
  retried: number;
  failed: number;
  cancelled: number;
  throttled: boolean;
}

/** Sends a claimed group, six at a time, and records the outcomes in the outbox and in `stats`. */
export async function deliverGroup(
  env: Bindings,
  db: Database,
  items: OutboxItem[],
  claimedAt: string,
  stats: DeliveryStats,
  { now, timeout = sendTimeout }: GroupOptions & { now: () => number },
): Promise<void> {
  const transport = transportOf(env);
  const renderCache: RenderCache = new Map();
  const waiting = [...items];
  const outcomes: MailOutcome[] = [];
  let throttling: SendFailure | undefined;
  async function sendNext() {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      const failure = throttling ?? (await attempt(env, transport, renderCache, item, timeout));
      if (failure instanceof SendFailure && failure.kind === 'throttled') throttling ??= failure;
      outcomes.push(outcomeOf(item, failure, now()));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendNext));
  await recordOutcomesWithRetry(db, claimedAt, outcomes);
  stats.throttled ||= throttling !== undefined;
  for (const { status } of outcomes) stats[status === 'queued' ? 'retried' : status] += 1;
}

async function attempt(
  env: Bindings,
  transport: Transport,
  renderCache: RenderCache,
  item: OutboxItem,
  timeout: number,
): Promise<SendFailure | 'unsubscribed' | undefined> {
  const { email, subscriber } = item;
  if (subscriber?.status === 'unsubscribed' && email.kind !== 'newsletter_goodbye') return 'unsubscribed';
  try {
    const mail = {
      ...(await render(env, item, renderCache)),
      id: email.id,
      from: configOf(env).MAIL_FROM,
      to: email.toAddress,
    };
    await withTimeout(timeout, (signal) => transport.send(mail, signal));
  } catch (error) {
    return failureOf(error);
  }
}

/** @throws SendFailure temporary when the provider does not answer in time */
async function withTimeout(timeout: number, send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SendFailure('temporary', `No answer from the mail provider within ${timeout / 1000} seconds`));
      abort.abort();
    }, timeout);
  });
  try {
    await Promise.race([send(abort.signal), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf({ email }: OutboxItem, failure: SendFailure | 'unsubscribed' | undefined, now: number): MailOutcome {
  const { id, attempts, dueAt } = email;
  const unchanged = { id, attempts, dueAt, sentAt: null, lastError: null };
  if (failure === undefined) return { ...unchanged, status: 'sent', sentAt: new Date(now).toISOString() };
  if (failure === 'unsubscribed') return { ...unchanged, status: 'cancelled' };
  const lastError = failure.message;
  if (failure.kind === 'throttled') {
    const dueAgain = dueAfterThrottling(now, failure.retryAfter);
    return { ...unchanged, status: 'queued', attempts: attempts - 1, dueAt: dueAgain, lastError };
  }
  const delay = failure.kind === 'rejected' ? undefined : retryDelay(attempts);
  if (delay === undefined) return { ...unchanged, status: 'failed', lastError };
  return { ...unchanged, status: 'queued', dueAt: new Date(now + delay).toISOString(), lastError };
}

/** Tries three times: a mail without a recorded outcome is sent again. */
async function recordOutcomesWithRetry(db: Database, claimedAt: string, outcomes: MailOutcome[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await recordOutcomes(db, claimedAt, outcomes);
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}
