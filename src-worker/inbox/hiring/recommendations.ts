import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Recommendation, RecommendationRequest } from '#shared/contracts/hiring.ts';
import { submissionMessages } from '#shared/staff-texts/messages.ts';
import { type Database, database } from '../../db/client.ts';
import { insertIf } from '../../db/insert-if.ts';
import { recommendations, submissionEvents } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import type { Bindings } from '../../env.ts';
import { ProblemError } from '../../http/problem.ts';
import { selectSubmission } from '../../submissions/store.ts';
import { noSuchSubmission } from '../notes.ts';

type Row = typeof recommendations.$inferSelect;

export function selectRecommendations(db: Database, submissionId: string) {
  return db
    .select()
    .from(recommendations)
    .where(eq(recommendations.submissionId, submissionId))
    .orderBy(asc(recommendations.at), asc(recommendations.by));
}

export function recommendationOf({ by, at, verdict, text }: Row): Recommendation {
  return { by, at, verdict, text };
}

/** One for each colleague and application; another one replaces it. */
export async function recommend(
  env: Bindings,
  submissionId: string,
  { verdict, text }: z.infer<typeof RecommendationRequest>,
  by: string,
): Promise<Recommendation> {
  const db = database(env);
  const at = new Date().toISOString();
  const isApplication = sql`EXISTS (SELECT 1 FROM form_submissions WHERE id = ${submissionId} AND form_type = 'career')`;
  const {
    stored: [stored],
    submission: [submission],
  } = await transaction(db, {
    event: insertEvent(db, { submissionId, to: sql`${verdict}`, by, at }, isApplication),
    stored: insertIf(db, recommendations, { submissionId, by, at, verdict, text }, isApplication)
      .onConflictDoUpdate({
        target: [recommendations.submissionId, recommendations.by],
        set: { verdict, text, at },
      })
      .returning(),
    submission: selectSubmission(db, submissionId),
  });
  if (!submission) throw noSuchSubmission();
  if (!stored) {
    throw new ProblemError('validation_failed', { detail: submissionMessages.recommendsApplications });
  }
  return recommendationOf(stored);
}

export async function withdrawRecommendation(env: Bindings, submissionId: string, by: string): Promise<void> {
  const db = database(env);
  await db.batch([
    insertEvent(db, { submissionId, to: sql`NULL`, by, at: new Date().toISOString() }, sql`true`),
    db.delete(recommendations).where(and(eq(recommendations.submissionId, submissionId), eq(recommendations.by, by))),
  ]);
}

interface Change {
  submissionId: string;
  to: SQL;
  by: string;
  at: string;
}

/** Precedes the change, which it compares with the recommendation as it was. */
function insertEvent(db: Database, { submissionId, to, by, at }: Change, onlyIf: SQL) {
  const before = sql`(SELECT verdict FROM recommendations WHERE submission_id = ${submissionId} AND recommended_by = ${by})`;
  const row = { submissionId, field: 'recommended', from: before, to, by, at } as const;
  return insertIf(db, submissionEvents, row, sql`${before} IS NOT ${to} AND ${onlyIf}`);
}
