import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { conversationEntries, emails } from '../db/schema.ts';
import { updateSubmissions } from '../db/submission-changes.ts';
import { reopened } from '../db/submission-status.ts';

const problem = sql`CASE
  WHEN emails.status IN ('failed', 'cancelled') THEN coalesce(emails.last_error, emails.status)
  WHEN emails.status = 'sent' AND (emails.last_error LIKE 'Bounced%' OR emails.last_error LIKE 'Not delivered%')
    THEN emails.last_error END`;

/** A reply shows the status of its email, so that a long conversation is read without the outbox. */
export function showReplyStatus(db: Database, mails: SQL) {
  return db
    .update(conversationEntries)
    .set({ emailStatus: sql`emails.status`, undelivered: problem })
    .from(emails)
    .where(
      sql`conversation_entries.id = emails.id AND emails.id IN ${mails}
        AND (conversation_entries.email_status IS NOT emails.status OR undelivered IS NOT ${problem})`,
    );
}

/** Needed after each change of `status` or `last_error`. The conversation of an undelivered reply waits again. */
export function followReplies(db: Database, mails: SQL) {
  const at = new Date().toISOString();
  const lost = sql`form_submissions.id IN (SELECT entry.submission_id
    FROM emails JOIN conversation_entries AS entry ON entry.id = emails.id
    WHERE emails.id IN ${mails} AND entry.undelivered IS NULL AND ${problem} IS NOT NULL)`;
  return [
    ...updateSubmissions(db, lost, {
      status: reopened('contacted'),
      waitingSince: sql`coalesce(waiting_since, ${at})`,
      // Only a reply that was to be sent later answers in the future.
      answeredAt: sql`iif(answered_at > ${at}, NULL, answered_at)`,
      by: 'system',
      at,
    }),
    showReplyStatus(db, mails),
  ] as const;
}
