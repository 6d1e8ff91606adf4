import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#shared/locales.ts';
import type { WebhookEvent } from '#shared/webhooks/events.ts';
import type { Database } from './client.ts';
import { insertFrom } from './insert-if.ts';
import { webhookDeliveries } from './schema.ts';

/** `submissions` selects their ids. */
export function queueWebhookEvents(db: Database, event: WebhookEvent, at: string, submissions: SQL) {
  return insertDeliveries(
    db,
    { event, submissionId: sql`subject.id`, at },
    sql`CROSS JOIN (${submissions}) AS subject WHERE ${isWanted(event)}`,
  );
}

export function isWanted(event: WebhookEvent): SQL {
  return sql`EXISTS (SELECT 1 FROM json_each(events) WHERE value = ${event})`;
}

interface NewDelivery {
  event: WebhookEvent;
  submissionId?: SQL;
  about?: { id: string; locale: Locale };
  at: string;
}

/** `rest` follows `FROM webhooks`. */
export function insertDeliveries(db: Database, { at, ...delivery }: NewDelivery, rest: SQL) {
  const id = sql`lower(hex(randomblob(16)))`;
  const row = { ...delivery, id, webhookId: sql`webhooks.id`, createdAt: at, dueAt: at };
  return insertFrom(db, webhookDeliveries, row, sql`FROM webhooks ${rest}`);
}
