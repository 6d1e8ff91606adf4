import type { Submission, SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { submissionMails } from './mails.ts';
import { fingerprintOf, recordOf, submissionOf } from './record.ts';
import { enqueueMailsOnce, insertSubmission, selectSubmission } from './store.ts';

/**
 * Stores a submission and its mails in one transaction and one round trip. The same request again changes nothing.
 * @returns the stored record, whether this call stored it, and the ids of the mails that are now due
 * @throws ProblemError id_already_used when the id belongs to another request
 */
export async function submit(
  env: Bindings,
  request: SubmissionRequest,
): Promise<{ submission: Submission; created: boolean; mailIds: string[] }> {
  const db = database(env);
  const id = request.id ?? crypto.randomUUID();
  const fingerprint = await fingerprintOf(request);
  const row = recordOf(request, id, new Date().toISOString(), fingerprint);
  const mails = submissionMails(env, submissionOf(row));
  const [inserted, , stored] = await db.batch([
    insertSubmission(db, row),
    enqueueMailsOnce(db, id, mails),
    selectSubmission(db, id),
  ]);
  const [found] = stored;
  if (!found || found.fingerprint !== fingerprint) throw new ProblemError('id_already_used');
  const created = inserted.length > 0;
  return { submission: submissionOf(found), created, mailIds: created ? mails.map((mail) => mail.id) : [] };
}
