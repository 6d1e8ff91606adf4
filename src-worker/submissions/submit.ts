import type { Submission, SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import type { BookingRow } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import { submissionOf } from '../db/submission-columns.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { claimFile, insertAttachment, type NewAttachment } from './files/store.ts';
import { submissionMails } from './mails.tsx';
import { fingerprintOf, type RecordIds, recordOf } from './record.ts';
import { enqueueMailsOnce, insertSubmission, selectSubmission } from './store.ts';

/** A stored submission, whether this request stored it, and the ids of the mails that are now due. */
export interface Submitted {
  submission: Submission;
  created: boolean;
  mailIds: string[];
  booking?: BookingRow;
}

/**
 * Stores a submission, the record of its stored file and its mails in one transaction and one round trip. The same request again
 * changes nothing.
 * @throws ProblemError id_already_used when the id belongs to another request
 */
export async function submit(
  env: Bindings,
  request: SubmissionRequest,
  ids: RecordIds,
  file?: NewAttachment,
): Promise<Submitted> {
  const db = database(env);
  const fingerprint = fingerprintOf(request, file?.sha256);
  const row = recordOf(request, ids.id, new Date().toISOString(), fingerprint);
  const mails = submissionMails(env, submissionOf(row));
  const statements = [
    insertSubmission(db, row, ids),
    enqueueMailsOnce(db, ids.id, mails),
    selectSubmission(db, ids.id, ids.adjacentIds),
  ] as const;
  const [inserted, , [found]] = await db.batch(
    file ? [...statements, insertAttachment(db, file, ids.id, fingerprint), claimFile(db, file.key)] : [...statements],
  );
  if (found?.fingerprint !== fingerprint) {
    if (ids.fallback) return submit(env, request, ids.fallback, file);
    throw new ProblemError('id_already_used');
  }
  const created = inserted.length > 0;
  return { submission: submissionOf(found), created, mailIds: created ? mails.map((mail) => mail.id) : [] };
}
