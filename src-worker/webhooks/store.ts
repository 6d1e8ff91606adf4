import { desc, eq, sql } from 'drizzle-orm';
import type { WebhookDelivery } from '#shared/contracts/webhooks.ts';
import type { Locale } from '#shared/locales.ts';
import { maxDeliveries, maxWebhooks, type WebhookEvent } from '#shared/webhooks/events.ts';
import type { Database } from '../db/client.ts';
import { isPaused } from '../db/heartbeats.ts';
import { inJson } from '../db/in-json.ts';
import { insertIf } from '../db/insert-if.ts';
import { formSubmissions, webhookDeliveries, webhooks } from '../db/schema.ts';
import { submissionColumns } from '../db/submission-columns.ts';
import { insertDeliveries, isWanted } from '../db/webhook-events.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export function selectWebhooks(db: Database) {
  return db.select().from(webhooks).orderBy(webhooks.createdAt);
}

export function selectWebhook(db: Database, id: string) {
  return db.select().from(webhooks).where(eq(webhooks.id, id));
}

export function insertWebhook(db: Database, row: WebhookRow) {
  return insertIf(db, webhooks, row, sql`(SELECT count(*) FROM webhooks) < ${maxWebhooks}`).returning();
}

export function deleteWebhook(db: Database, id: string) {
  return [
    db.delete(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id)),
    db.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id }),
  ] as const;
}

export function queueEvent(db: Database, event: WebhookEvent, about: { id: string; locale: Locale }, at: string) {
  return insertDeliveries(db, { event, about, at }, sql`WHERE ${isWanted(event)}`).returning({
    id: webhookDeliveries.id,
  });
}

export function queueTest(db: Database, { id, events }: WebhookRow, at: string) {
  const newest = sql`(SELECT id FROM form_submissions ORDER BY submitted_at DESC, seq DESC LIMIT 1)`;
  return insertDeliveries(
    db,
    { event: events[0]!, submissionId: newest, at },
    sql`WHERE webhooks.id = ${id}`,
  ).returning();
}

export function selectDeliveries(db: Database, webhookId: string) {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.seq))
    .limit(maxDeliveries);
}

export function selectDelivery(db: Database, id: string) {
  return db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
}

export function queueAgain(db: Database, webhookId: string, id: string, at: string) {
  return db
    .update(webhookDeliveries)
    .set({ status: 'queued', attempts: 0, dueAt: at })
    .where(sql`id = ${id} AND webhook_id = ${webhookId} AND status <> 'sending'`)
    .returning();
}

export function claimDue(db: Database, now: string, leaseEnd: string, count: number) {
  const due = sql`SELECT id FROM webhook_deliveries INDEXED BY webhook_deliveries_due
    WHERE status IN ('queued', 'sending') AND due_at <= ${now} ORDER BY due_at LIMIT ${count}`;
  return db
    .update(webhookDeliveries)
    .set({ status: 'sending', attempts: sql`attempts + 1`, dueAt: leaseEnd })
    .where(sql`id IN (${due}) AND NOT ${isPaused}`)
    .returning();
}

export function selectRecords(db: Database, claimed: DeliveryRow[]) {
  return [
    db
      .select()
      .from(webhooks)
      .where(sql`id IN ${inJson(claimed.map(({ webhookId }) => webhookId))}`),
    db
      .select(submissionColumns)
      .from(formSubmissions)
      .where(sql`id IN ${inJson(claimed.map(({ submissionId }) => submissionId))}`),
  ] as const;
}

type Outcome = Pick<
  DeliveryRow,
  'status' | 'dueAt' | 'answeredAt' | 'answerMs' | 'answerStatus' | 'answerText' | 'error'
>;

export function recordOutcome(db: Database, { id, attempts, webhookId }: DeliveryRow, outcome: Outcome) {
  return [
    db.update(webhookDeliveries).set(outcome).where(sql`id = ${id} AND status = 'sending' AND attempts = ${attempts}`),
    db
      .update(webhooks)
      .set({
        lastStatus: outcome.answerStatus,
        failures: outcome.status === 'sent' ? 0 : sql`failures + 1`,
      })
      .where(eq(webhooks.id, webhookId)),
  ] as const;
}

/** Deliveries that are still to be sent stay. */
export function deleteOldDeliveries(db: Database, webhookIds: string[]) {
  const old = sql`SELECT seq FROM (
    SELECT seq, status, row_number() OVER (PARTITION BY webhook_id ORDER BY seq DESC) AS place
    FROM webhook_deliveries WHERE webhook_id IN ${inJson(webhookIds)})
    WHERE place > ${maxDeliveries} AND status IN ('sent', 'failed')`;
  return db.delete(webhookDeliveries).where(sql`seq IN (${old})`);
}

export function deliveryOf(row: DeliveryRow): WebhookDelivery {
  const { id, event, status, attempts, createdAt, dueAt, answeredAt, answerMs, answerStatus, answerText, error } = row;
  return {
    id,
    event,
    status,
    attempts,
    createdAt,
    dueAt,
    answer: answeredAt && { at: answeredAt, ms: answerMs ?? 0, status: answerStatus, text: answerText, error },
  } as WebhookDelivery;
}
