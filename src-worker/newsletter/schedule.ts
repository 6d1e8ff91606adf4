import { eq, sql } from 'drizzle-orm';
import { composerMessages } from '#shared/staff-texts/messages.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { emails, newsletterDrafts, newsletters } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { announceBatches } from '../mail/batches.ts';
import { batchesOf } from '../mail/outbox.ts';
import { countRecipients } from './recipients.ts';
import { enqueueNewsletter } from './send.ts';

export async function startScheduledNewsletters(env: Bindings, now: Date = new Date()): Promise<void> {
  const db = database(env);
  const due = await db.select().from(newsletters).where(sql`NOT started AND send_at <= ${now.toISOString()}`);
  for (const newsletter of due) {
    const isWaiting = sql`EXISTS (SELECT 1 FROM newsletters WHERE id = ${newsletter.id} AND NOT started)`;
    const recipientCount = countRecipients(newsletter);
    const { started } = await transaction(db, {
      queued: enqueueNewsletter(db, { ...newsletter, now: mailsCreatedAt(newsletter) }, isWaiting),
      started: db
        .update(newsletters)
        .set({ started: true, recipients: recipientCount, queued: recipientCount })
        .where(sql`id = ${newsletter.id} AND NOT started`)
        .returning({ recipients: newsletters.recipients }),
    });
    for (const { recipients } of started) await announceBatches(env, batchesOf(newsletter.id, recipients));
  }
}

function mailsCreatedAt({ sendAt, createdAt }: typeof newsletters.$inferSelect): string {
  return sendAt ?? createdAt;
}

/**
 * Possible only until the first email is sent or being sent. The draft gets a new id: the batches' keys derive from the
 * old one, and the provider would take changed emails with known keys for the ones that it had.
 */
export async function stopNewsletter(env: Bindings, id: string, by: string): Promise<void> {
  const db = database(env);
  const newsletter = await db.select().from(newsletters).where(eq(newsletters.id, id)).get();
  if (!newsletter) throw noSuchNewsletter();
  const { kind, audience, segment, subject, content } = newsletter;
  const hasGone = sql`EXISTS (SELECT 1 FROM emails INDEXED BY emails_claimed WHERE status = 'sending' AND newsletter_id = ${id})
    OR EXISTS (SELECT 1 FROM newsletters WHERE id = ${id} AND sent + failed > 0)`;
  const isStopped = sql`NOT EXISTS (SELECT 1 FROM newsletters WHERE id = ${id})`;
  const at = new Date().toISOString();
  const draft = {
    id: crypto.randomUUID(),
    kind,
    audience,
    segment,
    subject,
    content,
    subjectAr: newsletter.subjectAr ?? '',
    contentAr: newsletter.contentAr ?? '',
    sendAt: newsletter.started ? null : newsletter.sendAt,
    by,
    at,
  };
  const { deleted } = await transaction(db, {
    deleted: db.delete(newsletters).where(sql`id = ${id} AND NOT (${hasGone})`).returning({ id: newsletters.id }),
    audited: audit(db, { action: 'newsletter_stopped', detail: `${id}: ${subject}`, by, at }, isStopped),
    unqueued: db
      .delete(emails)
      .where(
        sql`status = 'queued' AND created_at = ${mailsCreatedAt(newsletter)} AND newsletter_id = ${id} AND ${isStopped}`,
      ),
    draft: insertIf(db, newsletterDrafts, draft, isStopped).onConflictDoNothing(),
  });
  if (deleted.length > 0) return;
  throw new ProblemError('status_changed', {
    detail: composerMessages.alreadyGone,
  });
}

export function noSuchNewsletter(): ProblemError {
  return new ProblemError('not_found', { detail: composerMessages.noNewsletter });
}
