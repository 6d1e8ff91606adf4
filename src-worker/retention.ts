import { sql } from 'drizzle-orm';
import { database } from './db/client.ts';
import { chatMessages, chatSessions, emails } from './db/schema.ts';
import { type Bindings, configOf } from './env.ts';
import { log } from './log.ts';

const day = 24 * 60 * 60 * 1000;
/** Rows deleted per table and run. The Cron Trigger runs 1,440 times a day. */
const maxRows = 500;

/** Deletes chats after CHAT_RETENTION_DAYS and finished mails after MAIL_RETENTION_DAYS. `now` is in milliseconds. */
export async function purgeExpired(env: Bindings, now: number = Date.now()): Promise<void> {
  const { CHAT_RETENTION_DAYS, MAIL_RETENTION_DAYS } = configOf(env);
  const db = database(env);
  const chatsBefore = new Date(now - CHAT_RETENTION_DAYS * day).toISOString();
  const mailsBefore = new Date(now - MAIL_RETENTION_DAYS * day).toISOString();
  const oldMessages = sql`SELECT seq FROM chat_messages WHERE timestamp < ${chatsBefore} ORDER BY timestamp LIMIT ${maxRows}`;
  const oldSessions = sql`SELECT session_id FROM chat_sessions WHERE last_message_at < ${chatsBefore}
    ORDER BY last_message_at LIMIT ${maxRows}`;
  // By status first, so that the index skips the mails that are not finished.
  const oldMails = sql`SELECT id FROM emails WHERE status IN ('sent', 'failed', 'cancelled')
    AND created_at < ${mailsBefore} LIMIT ${maxRows}`;
  const [messages, sessions, mails] = await db.batch([
    db.delete(chatMessages).where(sql`seq IN (${oldMessages})`).returning({ seq: chatMessages.seq }),
    db.delete(chatSessions).where(sql`session_id IN (${oldSessions})`).returning({ id: chatSessions.sessionId }),
    db.delete(emails).where(sql`id IN (${oldMails})`).returning({ id: emails.id }),
  ]);
  const deleted = { chatMessages: messages.length, chatSessions: sessions.length, mails: mails.length };
  if (Object.values(deleted).some((rows) => rows > 0)) log('info', 'retention', deleted);
}
