import type { ConversationEntry } from '../../src-shared/contracts/inbox.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { entryOf } from './entry.ts';
import { addSearchText, insertEntries, selectEntry } from './store.ts';

/**
 * Stores a note on a submission. The same note again changes nothing. `by` is a staff address.
 * @throws ProblemError not_found, id_already_used
 */
export async function addNote(
  env: Bindings,
  submissionId: string,
  { id = crypto.randomUUID(), text }: { id?: string | undefined; text: string },
  by: string,
): Promise<ConversationEntry> {
  const db = database(env);
  const entry = { id, submissionId, kind: 'note' as const, text, by, at: new Date().toISOString() };
  const [, , [stored]] = await db.batch([insertEntries(db, [entry]), addSearchText(db, entry), selectEntry(db, id)]);
  if (!stored) throw noSuchSubmission();
  const same = stored.submissionId === submissionId && stored.kind === 'note' && stored.text === text;
  if (!same) throw new ProblemError('id_already_used');
  return entryOf(stored);
}

export function noSuchSubmission(): ProblemError {
  return new ProblemError('not_found', { detail: 'There is no such submission.' });
}
