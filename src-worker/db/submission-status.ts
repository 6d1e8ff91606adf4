import { type SQL, sql } from 'drizzle-orm';
import { stages, statusOfStage } from '#shared/inbox/stages.ts';

const column = sql`status`;

// `schema.ts` makes partial indexes of these conditions: SQLite uses one only for a query in exactly its words.
export function isOpen(status = column): SQL {
  return sql`${status} <> 'completed'`;
}

/** The visitor has written after a reply. */
export function isWaiting(status = column): SQL {
  return sql`${status} NOT IN ('pending', 'completed') AND waiting_since IS NOT NULL`;
}

export function isNew(status = column): SQL {
  return sql`${status} = 'pending'`;
}

export function isCompleted(status = column): SQL {
  return sql`${status} = 'completed'`;
}

/** After a reply of ours. */
export function contacted(status = column): SQL {
  return sql`iif(${isNew(status)}, 'contacted', ${status})`;
}

export function reopened(to: 'pending' | 'contacted'): SQL {
  return sql`iif(${isCompleted()}, ${to}, status)`;
}

export function nextStatus(status: SQL, stage: SQL): SQL {
  const cases = stages.map((one) => sql.raw(`WHEN '${one}' THEN '${statusOfStage(one)}'`));
  return sql`coalesce(${status}, CASE ${stage} ${sql.join(cases, sql` `)} END, form_submissions.status)`;
}

/** The stage and the wait that come with a status. */
export function followingStatus(status: SQL, stage: SQL) {
  const old = sql`form_submissions.status`;
  return {
    stage: sql`CASE
      WHEN form_type <> 'career' THEN NULL
      WHEN ${stage} IS NOT NULL THEN ${stage}
      WHEN ${status} = ${old} THEN form_submissions.stage
      WHEN ${isNew(status)} THEN 'new'
      WHEN ${status} = 'contacted' AND form_submissions.stage = 'new' THEN 'screening'
      ELSE form_submissions.stage END`,
    waitingSince: sql`CASE
      WHEN ${status} = ${old} THEN waiting_since
      WHEN ${isCompleted(status)} OR (NOT ${isNew(status)} AND ${isNew(old)}) THEN NULL
      ELSE ${waitingNow(status)} END`,
  };
}

const unansweredSince = sql`(SELECT min(written_at) FROM conversation_entries AS received
  WHERE received.submission_id = form_submissions.id AND kind = 'received' AND automatic = 0
    AND seq > coalesce((SELECT max(seq) FROM conversation_entries AS sent
      WHERE sent.submission_id = form_submissions.id AND kind = 'sent' AND undelivered IS NULL), 0))`;

/** A new record waits, except with a booked demo; later, a visitor who wrote after our last email waits. */
export function waitingNow(status: SQL): SQL {
  return sql`CASE
    WHEN NOT ${isNew(status)} THEN ${unansweredSince}
    WHEN demo_status IS NOT 'confirmed' THEN submitted_at END`;
}
