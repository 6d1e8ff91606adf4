import { and, desc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import type { Database } from '../../db/client.ts';
import { insertIf } from '../../db/insert-if.ts';
import { isMailbox } from '../../db/mailbox.ts';
import {
  attachments,
  bookings,
  chatMessages,
  chatQuestions,
  chatSessions,
  conversationEntries,
  dataLinks,
  emails,
  formSubmissions,
  newsletterSubscribers,
  recommendations,
  submissionEvents,
  suppressions,
} from '../../db/schema.ts';
import { submissionColumns } from '../../db/submission-columns.ts';
import { insertMails } from '../../mail/outbox.ts';
import { isMailTo } from '../../mail/suppressions.ts';

type AddressColumn =
  | typeof formSubmissions.email
  | typeof newsletterSubscribers.email
  | typeof dataLinks.email
  | typeof conversationEntries.by;

/** A person's data are those of the mailbox, whatever tag or dots were typed. */
export function isAddress(column: AddressColumn, email: string): SQL {
  return isMailbox(column, email);
}

function submissionIds(email: string): SQL {
  return sql`(SELECT id FROM form_submissions WHERE ${isAddress(formSubmissions.email, email)})`;
}

export function submissionsFrom(db: Database, email: string) {
  return db
    .select(submissionColumns)
    .from(formSubmissions)
    .where(isAddress(formSubmissions.email, email))
    .orderBy(formSubmissions.submittedAt);
}

export function bookingsFrom(db: Database, email: string) {
  return db
    .select()
    .from(bookings)
    .where(inArray(bookings.submissionId, submissionIds(email)))
    .orderBy(bookings.createdAt);
}

/** A reply that is sent later belongs to its author until it leaves. */
const wasNotHeldBack = sql`(send_at IS NULL OR email_status IS NOT 'queued' AND undelivered IS NULL)`;

export function conversationWith(db: Database, email: string) {
  return db
    .select()
    .from(conversationEntries)
    .where(and(inArray(conversationEntries.submissionId, submissionIds(email)), wasNotHeldBack))
    .orderBy(conversationEntries.at, conversationEntries.seq);
}

function chatIds(email: string): SQL {
  return sql`(SELECT chat_session_id FROM form_submissions WHERE ${isAddress(formSubmissions.email, email)})`;
}

/** Messages of the chat before or after a reset may be someone else's. */
function isChatMessageOf(email: string): SQL {
  return sql`${chatMessages.sessionId} IN ${chatIds(email)} AND EXISTS (
    SELECT 1 FROM form_submissions
    WHERE ${isAddress(formSubmissions.email, email)} AND chat_session_id = ${chatMessages.sessionId}
      AND ${chatMessages.timestamp} >= chat_since AND (chat_until IS NULL OR ${chatMessages.timestamp} < chat_until))`;
}

export function chatMessagesOf(db: Database, email: string) {
  return db.select().from(chatMessages).where(isChatMessageOf(email)).orderBy(chatMessages.timestamp, chatMessages.seq);
}

export function filesFrom(db: Database, email: string) {
  return db
    .select()
    .from(attachments)
    .where(inArray(attachments.submissionId, submissionIds(email)))
    .orderBy(attachments.createdAt);
}

/** Opinions of staff on an application are not in the address's own data, but in the export by an admin. */
export function recommendationsAbout(db: Database, email: string) {
  return db
    .select()
    .from(recommendations)
    .where(inArray(recommendations.submissionId, submissionIds(email)))
    .orderBy(recommendations.at);
}

export function declinesOf(db: Database, email: string) {
  return db
    .select()
    .from(submissionEvents)
    .where(and(inArray(submissionEvents.submissionId, submissionIds(email)), isNotNull(submissionEvents.decline)))
    .orderBy(submissionEvents.id);
}

export function subscribersWith(db: Database, email: string) {
  return db
    .select()
    .from(newsletterSubscribers)
    .where(isAddress(newsletterSubscribers.email, email))
    .orderBy(sql`status = 'active' DESC`, desc(newsletterSubscribers.subscribedAt));
}

export function mailsTo(db: Database, email: string) {
  return db.select().from(emails).where(isMailTo(email)).orderBy(emails.createdAt);
}

export function dataLinksOf(db: Database, email: string) {
  return db.select().from(dataLinks).where(isAddress(dataLinks.email, email)).orderBy(dataLinks.createdAt);
}

export function suppressionOf(db: Database, hashes: string[]) {
  return db.select().from(suppressions).where(inArray(suppressions.addressHash, hashes));
}

export function deleteMailsAboutSubmissions(db: Database, email: string, onlyIf: SQL) {
  return db
    .delete(emails)
    .where(sql`${emails.submissionId} IN ${submissionIds(email)} AND ${onlyIf}`)
    .returning({ id: emails.id });
}

export function notifyHosts(db: Database, email: string, staffAddress: string, now: string, onlyIf: SQL) {
  return insertMails(
    db,
    {
      kind: 'booking_notification',
      to: sql`coalesce(hosts.email, ${staffAddress})`,
      subject: staffMail.booking.erased.subject,
      createdAt: now,
      payload: sql`json_object('booking', json_object('id', bookings.id, 'startsAt', starts_at, 'sequence', sequence + 1,
        'cancelled', json('true'), 'host', name_en))`,
    },
    sql`FROM bookings JOIN hosts ON hosts.id = host_id
      WHERE submission_id IN ${submissionIds(email)} AND status = 'confirmed' AND starts_at > ${now} AND ${onlyIf}`,
  );
}

export function deleteMailsTo(db: Database, email: string, onlyIf: SQL) {
  return db
    .delete(emails)
    .where(sql`${isMailTo(email)} AND ${onlyIf}`)
    .returning({ id: emails.id });
}

/** Runs before the messages are deleted. */
export function deleteChatQuestions(db: Database, email: string, onlyIf: SQL) {
  return db
    .delete(chatQuestions)
    .where(sql`message_id IN (SELECT id FROM chat_messages WHERE ${isChatMessageOf(email)}) AND ${onlyIf}`);
}

/** Runs before the submissions are deleted, which tell in which chats the address was left. */
export function deleteChatMessages(db: Database, email: string, onlyIf: SQL) {
  return db.delete(chatMessages).where(sql`${isChatMessageOf(email)} AND ${onlyIf}`);
}

export function deleteChatSessions(db: Database, email: string, onlyIf: SQL) {
  const isEmpty = sql`NOT EXISTS (SELECT 1 FROM chat_messages WHERE session_id = ${chatSessions.sessionId})`;
  return db
    .delete(chatSessions)
    .where(sql`${chatSessions.sessionId} IN ${chatIds(email)} AND ${isEmpty} AND ${onlyIf}`);
}

export function recountChatSessions(db: Database, email: string, onlyIf: SQL) {
  const ofMessages = (value: SQL) =>
    sql`(SELECT ${value} FROM chat_messages WHERE session_id = ${chatSessions.sessionId} ORDER BY timestamp, seq LIMIT 1)`;
  return db
    .update(chatSessions)
    .set({
      firstQuestion: ofMessages(sql`substr(message, 1, 200)`),
      messageCount: ofMessages(sql`count(*)`),
      startedAt: ofMessages(sql`min(timestamp)`),
      lastMessageAt: ofMessages(sql`max(timestamp)`),
    })
    .where(sql`${chatSessions.sessionId} IN ${chatIds(email)} AND ${onlyIf}`);
}

export function deleteSubmissions(db: Database, email: string, onlyIf: SQL) {
  return db
    .delete(formSubmissions)
    .where(sql`${isAddress(formSubmissions.email, email)} AND ${onlyIf}`)
    .returning({ id: formSubmissions.id });
}

export function deleteSubscriber(db: Database, email: string, onlyIf: SQL) {
  return db
    .delete(newsletterSubscribers)
    .where(sql`${isAddress(newsletterSubscribers.email, email)} AND ${onlyIf}`)
    .returning({ id: newsletterSubscribers.id });
}

export function deleteDataLinks(db: Database, email: string, onlyIf: SQL) {
  return db.delete(dataLinks).where(sql`${isAddress(dataLinks.email, email)} AND ${onlyIf}`);
}

/** A bounce of `name+tag@` has a row of its own. */
export function forgetSuppressedAddresses(db: Database, email: string, onlyIf: SQL) {
  return db
    .update(suppressions)
    .set({ email: null, detail: null })
    .where(sql`email IS NOT NULL AND ${isMailbox(suppressions.email, email)} AND ${onlyIf}`);
}

export function suppressErased(db: Database, addressHash: string, now: string, onlyIf: SQL) {
  return insertIf(db, suppressions, { addressHash, reason: 'erased', createdAt: now }, onlyIf).onConflictDoUpdate({
    target: suppressions.addressHash,
    set: { email: null, detail: null },
  });
}

/** FTS5 keeps the terms of deleted rows until it merges their segments. Linear: up to 0.9 s for 100,000 submissions. */
export function forgetDeletedTerms(db: Database, table: 'submissions_search' | 'subscribers_search') {
  const name = sql.identifier(table);
  return db.run(sql`INSERT INTO ${name} (${name}) SELECT 'optimize' WHERE changes() > 0`);
}
