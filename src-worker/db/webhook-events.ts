import { type SQL, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#shared/webhooks/events.ts';
import type { Database } from './client.ts';
import { webhookDeliveries } from './schema.ts';

/** `submissions` selects their ids. */
export function queueWebhookEvents(db: Database, event: WebhookEvent, at: string, submissions: SQL) {
  return db
    .insert(webhookDeliveries)
    .select(newDeliveries(event, sql`told.id`, at, sql`CROSS JOIN (${submissions}) AS told WHERE ${isWanted(event)}`));
}

export function isWanted(event: WebhookEvent): SQL {
  return sql`EXISTS (SELECT 1 FROM json_each(events) WHERE value = ${event})`;
}

export function newDeliveries(event: WebhookEvent, submission: SQL, at: string, rest: SQL, about = sql`NULL`): SQL {
  return sql`SELECT NULL, lower(hex(randomblob(16))), webhooks.id, ${event}, ${submission}, ${about}, 'queued', 0, ${at}, ${at},
    NULL, NULL, NULL, NULL, NULL FROM webhooks ${rest}`;
}
