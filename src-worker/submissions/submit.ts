import type { Submission, SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import type { BookingRow } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { submissionMails } from './mails.ts';
import { fingerprintOf, recordOf, submissionOf } from './record.ts';
import type { RecordIds } from './record-ids.ts';
import { enqueueMailsOnce, insertSubmission, selectSubmission } from './store.ts';

/** A stored submission, whether this request stored it, and the ids of the mails that are now due. */
export interface Submitted {
  submission: Submission;
  created: boolean;
  mailIds: string[];
  booking?: BookingRow;
}

/**
 * Stores a submission and its mails in one transaction and one round trip. The same request again changes nothing.
 * @throws ProblemError id_already_used when the id belongs to another request
 */
export async function submit(env: Bindings, request: SubmissionRequest, ids: RecordIds): Promise<Submitted> {
  const db = database(env);
  const fingerprint = fingerprintOf(request);
  const row = recordOf(request, ids.id, new Date().toISOString(), fingerprint);
  const mails = submissionMails(env, submissionOf(row));
  const [inserted, , [found]] = await db.batch([
    insertSubmission(db, row, ids),
    enqueueMailsOnce(db, ids.id, mails),
    selectSubmission(db, ids.id, ids.adjacentIds),
  ]);
  if (found?.fingerprint !== fingerprint) {
    if (ids.fallback) return submit(env, request, ids.fallback);
    throw new ProblemError('id_already_used');
  }
  const created = inserted.length > 0;
  return { submission: submissionOf(found), created, mailIds: created ? mails.map((mail) => mail.id) : [] };
}
