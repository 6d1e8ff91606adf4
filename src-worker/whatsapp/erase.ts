import { eq, sql } from 'drizzle-orm';
import { chatSession } from '../chat/rpc.ts';
import type { PersonRow } from '../chat/whatsapp-view.ts';
import { audit, pseudonymOf } from '../db/audit.ts';
import { database } from '../db/client.ts';
import {
  chatErasures,
  chatMessages,
  chatQuestions,
  chatSessions,
  whatsappMessages,
  whatsappPeople,
} from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { deleteFilesNow } from '../submissions/files/store.ts';

/**
 * Erases a person whose request came from the number itself. An address proves no number, so the erasure of an address
 * leaves the conversation alone. Who has ended all messages stays known by the number.
 */
export async function eraseConversation(env: Bindings, person: PersonRow, by: string): Promise<void> {
  const { id, sessionId, phone, userId } = person;
  const db = database(env);
  const detail = await pseudonymOf(env, phone ?? userId ?? '');
  await transaction(db, {
    audited: audit(db, { action: 'personal_data_erased', detail, by, at: new Date().toISOString() }),
    noted: db.insert(chatErasures).values({ sessionId }).onConflictDoNothing(),
    questions: db.delete(chatQuestions).where(eq(chatQuestions.sessionId, sessionId)),
    chat: db.delete(chatMessages).where(eq(chatMessages.sessionId, sessionId)),
    messages: db.delete(whatsappMessages).where(eq(whatsappMessages.personId, id)),
    person: db.delete(whatsappPeople).where(sql`id = ${id} AND stopped_at IS NULL AND blocked_by IS NULL`),
    session: db.delete(chatSessions).where(eq(chatSessions.sessionId, sessionId)),
  });
  await deleteFilesNow(env);
  // The Cron Trigger tries again while the note is there.
  await chatSession(env, sessionId).erase(sessionId);
  await db.delete(chatErasures).where(eq(chatErasures.sessionId, sessionId));
}
