import { type SQL, sql } from 'drizzle-orm';
import { stages, statusOfStage } from '../../src-shared/stages.ts';
import { unansweredSince } from './store.ts';

/** The status that the change gives a row, as an expression on the row. `status` and `stage` are expressions; null keeps. */
export function nextStatus(status: SQL, stage: SQL): SQL {
  const cases = stages.map((one) => sql.raw(`WHEN '${one}' THEN '${statusOfStage(one)}'`));
  return sql`coalesce(${status}, CASE ${stage} ${sql.join(cases, sql` `)} END, form_submissions.status)`;
}

/** What follows from a new status: the stage of an application, when it was answered, since when the visitor waits. */
export function followingStatus(status: SQL, stage: SQL, at: string) {
  return {
    stage: sql`CASE
      WHEN form_type <> 'career' THEN NULL
      WHEN ${stage} IS NOT NULL THEN ${stage}
      WHEN ${status} = form_submissions.status THEN form_submissions.stage
      WHEN ${status} = 'pending' THEN 'new'
      WHEN ${status} = 'contacted' AND form_submissions.stage = 'new' THEN 'screening'
      ELSE form_submissions.stage END`,
    answeredAt: sql`CASE
      WHEN ${status} = form_submissions.status THEN answered_at
      WHEN ${status} <> 'pending' THEN coalesce(answered_at, ${at}) END`,
    waitingSince: sql`CASE
      WHEN ${status} = form_submissions.status THEN waiting_since
      WHEN ${status} = 'pending' THEN submitted_at
      WHEN ${status} = 'completed' OR form_submissions.status = 'pending' THEN NULL
      ELSE ${unansweredSince} END`,
  };
}
