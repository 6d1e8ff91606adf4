import { type SQL, sql } from 'drizzle-orm';
import type { WhatsappSender } from '#shared/contracts/whatsapp.ts';
import { insertWords } from '../chat/whatsapp-people.ts';
import type { Database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { chatMessages, chatSessions, whatsappMessages, whatsappPeople } from '../db/schema.ts';

/** The person of a message, by Meta’s id first: the number may be hidden, and may change hands. */
export function personOf({ userId, phone }: WhatsappSender): SQL {
  return sql`(SELECT id FROM whatsapp_people WHERE user_id = ${userId} OR phone = ${phone}
    ORDER BY user_id IS ${userId} DESC LIMIT 1)`;
}

/**
 * Finds or creates the person. One who was known by the number alone and one who was known by Meta’s id alone are the
 * same as soon as a message names both: the conversation of the number takes the messages of the other.
 */
export function keepPerson(db: Database, sender: WhatsappSender, at: string) {
  const { userId, phone, name, accountId } = sender;
  const byId = sql`(SELECT id FROM whatsapp_people WHERE user_id = ${userId})`;
  const byPhone = sql`(SELECT id FROM whatsapp_people WHERE phone = ${phone} AND (user_id IS NULL OR user_id = ${userId}))`;
  // Another person’s number: Meta’s id says that it has changed hands.
  const released = db.update(whatsappPeople).set({ phone: null }).where(sql`phone = ${phone} AND user_id <> ${userId}`);
  const sessionOf = (id: SQL) => sql`(SELECT session_id FROM whatsapp_people WHERE id = ${id})`;
  const areTwo = sql`${byId} <> ${byPhone}`;
  const ofEither = (column: SQL) =>
    sql`coalesce(${column}, (SELECT ${column} FROM whatsapp_people AS other WHERE other.id = ${byId}))`;
  return {
    released,
    movedChat: db
      .update(chatMessages)
      .set({ sessionId: sessionOf(byPhone) })
      .where(sql`session_id = ${sessionOf(byId)} AND ${areTwo}`),
    renamedChat: db
      .update(chatSessions)
      .set({ sessionId: sessionOf(byPhone) })
      .where(
        sql`session_id = ${sessionOf(byId)} AND ${areTwo}
          AND NOT EXISTS (SELECT 1 FROM chat_sessions WHERE session_id = ${sessionOf(byPhone)})`,
      ),
    movedCount: db
      .update(chatSessions)
      .set({ messageCount: sql`(SELECT count(*) FROM chat_messages WHERE session_id = chat_sessions.session_id)` })
      .where(sql`session_id = ${sessionOf(byPhone)} AND ${areTwo}`),
    moved: db.update(whatsappMessages).set({ personId: byPhone }).where(sql`person_id = ${byId} AND ${areTwo}`),
    ended: db
      .update(whatsappPeople)
      .set({
        introducedAt: ofEither(sql`introduced_at`),
        stoppedAt: ofEither(sql`stopped_at`),
        blockedBy: ofEither(sql`blocked_by`),
      })
      .where(sql`id = ${byPhone} AND ${areTwo}`),
    goneChat: db.delete(chatSessions).where(sql`session_id = ${sessionOf(byId)} AND ${areTwo}`),
    gone: db.delete(whatsappPeople).where(sql`user_id = ${userId} AND ${areTwo}`),
    created: insertIf(
      db,
      whatsappPeople,
      {
        id: crypto.randomUUID(),
        userId,
        phone,
        name,
        sessionId: newSessionId(),
        accountId,
        receivedAt: at,
      },
      sql`NOT EXISTS (SELECT 1 FROM whatsapp_people WHERE user_id = ${userId} OR phone = ${phone})`,
    ),
    known: db
      .update(whatsappPeople)
      .set({
        userId: sql`coalesce(${userId}, user_id)`,
        phone: sql`coalesce(${phone}, phone)`,
        name: sql`coalesce(${name}, name)`,
        accountId,
        receivedAt: sql`max(received_at, ${at})`,
      })
      .where(sql`id = ${personOf(sender)}`),
    words: insertWords(db, personOf(sender), sender),
  };
}

export function newSessionId(): string {
  return `session_${Date.now()}_${crypto.randomUUID().replaceAll('-', '')}`;
}
