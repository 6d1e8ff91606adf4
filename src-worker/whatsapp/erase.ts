import { and, eq, type SQL, sql } from 'drizzle-orm';
import { chatSession } from '../chat/rpc.ts';
import type { PersonRow } from '../chat/whatsapp-view.ts';
import { audit, pseudonymOf } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import {
  chatErasures,
  chatMessages,
  chatQuestions,
  chatSessions,
  dataLinks,
  formSubmissions,
  whatsappMessages,
  whatsappPeople,
} from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { deleteFilesNow } from '../submissions/files/store.ts';

/**
 * Erases a person whose request came from the number itself. An address proves no number, so the erasure of an address
 * leaves the conversation alone. Someone who has ended all messages stays known by the number.
 *
 * @returns false when `onlyIf`, which may no longer be true, was false: nothing was erased
 */
export async function eraseConversation(
  env: Bindings,
  person: PersonRow,
  by: string,
  onlyIf: SQL = sql`true`,
): Promise<boolean> {
  const { id, sessionId, phone, userId } = person;
  const db = database(env);
  const detail = await pseudonymOf(env, phone ?? userId ?? '');
  const { audited } = await transaction(db, {
    audited: audit(db, { action: 'personal_data_erased', detail, by, at: new Date().toISOString() }, onlyIf),
    noted: insertIf(db, chatErasures, { sessionId }, onlyIf).onConflictDoNothing(),
    questions: db.delete(chatQuestions).where(and(eq(chatQuestions.sessionId, sessionId), onlyIf)),
    // Without the wish, the messages about the booking would be queued again.
    wishes: db
      .update(formSubmissions)
      .set({ whatsappConsentAt: null, whatsappNote: 'erased' })
      .where(
        sql`id IN (SELECT submission_id FROM bookings WHERE bookings.id IN (
          SELECT substr(about, 1, 36) FROM whatsapp_messages WHERE person_id = ${id} AND about IS NOT NULL)) AND ${onlyIf}`,
      ),
    chat: db.delete(chatMessages).where(and(eq(chatMessages.sessionId, sessionId), onlyIf)),
    messages: db.delete(whatsappMessages).where(and(eq(whatsappMessages.personId, id), onlyIf)),
    person: db
      .delete(whatsappPeople)
      .where(sql`id = ${id} AND stopped_at IS NULL AND blocked_by IS NULL AND ${onlyIf}`),
    session: db.delete(chatSessions).where(and(eq(chatSessions.sessionId, sessionId), onlyIf)),
    // The link is a condition of the others, so it comes last.
    links: db.delete(dataLinks).where(and(eq(dataLinks.personId, id), onlyIf)),
  });
  if (audited.length === 0) return false;
  await deleteFilesNow(env);
  // The Cron Trigger tries again while the note is there.
  await chatSession(env, sessionId).erase(sessionId);
  await db.delete(chatErasures).where(eq(chatErasures.sessionId, sessionId));
  return true;
}
