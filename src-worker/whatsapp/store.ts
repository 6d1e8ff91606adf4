import { asc, eq, sql } from 'drizzle-orm';
import { minuteLength } from '#shared/time/days.ts';
import type { PersonRow } from '../chat/whatsapp-view.ts';
import type { Database } from '../db/client.ts';
import { contentId } from '../db/hash.ts';
import { inJson } from '../db/in-json.ts';
import { insertEach } from '../db/insert-if.ts';
import { chatSessions, whatsappMessages, whatsappPeople } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { keepPerson, personOf } from './people.ts';
import type { Received, StatusUpdate } from './read-payload.ts';

export type WhatsappRow = typeof whatsappMessages.$inferSelect;

/** Room in a statement, whose parameter D1 limits to 2 MB. */
const messagesPerStatement = 200;
const updatesPerStatement = 1000;

/** Meta sends a message twice, late and out of order; `wamid` is unique. */
export async function storeReceived(db: Database, received: Received[]): Promise<void> {
  const rows = received.map(({ wamid, sender, at, content }) => {
    return { id: contentId(wamid), sender, wamid, content, status: 'received' as const, at, dueAt: at };
  });
  for (let start = 0; start < rows.length; start += messagesPerStatement) {
    const part = rows.slice(start, start + messagesPerStatement);
    await insertEach(db, whatsappMessages, part, sql`true`).onConflictDoNothing();
  }
}

/** Finds out from whom the oldest messages are. Those of blocked people are deleted. */
export async function assignReceived(db: Database, limit: number): Promise<void> {
  const { id, sender, at } = whatsappMessages;
  const unassigned = await db
    .select({ id, sender, at })
    .from(whatsappMessages)
    .where(sql`status = 'received' AND person_id IS NULL`)
    .orderBy(asc(at), asc(whatsappMessages.seq))
    .limit(limit);
  for (const row of unassigned) {
    const person = personOf(row.sender!);
    await transaction(db, {
      person: keepPerson(db, row.sender!, row.at),
      assigned: db.update(whatsappMessages).set({ personId: person }).where(eq(id, row.id)),
      unwanted: db
        .delete(whatsappMessages)
        .where(
          sql`id = ${row.id} AND EXISTS (SELECT 1 FROM whatsapp_people WHERE id = ${person} AND blocked_by IS NOT NULL)`,
        ),
    });
  }
}

export function selectPeopleWithReceived(db: Database, limit: number) {
  return db
    .selectDistinct({ personId: whatsappMessages.personId })
    .from(whatsappMessages)
    .where(sql`status = 'received' AND person_id IS NOT NULL`)
    .limit(limit);
}

const leaseMs = 2 * minuteLength;

/** One request at a time handles the messages of a person, so that answers keep their order. */
export async function takeLease(db: Database, id: string): Promise<PersonRow | undefined> {
  const now = Date.now();
  const [person] = await db
    .update(whatsappPeople)
    .set({ busyUntil: new Date(now + leaseMs).toISOString() })
    .where(sql`id = ${id} AND coalesce(busy_until, '') < ${new Date(now).toISOString()}`)
    .returning();
  return person;
}

export async function endLease(db: Database, { id, busyUntil }: PersonRow): Promise<void> {
  await db.update(whatsappPeople).set({ busyUntil: null }).where(sql`id = ${id} AND busy_until = ${busyUntil}`);
}

export function selectNext(db: Database, personId: string) {
  return db
    .select()
    .from(whatsappMessages)
    .where(sql`person_id = ${personId} AND status = 'received'`)
    .orderBy(asc(whatsappMessages.at), asc(whatsappMessages.seq))
    .limit(1)
    .get();
}

/** The language of a conversation is the person's. */
export function keepSessionLocale(db: Database, sessionId: string) {
  const person = sql`(SELECT locale FROM whatsapp_people WHERE session_id = ${sessionId})`;
  return db
    .update(chatSessions)
    .set({ locale: sql`${person}` })
    .where(sql`session_id = ${sessionId} AND locale <> ${person}`);
}

/** Messages that have not left do not leave any more. */
export function dropQueued(db: Database, personId: string, error: 'stopped' | 'blocked') {
  return db
    .update(whatsappMessages)
    .set({ status: 'failed', error })
    .where(sql`person_id = ${personId} AND status = 'queued'`);
}

export function markHandled(db: Database, id: string) {
  return db.update(whatsappMessages).set({ status: 'handled' }).where(sql`id = ${id} AND status = 'received'`);
}

const rank = (column: string) =>
  sql.raw(
    `CASE ${column} ${['queued', 'sending', 'sent', 'failed', 'delivered', 'read']
      .map((status, index) => `WHEN '${status}' THEN ${index}`)
      .join(' ')} ELSE 99 END`,
  );

/** A status never goes back. One that arrives before the answer of the call names the message by our own id. */
export async function storeUpdates(db: Database, updates: StatusUpdate[]): Promise<void> {
  for (let start = 0; start < updates.length; start += updatesPerStatement) {
    const part = updates.slice(start, start + updatesPerStatement);
    await db.run(sql`
      UPDATE whatsapp_messages SET status = newest.status, wamid = newest.wamid, error = newest.error
      FROM (
        SELECT value ->> 'wamid' AS wamid, value ->> 'id' AS id, value ->> 'status' AS status, value ->> 'error' AS error,
          row_number() OVER (PARTITION BY value ->> 'wamid' ORDER BY ${rank(`value ->> 'status'`)} DESC) AS place
        FROM json_each(${JSON.stringify(part)})
      ) AS newest
      WHERE place = 1 AND (whatsapp_messages.wamid = newest.wamid OR whatsapp_messages.id = newest.id)
        AND whatsapp_messages.status NOT IN ('received', 'handled')
        AND ${rank('newest.status')} > ${rank('whatsapp_messages.status')}`);
    await noteIntroduced(
      db,
      part.flatMap(({ id }) => id ?? []),
    );
  }
}

/** Joe has introduced himself as soon as words of his own have been sent: with no template, and not after STOP. */
export function noteIntroduced(db: Database, ids: string[]) {
  return db
    .update(whatsappPeople)
    .set({ introducedAt: new Date().toISOString() })
    .where(
      sql`introduced_at IS NULL AND stopped_at IS NULL AND id IN (
        SELECT person_id FROM whatsapp_messages JOIN chat_messages USING (id)
        WHERE id IN ${inJson(ids)} AND status IN ('sent', 'delivered', 'read') AND is_bot AND metadata ->> '$.template' IS NULL)`,
    );
}
