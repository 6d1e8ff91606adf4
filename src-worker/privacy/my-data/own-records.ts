import { and, eq, gt, sql } from 'drizzle-orm';
import { planCancellation } from '../../bookings/change.ts';
import { overtaken } from '../../bookings/conflict.ts';
import { audit } from '../../db/audit.ts';
import { database } from '../../db/client.ts';
import { isMailbox } from '../../db/mailbox.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { bookings, formSubmissions } from '../../db/schema.ts';
import { updateSubmissions } from '../../db/submission-changes.ts';
import { transaction } from '../../db/transaction.ts';
import type { Bindings } from '../../env.ts';
import { asDownload, fileResponse } from '../../http/file-response.ts';
import { unavailable } from '../../http/problem.ts';
import { answerKeep, withdrawKeep } from '../../inbox/hiring/keep.ts';
import { cancelScheduled } from '../../inbox/received/receive.ts';
import { filesFrom } from '../personal-data/store.ts';

/** Returns the emails about cancelled interviews; the withdrawal itself sends none. */
export function withdrawApplication(env: Bindings, id: string, email: string): Promise<string[]> {
  return retryOnConflict(() => attemptWithdrawal(env, id, email), overtaken);
}

/** Undefined when an interview has changed since it was read. */
async function attemptWithdrawal(env: Bindings, id: string, email: string): Promise<string[] | undefined> {
  const db = database(env);
  const at = new Date().toISOString();
  const isTarget = sql`form_submissions.id = ${id} AND form_type = 'career' AND withdrawn_at IS NULL
    AND ${isMailbox(sql`email`, email)}`;
  const interviews = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(formSubmissions, eq(formSubmissions.id, bookings.submissionId))
    .where(and(isTarget, eq(bookings.status, 'confirmed'), gt(bookings.startsAt, at)));
  const cancelled = await Promise.all(
    interviews.map((interview) => planCancellation(env, interview.id, 'visitor', at)),
  );
  const isFree = sql`NOT EXISTS (SELECT 1 FROM bookings
    WHERE submission_id = ${id} AND status = 'confirmed' AND starts_at > ${at})`;
  const {
    withdrawn: [, , withdrawn],
  } = await transaction(db, {
    interviews: Object.fromEntries(cancelled.map(({ steps }, index) => [`interview${index}`, steps])),
    // Before the change, which ends the condition.
    scheduled: cancelScheduled(db, id, sql`EXISTS (SELECT 1 FROM form_submissions WHERE ${isTarget})`),
    kept: withdrawKeep(db, isTarget, at),
    withdrawn: updateSubmissions(db, sql`${isTarget} AND ${isFree}`, {
      status: sql`'completed'`,
      stage: sql`NULL`,
      waitingSince: sql`NULL`,
      withdrawn: true,
      by: 'visitor',
      at,
    }),
  });
  if (withdrawn.length === 0 && interviews.length > 0) return undefined;
  return cancelled.flatMap(({ mailIds }) => mailIds);
}

export function withdrawConsent(env: Bindings, id: string, email: string): Promise<void> {
  return answerKeep(env, sql`id = ${id} AND ${isMailbox(sql`email`, email)}`, false);
}

/** A file of this person's own records. */
export async function ownFile(env: Bindings, id: string, email: string): Promise<Response | undefined> {
  const db = database(env);
  const file = (await filesFrom(db, email)).find((one) => one.id === id);
  const object = file && (await env.FILES?.get(file.key).catch(unavailable));
  if (!object) return undefined;
  // The audit entry comes first, so that nothing is read unrecorded.
  await audit(db, { action: 'attachment_downloaded', detail: id, by: 'owner', at: new Date().toISOString() });
  return fileResponse(object, { name: file.name, type: file.type, ...asDownload });
}
