import { sql } from 'drizzle-orm';
import { hourLength, minuteLength } from '#shared/time/days.ts';
import { type Database, database } from '../db/client.ts';
import { isPaused } from '../db/heartbeats.ts';
import { inJson } from '../db/in-json.ts';
import { chatMessages, whatsappMessages, whatsappPeople } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { log } from '../http/log.ts';
import { composed } from './compose.ts';
import { type SendOutcome, sendMessage } from './graph.ts';
import { sendFile } from './sent-file.ts';
import { type WhatsappSettings, whatsappSettings } from './settings.ts';
import { noteIntroduced, type WhatsappRow } from './store.ts';

/** Six connections at a time, each of at most ten seconds, within the 30 seconds after an answer. */
const claimSize = 12;
const concurrency = 6;
/** A claim takes up to 39 of the 1,000 queries that D1 allows an invocation. */
const maxClaims = 5;
/** A message without an answer may have arrived: its status, which names our id, comes within this time. */
const leaseMs = 2 * minuteLength;
const retryDelaysMs = [1, 5, 30, 120, 360].map((minutes) => minutes * minuteLength);
/** A text that waits longer would come after the window. */
const maxWaitMs = 24 * hourLength;

/** Sends what is due, at most one message of a person at a time, so that they arrive in order. Never throws. */
export async function deliverWhatsapp(env: Bindings): Promise<void> {
  const settings = whatsappSettings(env);
  if (!settings) return;
  try {
    for (let claim = 0; claim < maxClaims; claim += 1) if ((await deliverClaim(env, settings)) === 0) return;
  } catch (error) {
    log('error', 'whatsapp_not_sent', { cause: error });
  }
}

async function deliverClaim(env: Bindings, settings: WhatsappSettings): Promise<number> {
  const db = database(env);
  const claimed = await claimDue(db);
  if (claimed.length === 0) return 0;
  const [people, messages] = await db.batch([
    db
      .select()
      .from(whatsappPeople)
      .where(sql`id IN ${inJson(claimed.map(({ personId }) => personId))}`),
    db
      .select()
      .from(chatMessages)
      .where(sql`id IN ${inJson(claimed.map(({ id }) => id))}`),
  ]);
  const waiting = [...claimed];
  async function sendNext() {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const { id, personId } = row;
      const person = people.find((one) => one.id === personId);
      const message = messages.find((one) => one.id === id);
      const outcome =
        person && message
          ? await (row.fileKey
              ? sendFile(env, settings, person, row)
              : sendMessage(settings, person, id, await composed(env, message, person)))
          : ({ kind: 'failed', reason: 'The conversation has been deleted' } as const);
      await recordOutcome(db, row, outcome);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendNext));
  return claimed.length;
}

async function claimDue(db: Database): Promise<WhatsappRow[]> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const isNext = sql`NOT EXISTS (SELECT 1 FROM whatsapp_messages AS earlier
    WHERE earlier.person_id = due.person_id AND earlier.seq < due.seq AND earlier.status IN ('queued', 'sending'))`;
  const due = sql`SELECT id FROM whatsapp_messages AS due INDEXED BY whatsapp_messages_due
    WHERE status IN ('queued', 'sending') AND due_at <= ${at} AND ${isNext} ORDER BY due_at, seq LIMIT ${claimSize}`;
  return db
    .update(whatsappMessages)
    .set({ status: 'sending', attempts: sql`attempts + 1`, dueAt: new Date(now + leaseMs).toISOString() })
    .where(sql`id IN (${due}) AND NOT ${isPaused}`)
    .returning();
}

async function recordOutcome(db: Database, { id, attempts, at }: WhatsappRow, outcome: SendOutcome): Promise<void> {
  // A status may have come before the answer of the call.
  const own = sql`id = ${id} AND attempts = ${attempts} AND status = 'sending'`;
  if (outcome.kind === 'sent') {
    await transaction(db, {
      wamid: db.update(whatsappMessages).set({ wamid: outcome.wamid }).where(sql`id = ${id} AND wamid IS NULL`),
      sent: db.update(whatsappMessages).set({ status: 'sent', error: null }).where(own),
      introduced: noteIntroduced(db, [id]),
    });
    return;
  }
  const { reason } = outcome;
  log('warn', 'whatsapp_refused', { cause: reason, kind: outcome.kind });
  if (outcome.kind === 'unknown') {
    // The lease ends later: by then its status has come, or it was never taken.
    if (attempts <= retryDelaysMs.length) return;
    await db.update(whatsappMessages).set({ status: 'failed', error: reason }).where(own);
    return;
  }
  const dueAt = outcome.kind === 'later' ? Date.now() + Math.max(outcome.afterMs, retryDelaysMs[attempts - 1] ?? 0) : 0;
  const isOver = dueAt === 0 || dueAt > Date.parse(at) + maxWaitMs;
  await db
    .update(whatsappMessages)
    .set(
      isOver
        ? { status: 'failed', error: reason }
        : { status: 'queued', error: reason, dueAt: new Date(dueAt).toISOString() },
    )
    .where(own);
}
