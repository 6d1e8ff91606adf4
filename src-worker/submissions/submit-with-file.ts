import type { SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import type { Upload } from './files/check-cv.ts';
import { attachmentOf, discardFile, putFile, selectAttachments } from './files/store.ts';
import type { RecordIds } from './record.ts';
import { type Submitted, submit } from './submit.ts';

/**
 * Stores a submission with its file. The same request with the same file again changes nothing.
 * @throws ProblemError id_already_used when the id belongs to another request
 */
export async function submitWithFile(
  env: Bindings,
  request: SubmissionRequest,
  ids: RecordIds,
  upload: Upload,
): Promise<Submitted> {
  const file = await putFile(env, upload);
  // After any other failure the transaction may have been carried out: the file is deleted after a day if it was not.
  const submitted = await submit(env, request, ids, file).catch(async (error: unknown) => {
    if (error instanceof ProblemError) await discardFile(env, file.key);
    throw error;
  });
  const attached = submitted.created ? [file] : await selectAttachments(database(env), submitted.submission.id);
  if (!submitted.created) await discardFile(env, file.key);
  return { ...submitted, submission: { ...submitted.submission, attachments: attached.map(attachmentOf) } };
}
