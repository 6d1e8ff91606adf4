import { eq, type SQL, sql } from 'drizzle-orm';
import { chatSession } from '../../chat/rpc.ts';
import { type Database, database } from '../../db/client.ts';
import { insertFrom } from '../../db/insert-if.ts';
import { isMailbox } from '../../db/mailbox.ts';
import { chatErasures } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';
import { log } from '../../http/log.ts';

const maxSessions = 50;

/** Part of the erasure's transaction, before the submissions that name the sessions are deleted. */
export function noteChatErasures(db: Database, email: string, onlyIf: SQL) {
  return insertFrom(
    db,
    chatErasures,
    { sessionId: sql`chat_session_id` },
    sql`FROM form_submissions
      WHERE ${isMailbox(sql`email`, email)} AND chat_session_id IS NOT NULL AND ${onlyIf}`,
  ).onConflictDoNothing();
}

/** Each session's object keeps the last words for a day. Failures stay stored for the Cron Trigger. Never throws. */
export async function forgetErasedChats(env: Bindings): Promise<void> {
  try {
    const db = database(env);
    for (const { sessionId } of await db.select().from(chatErasures).limit(maxSessions)) {
      await forget(env, db, sessionId).catch(logFailure);
    }
  } catch (error) {
    logFailure(error);
  }
}

async function forget(env: Bindings, db: Database, sessionId: string): Promise<void> {
  await chatSession(env, sessionId).erase(sessionId);
  await db.delete(chatErasures).where(eq(chatErasures.sessionId, sessionId));
}

function logFailure(cause: unknown): void {
  log('error', 'chat_erasure_failed', { cause });
}
