import { isNotNull, sql } from 'drizzle-orm';
import type { EmailKind } from '#shared/mail/email-kinds.ts';
import type { Database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { emails, mailState } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { applyEarlyEvents } from './apply-events.ts';
import { dueAfterThrottling, interrupted, retryDelay } from './claims.ts';
import { type DeliveryBudget, type FailureKind, SendFailure } from './delivery-budget.ts';
import type { OutboxItem } from './kinds.ts';
import { followReplies } from './replies.ts';
import type { ProviderId, Transport } from './transport.ts';

const stoppingKinds: ReadonlySet<FailureKind> = new Set(['throttled', 'refused', 'postponed'] as const);

export type Result = { sent: ProviderId } | { cancelled: string | null } | SendFailure;

export interface Outcome {
  item: OutboxItem;
  result: Result;
  inBatch?: boolean;
}

export function stopsDelivery(result: Result): result is SendFailure {
  return result instanceof SendFailure && stoppingKinds.has(result.kind);
}

export async function record(
  env: Bindings,
  db: Database,
  claimedAt: string,
  outcomes: Outcome[],
  transport: Transport,
  budget: DeliveryBudget,
): Promise<void> {
  const now = budget.now();
  const stored = outcomes.map((outcome) => storedOutcome(outcome, transport, now));
  const stops = outcomes.map(({ result }) => result).filter(stopsDelivery);
  const refusal = stops.find(({ kind }) => kind === 'refused');
  budget.stopped ??= refusal?.kind ?? stops[0]?.kind ?? null;
  await recordWithPauses(env, db, { claimedAt, outcomes: stored, refusal: refusal?.message ?? null });
  stored.forEach(({ status }, i) => {
    const { result } = outcomes[i]!;
    const isPostponed = result instanceof SendFailure && result.kind === 'postponed';
    budget.stats[isPostponed ? 'postponed' : status === 'queued' ? 'retried' : status] += 1;
  });
}

function storedOutcome({ item: { email }, result, inBatch }: Outcome, transport: Transport, now: number): MailOutcome {
  const { id, kind: emailKind, attempts, dueAt, lastError } = email;
  const batchId = inBatch ? email.batchId : null;
  const unchanged = { id, kind: emailKind, attempts, dueAt, sentAt: null, lastError: null, batchId, providerId: null };
  if ('sent' in result) {
    const doubled = lastError === interrupted && !transport.idempotent;
    return {
      ...unchanged,
      status: 'sent',
      sentAt: new Date(now).toISOString(),
      lastError: doubled ? 'May have been delivered twice: sending was interrupted' : null,
      providerId: result.sent,
    };
  }
  if ('cancelled' in result) return { ...unchanged, status: 'cancelled', lastError: result.cancelled };
  const { kind, message, retryAfter } = result;
  if (kind === 'postponed') return { ...unchanged, status: 'queued', attempts: attempts - 1, lastError };
  if (kind === 'throttled' || kind === 'refused') {
    const dueAgain = dueAfterThrottling(now, retryAfter);
    return { ...unchanged, status: 'queued', attempts: attempts - 1, dueAt: dueAgain, lastError: message };
  }
  const delay = kind === 'rejected' ? undefined : retryDelay(attempts);
  if (delay === undefined) return { ...unchanged, status: 'failed', lastError: message };
  return { ...unchanged, status: 'queued', dueAt: new Date(now + delay).toISOString(), lastError: message };
}

/** The sum is far below the ten minutes of a claim, after which the emails would be sent again. */
const pausesMs = [200, 1000, 3000, 8000];

interface Unrecorded {
  claimedAt: string;
  outcomes: MailOutcome[];
  refusal: string | null;
}

/** Outcomes in this isolate that the database did not store. The next delivery stores them first. */
const unrecorded = new WeakMap<Bindings, Unrecorded[]>();

/** The provider has accepted the emails already, so a database outage of seconds must not cause a second sending. */
async function recordWithPauses(env: Bindings, db: Database, batch: Unrecorded): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await recordOutcomes(db, batch);
    } catch (error) {
      const pause = pausesMs[attempt];
      if (pause === undefined) {
        keptOf(env).push(batch);
        throw error;
      }
      await scheduler.wait(pause);
    }
  }
}

export async function recordUnrecorded(env: Bindings, db: Database): Promise<void> {
  const kept = keptOf(env);
  // Each outcome is taken out before it is stored, so that simultaneous deliveries do not drop one that neither stored.
  for (let next = kept.shift(); next; next = kept.shift()) {
    try {
      await recordOutcomes(db, next);
    } catch (error) {
      kept.unshift(next);
      throw error;
    }
  }
}

function keptOf(env: Bindings): Unrecorded[] {
  const kept = unrecorded.get(env) ?? [];
  unrecorded.set(env, kept);
  return kept;
}

interface MailOutcome {
  id: string;
  kind: EmailKind;
  status: 'sent' | 'queued' | 'failed' | 'cancelled';
  attempts: number;
  dueAt: string;
  sentAt: string | null;
  lastError: string | null;
  batchId: string | null;
  providerId: string | null;
}

async function recordOutcomes(db: Database, { claimedAt, outcomes, refusal }: Unrecorded): Promise<void> {
  if (outcomes.length === 0) return;
  const store = db
    .update(emails)
    .set({
      status: sql`value ->> 'status'`,
      attempts: sql`value ->> 'attempts'`,
      dueAt: sql`value ->> 'dueAt'`,
      sentAt: sql`value ->> 'sentAt'`,
      lastError: sql`value ->> 'lastError'`,
      batchId: sql`value ->> 'batchId'`,
      providerId: sql`value ->> 'providerId'`,
      claimedAt: null,
    })
    .from(sql`json_each(${JSON.stringify(outcomes)})`)
    .where(sql`emails.id = value ->> 'id' AND +emails.status = 'sending' AND emails.claimed_at = ${claimedAt}`);
  const now = new Date().toISOString();
  const sentIds = outcomes.flatMap(({ providerId }) => providerId ?? []);
  const replies = outcomes.filter(({ kind }) => kind === 'staff_reply').map(({ id }) => id);
  const state =
    refusal !== null
      ? [db.update(mailState).set({ refusal, refusedAt: sql`coalesce(refused_at, ${now})` })]
      : outcomes.some(({ status }) => status === 'sent')
        ? [db.update(mailState).set({ refusal: null, refusedAt: null }).where(isNotNull(mailState.refusal))]
        : [];
  await db.batch([
    store,
    ...state,
    ...(sentIds.length > 0 ? applyEarlyEvents(db, sentIds) : []),
    ...(replies.length > 0 ? followReplies(db, inJson(replies)) : []),
  ]);
}
