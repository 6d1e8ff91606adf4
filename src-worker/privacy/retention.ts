import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { expiredSubmissions, keptDays, purgedBefore } from '../db/purge-dates.ts';
import {
  chatMessages,
  chatQuestions,
  chatSessions,
  conversationEntries,
  dataLinks,
  deadLetters,
  deckRequests,
  emails,
  formSubmissions,
  networkBookings,
  newsletterSubscribers,
  webhookEvents,
} from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { type Bindings, configOf } from '../env.ts';
import { log } from '../http/log.ts';

const maxRows = 500;

export async function purgeExpired(env: Bindings, now: number = Date.now()): Promise<void> {
  const kept = keptDays(configOf(env));
  const db = database(env);

  function expired(key: AnySQLiteColumn, time: AnySQLiteColumn, days: number, condition: SQL = sql`true`) {
    return sql`(SELECT ${key} FROM ${key.table} WHERE ${condition} AND ${time} < ${purgedBefore(now, days)}
      ORDER BY ${time} LIMIT ${maxRows})`;
  }

  const oldSubmissions = expiredSubmissions(kept, now, maxRows);
  const { id, status, subscribedAt } = newsletterSubscribers;
  const unconfirmed = expired(id, subscribedAt, kept.unconfirmedSubscriber, sql`${status} = 'unconfirmed'`);
  // The status comes first, so that the index skips unfinished emails.
  const oldMails = sql`(SELECT id FROM emails WHERE status IN ('sent', 'failed', 'cancelled')
    AND created_at < ${purgedBefore(now, kept.mail)} LIMIT ${maxRows})`;
  const oldMessages = expired(chatMessages.seq, chatMessages.timestamp, kept.chat);
  const oldSessions = expired(chatSessions.sessionId, chatSessions.lastMessageAt, kept.chat);
  const oldLinks = expired(dataLinks.id, dataLinks.createdAt, kept.dataLink);
  const oldEvents = expired(webhookEvents.id, webhookEvents.receivedAt, kept.webhookEvent);
  const oldDeadLetters = expired(deadLetters.id, deadLetters.failedAt, kept.deadLetter);

  const oldDecks = expired(deckRequests.id, deckRequests.requestedAt, kept.submission);

  const { networkHash, day } = networkBookings;
  const oldNetworks = expired(networkHash, day, kept.networkBookings);

  const deleteMails = (where: SQL) => db.delete(emails).where(where).returning({ id: emails.id, kind: emails.kind });
  const { mailsOfSubmissions, mailsOfUnconfirmed, mails, questions, ...records } = await transaction(db, {
    // A record's emails go before the record, which the statement looks up.
    mailsOfSubmissions: deleteMails(sql`submission_id IN ${oldSubmissions}`),
    mailsOfUnconfirmed: deleteMails(sql`subscriber_id IN ${unconfirmed}`),
    mails: deleteMails(sql`id IN ${oldMails}`),
    submissions: db.delete(formSubmissions).where(sql`id IN ${oldSubmissions}`).returning({ id: formSubmissions.id }),
    subscribers: db.delete(newsletterSubscribers).where(sql`id IN ${unconfirmed}`).returning({ id }),
    questions: db
      .delete(chatQuestions)
      .where(sql`message_id IN (SELECT id FROM chat_messages WHERE seq IN ${oldMessages})`),
    chatMessages: db.delete(chatMessages).where(sql`seq IN ${oldMessages}`).returning({ seq: chatMessages.seq }),
    chatSessions: db
      .delete(chatSessions)
      .where(sql`session_id IN ${oldSessions}`)
      .returning({ id: chatSessions.sessionId }),
    dataLinks: db.delete(dataLinks).where(sql`id IN ${oldLinks}`).returning({ id: dataLinks.id }),
    webhookEvents: db.delete(webhookEvents).where(sql`id IN ${oldEvents}`).returning({ id: webhookEvents.id }),
    deadLetters: db.delete(deadLetters).where(sql`id IN ${oldDeadLetters}`).returning({ id: deadLetters.id }),
    networkBookings: db.delete(networkBookings).where(sql`network_hash IN ${oldNetworks}`).returning({ day }),
    deckRequests: db.delete(deckRequests).where(sql`id IN ${oldDecks}`).returning({ id: deckRequests.id }),
  });
  const replies = mails.filter(({ kind }) => kind === 'staff_reply').map(({ id }) => id);
  if (replies.length > 0) {
    await db
      .update(conversationEntries)
      .set({ emailStatus: null })
      .where(sql`id IN ${inJson(replies)}`);
  }
  const deleted = {
    mails: mailsOfSubmissions.length + mailsOfUnconfirmed.length + mails.length,
    ...Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, rows.length])),
  };
  if (Object.values(deleted).some((rows) => rows > 0)) log('info', 'retention', deleted);
}
