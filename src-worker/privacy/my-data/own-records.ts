import { and, eq, gt, sql } from 'drizzle-orm';
import { cancelBooking } from '../../bookings/change.ts';
import { audit } from '../../db/audit.ts';
import { database } from '../../db/client.ts';
import { isMailbox } from '../../db/mailbox.ts';
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
export async function withdrawApplication(env: Bindings, id: string, email: string): Promise<string[]> {
  const db = database(env);
  const at = new Date().toISOString();
  const isTarget = sql`form_submissions.id = ${id} AND form_type = 'career' AND withdrawn_at IS NULL
    AND ${isMailbox(sql`email`, email)}`;
  const interviews = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(formSubmissions, eq(formSubmissions.id, bookings.submissionId))
    .where(and(isTarget, eq(bookings.status, 'confirmed'), gt(bookings.startsAt, at)));
  const cancelled = await Promise.all(interviews.map((interview) => cancelBooking(env, interview.id, 'visitor')));
  await transaction(db, {
    // Before the change, which ends the condition.
    scheduled: cancelScheduled(db, id, sql`EXISTS (SELECT 1 FROM form_submissions WHERE ${isTarget})`),
    kept: withdrawKeep(db, isTarget, at),
    withdrawn: updateSubmissions(db, isTarget, {
      status: sql`'completed'`,
      stage: sql`NULL`,
      waitingSince: sql`NULL`,
      withdrawn: true,
      by: 'visitor',
      at,
    }),
  });
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
