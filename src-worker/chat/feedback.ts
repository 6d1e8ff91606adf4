import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { chatMessages } from '../db/schema.ts';
import type { Feedback } from './session-rpc.ts';

/** The statement that stores what a visitor says of an answer of Joe, instead of what was said before. Returns a row if there is such an answer. */
export function storeFeedback(db: Database, { sessionId, messageId, helpful, reason }: Feedback) {
  // A JSON merge patch: null removes a field.
  const patch = JSON.stringify({ helpful, reason: helpful ? null : reason });
  return db
    .update(chatMessages)
    .set({ metadata: sql`json_patch(metadata, ${patch})` })
    .where(
      and(
        eq(chatMessages.id, messageId),
        eq(chatMessages.sessionId, sessionId),
        // As in the trigger `chat_answer_inserted`.
        sql`is_bot AND metadata ->> '$.confidence' IS NOT NULL AND metadata ->> '$.author' IS NULL`,
      ),
    )
    .returning({ id: chatMessages.id });
}
