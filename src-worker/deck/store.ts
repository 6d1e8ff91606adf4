import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { deckLink } from '#shared/limits.ts';
import { dayLength } from '#shared/time/days.ts';
import type { Database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { isMailbox } from '../db/mailbox.ts';
import { deckRequests, decks, type emails, fileDeletions } from '../db/schema.ts';
import type { PagePosition } from '../http/paging.ts';
import { texts } from '../http/texts.ts';
import { insertMails, queuedAs } from '../mail/outbox.ts';

export type DeckRow = typeof decks.$inferSelect;
export type DeckRequestRow = typeof deckRequests.$inferSelect;

export function selectDeck(db: Database) {
  return db.select().from(decks).limit(1);
}

/** A trigger deletes the previous deck's file. */
export function replaceDeck(db: Database, deck: DeckRow) {
  return [
    deleteDeck(db),
    db.insert(decks).values(deck),
    db.delete(fileDeletions).where(eq(fileDeletions.key, deck.key)),
  ] as const;
}

export function deleteDeck(db: Database) {
  return db.delete(decks);
}

/** The insert does nothing for an address that already waits for a PDF, or has asked since. */
export function insertRequest(db: Database, request: Omit<DeckRequestRow, 'expiresAt' | 'downloads'>, since: string) {
  const isKnown = sql`EXISTS (SELECT 1 FROM deck_requests
    WHERE ${isFrom(request.email)} AND (expires_at IS NULL OR requested_at > ${since}))`;
  return insertIf(db, deckRequests, request, sql`NOT ${isKnown}`);
}

/** Queues the links for all waiting requests once there is a PDF. */
export function sendLinks(db: Database, now: string) {
  const canLeave = sql`expires_at IS NULL AND EXISTS (SELECT 1 FROM decks)`;
  const to = sql`deck_requests.email`;
  const subject = sql`iif(locale = 'ar', ${texts.ar.mail.deckLinkSubject}, ${texts.en.mail.deckLinkSubject})`;
  return {
    links: insertMails(
      db,
      {
        id: sql`id`,
        kind: 'deck_link',
        to,
        subject,
        createdAt: now,
        ...queuedAs({ kind: sql`'deck_link'`, to, at: sql`${now}`, payload: sql`NULL` }),
        payload: sql`json_object('deckFor', first_name, 'locale', locale)`,
      },
      sql`FROM deck_requests WHERE ${canLeave}`,
    ),
    sent: db
      .update(deckRequests)
      .set({ expiresAt: new Date(Date.parse(now) + deckLink.days * dayLength).toISOString() })
      .where(canLeave)
      .returning({ id: deckRequests.id }),
  };
}

export function isFirstWaiting(id: string): SQL {
  return sql`(SELECT count(*) = 1 AND max(id) = ${id} FROM deck_requests WHERE expires_at IS NULL)`;
}

export function selectRequest(db: Database, id: string) {
  return db.select().from(deckRequests).where(eq(deckRequests.id, id));
}

/** A single statement, so that simultaneous downloads count each other. */
export function countDownload(db: Database, id: string, now: string) {
  return db
    .update(deckRequests)
    .set({ downloads: sql`downloads + 1` })
    .where(sql`id = ${id} AND downloads < ${deckLink.downloads} AND expires_at > ${now}`)
    .returning({ downloads: deckRequests.downloads });
}

export function countWaiting(db: Database) {
  return db.select({ count: sql<number>`count(*)` }).from(deckRequests).where(sql`expires_at IS NULL`);
}

export function listRequests(db: Database, limit: number, after: PagePosition | undefined) {
  const { requestedAt, id } = deckRequests;
  return db
    .select({
      request: deckRequests,
      emailStatus: sql<(typeof emails.$inferSelect)['status'] | null>`(
        SELECT status FROM emails WHERE emails.id = deck_requests.id)`,
    })
    .from(deckRequests)
    .where(after && sql`(${requestedAt}, ${id}) < (${after[0]}, ${after[1]})`)
    .orderBy(desc(requestedAt), desc(id))
    .limit(limit);
}

export function requestsFrom(db: Database, email: string) {
  return db.select().from(deckRequests).where(isFrom(email)).orderBy(deckRequests.requestedAt);
}

export function deleteRequests(db: Database, email: string, onlyIf: SQL) {
  return db.delete(deckRequests).where(sql`${isFrom(email)} AND ${onlyIf}`);
}

function isFrom(email: string): SQL {
  return isMailbox(sql`email`, email);
}
