import { sql } from 'drizzle-orm';
import type { HandoffOutcome, HandoffRequest } from '#shared/contracts/handover.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { addressSees } from '../../auth/records.ts';
import { type Database, database } from '../../db/client.ts';
import { contentId } from '../../db/hash.ts';
import { formSubmissions } from '../../db/schema.ts';
import { submissionOf } from '../../db/submission-columns.ts';
import { transaction } from '../../db/transaction.ts';
import { type Bindings, configOf } from '../../env.ts';
import { log } from '../../http/log.ts';
import { ProblemError } from '../../http/problem.ts';
import { askedAgainMails, submissionMails } from '../../submissions/mails.tsx';
import { type ChatConversation, fingerprintOf, questionRecord } from '../../submissions/record.ts';
import {
  askAgain,
  continueTranscript,
  endTranscript,
  enqueueMails,
  enqueueMailsOnce,
  insertSubmission,
  isAnswered,
  selectSubmission,
} from '../../submissions/store.ts';

interface StoredQuestion {
  submission: Submission;
  outcome: HandoffOutcome;
  mailIds: string[];
}

export async function leaveAddress(
  env: Bindings,
  conversation: ChatConversation,
  request: HandoffRequest,
): Promise<StoredQuestion> {
  const db = database(env);
  const id = questionId(conversation, request);
  const row = questionRecord(request, { ...conversation, id, submittedAt: new Date().toISOString() });
  const mails = submissionMails(env, submissionOf(row));
  const {
    submission: { inserted },
    queued,
    found: [found],
  } = await transaction(db, {
    transcript: endTranscript(db, conversation.sessionId, conversation.since),
    submission: insertSubmission(db, row, { id, adjacentIds: [] }),
    queued: enqueueMailsOnce(db, id, mails),
    found: selectSubmission(db, id),
  });
  // The owner of the address may have had it erased meanwhile.
  if (!found) throw new ProblemError('no_conversation');
  if (inserted.length === 0) return reopen(env, db, found);
  return { submission: submissionOf(found), outcome: 'created', mailIds: queued.map((mail) => mail.id) };
}

export function questionId({ sessionId, since }: ChatConversation, request: HandoffRequest): string {
  return contentId(`${sessionId}\n${since}\n${fingerprintOf(request)}`);
}

async function reopen(
  env: Bindings,
  db: Database,
  found: typeof formSubmissions.$inferSelect,
): Promise<StoredQuestion> {
  const at = new Date().toISOString();
  const sees = addressSees(sql`assignee`, sql`form_type`, configOf(env).STAFF_ADDRESSES);
  const [answering] = await db
    .select({ assignee: formSubmissions.assignee })
    .from(formSubmissions)
    .where(sql`id = ${found.id} AND ${sees}`);
  const mails = askedAgainMails(env, submissionOf(found), answering?.assignee ?? null, at);
  const [history, events, update] = askAgain(db, found.id, at);
  const {
    queued,
    reopened: [reopened],
  } = await transaction(db, {
    queued: enqueueMails(db, mails, isAnswered(found.id)),
    history,
    events,
    reopened: update,
  });
  if (!reopened) return { submission: submissionOf(found), outcome: 'open', mailIds: [] };
  return { submission: submissionOf(reopened), outcome: 'reopened', mailIds: queued.map((mail) => mail.id) };
}

export async function continueTranscripts(env: Bindings, sessionId: string, at: string): Promise<void> {
  try {
    await continueTranscript(database(env), sessionId, at);
  } catch (error) {
    log('error', 'transcript_not_ended', { cause: error });
  }
}

export async function endTranscripts(env: Bindings, sessionId: string, at: string): Promise<void> {
  try {
    await endTranscript(database(env), sessionId, at);
  } catch (error) {
    log('error', 'transcript_not_ended', { cause: error });
  }
}
