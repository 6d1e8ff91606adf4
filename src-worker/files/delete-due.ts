import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';
import { forgetFileDeletions, hastenFileDeletion, selectDueFiles } from './store.ts';

/** Files deleted in a run. The Cron Trigger runs 1,440 times a day. */
const maxFiles = 100;

/** Deletes the objects that are due, then forgets them, so that a run that fails in between is repeated. `now` is in milliseconds. */
export async function deleteDueFiles(env: Bindings, now: number = Date.now()): Promise<void> {
  const db = database(env);
  const due = await selectDueFiles(db, new Date(now).toISOString(), maxFiles);
  if (due.length === 0) return;
  const keys = due.map(({ key }) => key);
  await env.FILES.delete(keys);
  await forgetFileDeletions(db, keys);
  log('info', 'files_deleted', { files: keys.length });
}

/** As `deleteDueFiles`, for a request that has done its work: what fails now is left to the Cron Trigger. */
export async function deleteFilesNow(env: Bindings): Promise<void> {
  try {
    await deleteDueFiles(env);
  } catch (error) {
    log('error', 'file_deletion_failed', { cause: causeOf(error) });
  }
}

/** Deletes a stored file that no record has claimed. What fails is left to the Cron Trigger. */
export async function discardFile(env: Bindings, key: string): Promise<void> {
  try {
    const db = database(env);
    await hastenFileDeletion(db, key);
    await env.FILES.delete(key);
    await forgetFileDeletions(db, [key]);
  } catch (error) {
    log('error', 'file_deletion_failed', { cause: causeOf(error) });
  }
}
