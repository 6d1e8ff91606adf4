import { desc, eq, sql } from 'drizzle-orm';
import type { Page } from '#shared/contracts/admin.ts';
import type { UndeliveredCopy } from '#shared/contracts/newsletter.ts';
import { database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { emails, newsletterSubscribers, newsletters } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { type PagePosition, pageOf } from '../http/paging.ts';
import { notedAs } from '../mail/apply-events.ts';
import { noSuchNewsletter } from './schedule.ts';

const maxHistory = 10;

/** The copies that the newsletter counts as bounced, as long as the outbox keeps them. */
export async function listUndelivered(
  env: Bindings,
  id: string,
  { limit, cursor }: { limit: number; cursor?: PagePosition | undefined },
): Promise<Page<UndeliveredCopy>> {
  const db = database(env);
  const [newsletter] = await db.select().from(newsletters).where(eq(newsletters.id, id));
  if (!newsletter) throw noSuchNewsletter();
  const kind = newsletter.kind === 'update' ? 'newsletter_update' : 'newsletter';
  // The kind and the time come first in an index.
  const rows = await db
    .select()
    .from(emails)
    .where(
      sql`kind = ${kind} AND created_at = ${newsletter.sendAt ?? newsletter.createdAt} AND newsletter_id = ${id}
        AND last_error LIKE ${`${notedAs.hard_bounce}%`} AND status = 'sent' AND ${cursor ? sql`id < ${cursor[1]}` : sql`true`}`,
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit + 1);
  const addresses = [...new Set(rows.map(({ toAddress }) => toAddress.toLowerCase()))];
  const isEarlier = sql`newsletter_id IS NOT NULL AND newsletter_id <> ${id} AND status <> 'queued'`;
  const [before, subscribers] = await db.batch([
    db
      .select()
      .from(emails)
      .where(
        sql`${isEarlier} AND id IN (SELECT copy.id FROM json_each(${JSON.stringify(addresses)}) AS address JOIN emails AS copy
          ON lower(copy.to_address) = address.value AND copy.created_at >= coalesce(
            (SELECT created_at FROM emails WHERE lower(to_address) = address.value AND ${isEarlier}
              ORDER BY created_at DESC LIMIT 1 OFFSET ${maxHistory - 1}), ''))`,
      )
      .orderBy(desc(emails.createdAt)),
    db
      .select()
      .from(newsletterSubscribers)
      .where(sql`lower(email) IN ${inJson(addresses)}`),
  ]);
  const historyOf = Map.groupBy(before, ({ toAddress }) => toAddress.toLowerCase());
  const statusOf = new Map(subscribers.map(({ email, status }) => [email.toLowerCase(), status]));
  return pageOf(
    rows,
    limit,
    (row) => [row.createdAt, row.id],
    (row): UndeliveredCopy => {
      const address = row.toAddress.toLowerCase();
      return {
        email: row.toAddress,
        at: row.sentAt ?? row.createdAt,
        reason: row.lastError,
        subscriber: statusOf.get(address) ?? null,
        history: (historyOf.get(address) ?? [])
          .slice(0, maxHistory)
          .map(({ subject, sentAt, createdAt, status, lastError }) => ({
            subject,
            at: sentAt ?? createdAt,
            status,
            reason: lastError,
          })),
      };
    },
  );
}
