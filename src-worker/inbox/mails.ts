import { type SQL, sql } from 'drizzle-orm';
import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import { type Database, database } from '../db/client.ts';
import { emails } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';

/** Staff get at most one mail an hour about the answers to a submission, in milliseconds. */
const notificationPause = 60 * 60 * 1000;

interface Assignments {
  /** Rows whose `value` is a change as JSON, with `id` and perhaps `assignee`. */
  given: SQL;
  /** Whether a change of `value` is made to its row of `form_submissions`. */
  allowed: SQL;
  by: string;
  /** An ISO time. */
  at: string;
}

/**
 * The statement that queues one mail to each new assignee, for the transaction of the changes and before them; none to who has
 * done it. A mail about several submissions belongs to none of them: it outlives them, so it has no names.
 * @returns the ids of the mails
 */
export function enqueueAssignments(db: Database, { given, allowed, by, at }: Assignments) {
  const assignee = sql`value ->> '$.assignee'`;
  return db
    .insert(emails)
    .select(sql`
      SELECT lower(hex(randomblob(16))), 'assignment_notification', ${assignee}, ${staffMail.assignment.title}, 'queued', 0, ${at},
        NULL, NULL, ${at}, NULL, CASE count(*) WHEN 1 THEN min(form_submissions.id) END, NULL, NULL,
        json_object('assignment', json_object('by', ${by}, 'submissions',
          json_group_array(json_object('id', form_submissions.id, 'formType', form_type)))), NULL, NULL
      FROM ${given} JOIN form_submissions ON ${allowed}
      WHERE ${assignee} <> ${by.toLowerCase()} AND ${assignee} IS NOT form_submissions.assignee
      GROUP BY ${assignee}`)
    .returning({ id: emails.id });
}

/**
 * The statement that queues a mail that the visitor has written, to the assignee, or to all staff addresses when nobody is
 * assigned. Does nothing for who got one about this submission within the last hour, or when `onlyIf` is false. `now` is an ISO
 * time.
 * @returns the ids of the mails
 */
export function replyNotifications(env: Bindings, submissionId: string, now: string, onlyIf: SQL = sql`true`) {
  const pausedSince = new Date(Date.parse(now) - notificationPause).toISOString();
  return database(env)
    .insert(emails)
    .select(sql`
      SELECT lower(hex(randomblob(16))), 'reply_notification', address, ${staffMail.received.title}, 'queued', 0, ${now}, NULL, NULL,
        ${now}, NULL, ${submissionId}, NULL, NULL, NULL, NULL, NULL
      FROM (
        SELECT DISTINCT coalesce((SELECT assignee FROM form_submissions WHERE id = ${submissionId}), value) AS address
        FROM json_each(${JSON.stringify(configOf(env).STAFF_ADDRESSES)})
      )
      WHERE ${onlyIf} AND NOT EXISTS (
        SELECT 1 FROM emails WHERE submission_id = ${submissionId} AND kind = 'reply_notification'
          AND to_address = address AND created_at > ${pausedSince} AND status NOT IN ('failed', 'cancelled')
      )`)
    .returning({ id: emails.id });
}
