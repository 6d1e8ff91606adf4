import { type SQL, sql } from 'drizzle-orm';
import type { Decline, DeclineEmail } from '#shared/contracts/hiring.ts';
import { fullName } from '#shared/text/full-name.ts';
import { withoutLineBreaks } from '#shared/text/one-line.ts';
import { nextWorkingDay } from '../../bookings/opening-hours.ts';
import { audit } from '../../db/audit.ts';
import { type Database, database } from '../../db/client.ts';
import { inJson } from '../../db/in-json.ts';
import { formSubmissions } from '../../db/schema.ts';
import { updateSubmissions } from '../../db/submission-changes.ts';
import { submissionColumns, submissionOf } from '../../db/submission-columns.ts';
import { followingStatus } from '../../db/submission-status.ts';
import { transaction } from '../../db/transaction.ts';
import type { Bindings } from '../../env.ts';
import { enqueue } from '../../mail/outbox.ts';
import { replyMail } from '../reply.ts';
import { insertEntries, type NewEntry } from '../store.ts';
import { loadRefusal } from '../templates.ts';

interface Declined {
  declined: string[];
  skipped: string[];
  /** The ids of the replies are those of their emails. */
  replies: string[];
}

/** A coming interview must be cancelled before. */
function isUndecided(at: string): SQL {
  return sql`form_type = 'career' AND stage NOT IN ('hired', 'declined')
    AND (demo_status IS NOT 'confirmed' OR demo_at < ${at})`;
}

export async function declineApplications(
  env: Bindings,
  ids: string[],
  decline: Decline | undefined,
  by: string,
): Promise<Declined> {
  const db = database(env);
  const at = new Date().toISOString();
  const replies = (await declineEmails(env, db, ids, at)).map(({ application, subject, text }) => {
    const { id: submissionId, locale, email } = application;
    const entry = {
      id: crypto.randomUUID(),
      submissionId,
      kind: 'sent' as const,
      text,
      subject: withoutLineBreaks(subject),
      locale,
      by,
      at,
    };
    return { entry, mail: replyMail(entry, email) };
  });
  const entries = replies.map(({ entry }) => entry);
  const { stored } = await transaction(db, {
    stored: insertEntries(
      db,
      entries,
      sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = value ->> 'submissionId' AND ${isUndecided(at)})`,
    ),
    queued: enqueue(
      db,
      replies.map(({ mail }) => mail),
      sql`EXISTS (SELECT 1 FROM conversation_entries WHERE id = value ->> 'id')`,
    ),
    audited: auditDecline(
      db,
      entries.map(({ id }) => id),
      by,
      at,
    ),
    submissions: markDeclined(db, entries, decline, by, at),
  });
  const declined = stored.map(({ submissionId }) => submissionId);
  return {
    declined,
    skipped: [...new Set(ids)].filter((id) => !declined.includes(id)),
    replies: stored.map(({ id }) => id),
  };
}

export async function previewDecline(env: Bindings, ids: string[]): Promise<DeclineEmail[]> {
  const emails = await declineEmails(env, database(env), ids, new Date().toISOString());
  return [...Map.groupBy(emails, ({ application }) => application.locale)].map(([locale, [first, ...others]]) => {
    const { application, subject, text } = first!;
    return { locale, to: fullName(submissionOf(application)), count: others.length + 1, subject, text };
  });
}

async function declineEmails(env: Bindings, db: Database, ids: string[], at: string) {
  const [day, applications, refusal] = await Promise.all([
    nextWorkingDay(env),
    selectUndecided(db, ids, at),
    loadRefusal(db),
  ]);
  return applications.map((application) => ({
    application,
    ...refusal(submissionOf(application), application.locale, day),
  }));
}

/** One line for all, with their number. */
function auditDecline(db: Database, ids: string[], by: string, at: string) {
  const stored = sql`(SELECT count(*) FROM conversation_entries WHERE id IN ${inJson(ids)})`;
  return audit(db, { action: 'applications_declined', detail: sql`${stored} || ''`, by, at }, sql`${stored} > 0`);
}

function selectUndecided(db: Database, ids: string[], at: string) {
  return db
    .select(submissionColumns)
    .from(formSubmissions)
    .where(sql`id IN ${inJson(ids)} AND ${isUndecided(at)}`);
}

function markDeclined(db: Database, entries: NewEntry[], decline: Decline | undefined, by: string, at: string) {
  const stored = sql`(SELECT submission_id FROM conversation_entries WHERE id IN ${inJson(entries.map(({ id }) => id))})`;
  return updateSubmissions(db, sql`form_submissions.id IN ${stored}`, {
    ...followingStatus(sql`'completed'`, sql`'declined'`),
    answeredAt: sql`coalesce(answered_at, ${at})`,
    status: sql`'completed'`,
    hasMail: true,
    decline: decline && sql`${JSON.stringify(decline)}`,
    by,
    at,
  });
}
