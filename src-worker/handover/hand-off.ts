import type { HandoffRequest } from '../../src-shared/contracts/handover.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { contentId } from '../hash.ts';
import { ProblemError } from '../http/problem.ts';
import { submissionMails } from '../submissions/mails.ts';
import { fingerprintOf, questionRecord, submissionOf } from '../submissions/record.ts';
import { enqueueMailsOnce, insertSubmission, selectSubmission } from '../submissions/store.ts';

/** A question from the chat as it is or would be stored, and the ids of the mails that are now due. */
interface HandedOff {
  submission: Submission;
  created: boolean;
  mailIds: string[];
}

/** The id of a question: the same one again in the same chat is the same record. */
export function questionId(sessionId: string, request: HandoffRequest): string {
  return contentId(`${sessionId}\n${fingerprintOf(request)}`);
}

/** Stores a visitor's question for a person, linked to the chat, and its mails in one transaction and one round trip. */
export async function handOff(env: Bindings, sessionId: string, request: HandoffRequest): Promise<HandedOff> {
  const db = database(env);
  const id = questionId(sessionId, request);
  const row = questionRecord(request, { id, sessionId, submittedAt: new Date().toISOString() });
  const mails = submissionMails(env, submissionOf(row));
  const [inserted, , [found]] = await db.batch([
    insertSubmission(db, row, { id, adjacentIds: [] }),
    enqueueMailsOnce(db, id, mails),
    selectSubmission(db, id),
  ]);
  // Its owner may have it erased at the same moment.
  if (!found) throw new ProblemError('unavailable');
  const created = inserted.length > 0;
  return { submission: submissionOf(found), created, mailIds: created ? mails.map((mail) => mail.id) : [] };
}
