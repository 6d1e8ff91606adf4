import type { HandoffOutcome, HandoffRequest } from '../../../src-shared/contracts/handover.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { type Database, database } from '../../db/client.ts';
import { contentId } from '../../db/hash.ts';
import type { formSubmissions } from '../../db/schema.ts';
import { submissionOf } from '../../db/submission-columns.ts';
import type { Bindings } from '../../env.ts';
import { causeOf, log } from '../../http/log.ts';
import { ProblemError } from '../../http/problem.ts';
import { enqueue } from '../../mail/outbox.ts';
import { askedAgainMails, submissionMails } from '../../submissions/mails.tsx';
import { type ChatConversation, fingerprintOf, questionRecord } from '../../submissions/record.ts';
import {
  askAgain,
  endTranscript,
  enqueueMailsOnce,
  insertSubmission,
  isAnswered,
  selectSubmission,
} from '../../submissions/store.ts';

/** A question from the chat as it is stored, and the ids of the mails that are now due. */
interface HandedOff {
  submission: Submission;
  outcome: HandoffOutcome;
  mailIds: string[];
}

/** The id of a question: the same one again in the same conversation is the same record. */
export function questionId({ sessionId, since }: ChatConversation, request: HandoffRequest): string {
  return contentId(`${sessionId}\n${since}\n${fingerprintOf(request)}`);
}

/**
 * Stores a visitor's question for a person, linked to the conversation, and its mails in one transaction and one round trip. The same
 * question again changes nothing, unless it was answered: then it is open again, and staff are told.
 */
export async function leaveAddress(
  env: Bindings,
  conversation: ChatConversation,
  request: HandoffRequest,
): Promise<HandedOff> {
  const db = database(env);
  const id = questionId(conversation, request);
  const row = questionRecord(request, { ...conversation, id, submittedAt: new Date().toISOString() });
  const mails = submissionMails(env, submissionOf(row));
  const [, inserted, , [found]] = await db.batch([
    endTranscript(db, conversation.sessionId, conversation.since),
    insertSubmission(db, row, { id, adjacentIds: [] }),
    enqueueMailsOnce(db, id, mails),
    selectSubmission(db, id),
  ]);
  // Its owner may have it erased at the same moment.
  if (!found) throw new ProblemError('unavailable');
  if (inserted.length === 0) return reopen(env, db, found);
  return { submission: submissionOf(found), outcome: 'created', mailIds: mails.map((mail) => mail.id) };
}

async function reopen(env: Bindings, db: Database, found: typeof formSubmissions.$inferSelect): Promise<HandedOff> {
  const at = new Date().toISOString();
  const mails = askedAgainMails(env, submissionOf(found), found.assignee, at);
  const [, [reopened]] = await db.batch([enqueue(db, mails, isAnswered(found.id)), askAgain(db, found.id, at)]);
  if (!reopened) return { submission: submissionOf(found), outcome: 'open', mailIds: [] };
  return { submission: submissionOf(reopened), outcome: 'reopened', mailIds: mails.map((mail) => mail.id) };
}

/** After a reset. Fails without throwing: the conversation is over in any case. */
export async function endTranscripts(env: Bindings, sessionId: string, at: string): Promise<void> {
  try {
    await endTranscript(database(env), sessionId, at);
  } catch (error) {
    log('error', 'transcript_not_ended', { cause: causeOf(error) });
  }
}
