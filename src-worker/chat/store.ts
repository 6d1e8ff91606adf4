import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { ChatMessage, ChatReply } from '#shared/contracts/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { normalize } from '#shared/search/normalize.ts';
import { splitWords } from '#shared/search/words.ts';
import { gulfDate } from '#shared/time/days.ts';
import { addCounts } from '../db/analytics-counts.ts';
import type { Database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { insertEach, insertFrom, insertIf } from '../db/insert-if.ts';
import {
  bookings,
  chatErasures,
  chatMessages,
  chatQuestions,
  chatSessions,
  chatUsage,
  formSubmissions,
} from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Feedback } from './rpc.ts';
import { isMessageThere } from './whatsapp-view.ts';

export type MessageRow = Omit<typeof chatMessages.$inferSelect, 'seq'>;

export function toChatMessage(row: MessageRow): ChatMessage {
  const { id, sessionId, message, isBot, timestamp, metadata } = row;
  return { id, session_id: sessionId, message, is_bot: isBot, timestamp, metadata };
}

export interface Question {
  id: string;
  text: string;
  language: Locale;
  at: number;
}

export interface Answer {
  reply: ChatReply;
  canned?: true;
}

export function questionRow(sessionId: string, { id, text, at }: Question): MessageRow {
  const metadata = { confidence: null, suggestedActions: [] };
  return { id, sessionId, message: text, isBot: false, timestamp: new Date(at).toISOString(), metadata };
}

export function answerRow(sessionId: string, question: Question, { reply, canned }: Answer): MessageRow {
  const { messageId, message, confidence, suggestedActions, sources, unanswered, interrupted, booking, bookingTime } =
    reply;
  return {
    sessionId,
    id: messageId,
    message,
    isBot: true,
    // Transcripts are sorted by time, and a canned reply may come within the question's millisecond.
    timestamp: new Date(Math.max(Date.now(), question.at + 1)).toISOString(),
    metadata: {
      confidence,
      suggestedActions,
      ...(sources.length > 0 && { sources }),
      ...(unanswered && { unanswered }),
      ...(interrupted && { interrupted }),
      ...(booking && { booking }),
      ...(bookingTime && { bookingTime }),
      ...(canned && { canned }),
    },
  };
}

/**
 * Stores a question, with Joe's answer unless the visitor stopped it. May be repeated.
 * @returns false while the session is being erased
 */
export async function storeTurn(
  db: Database,
  rows: [MessageRow, MessageRow?],
  language: Locale,
  isWhatsapp = false,
): Promise<boolean> {
  const [asked, answer] = rows;
  const { sessionId } = asked;
  const isThere = isWhatsapp ? isMessageThere(asked.id) : sql`true`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM chat_messages WHERE id = ${asked.id}) AND NOT ${isBeingErased(sql`${sessionId}`)} AND ${isThere}`;
  const { erasures } = await transaction(db, {
    erasures: selectErasure(db, sessionId),
    firstSources: countFirstSources(db, sessionId, isNew, answer),
    counted: answer ? countAnswer(db, asked, answer, isNew) : [],
    inserted: insertMessages(
      db,
      rows.filter((row) => row !== undefined),
      isThere,
    ),
    locale: db.update(chatSessions).set({ locale: language }).where(eq(chatSessions.sessionId, sessionId)),
  });
  return erasures.length === 0;
}

/** The words of an erased person wait in the session's object, which then forgets them. */
export function insertMessages(db: Database, messages: MessageRow[], onlyIf = sql`true`) {
  const isErased = isBeingErased(sql`value ->> 'sessionId'`);
  return insertEach(db, chatMessages, messages, sql`NOT ${isErased} AND ${onlyIf}`).onConflictDoNothing();
}

function isBeingErased(sessionId: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM chat_erasures WHERE session_id = ${sessionId})`;
}

export function selectErasure(db: Database, sessionId: string) {
  return db.select().from(chatErasures).where(eq(chatErasures.sessionId, sessionId));
}

/** Each conversation counts as answered at most once. */
function countFirstSources(db: Database, sessionId: string, isNew: SQL, answer?: MessageRow) {
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM chat_messages
    WHERE session_id = ${sessionId} AND json_array_length(metadata, '$.sources') > 0
      AND metadata ->> '$.unanswered' IS NULL)`;
  return addCounts(
    db,
    gulfDate(),
    { 'step|chat.answered': 1 },
    answer?.metadata.sources?.length && !answer.metadata.unanswered ? sql`${isFirst} AND ${isNew}` : sql`false`,
  );
}

/**
 * Each conversation counts as handed over at most once: with a staff member's first message, or an address that was
 * left.
 */
export function countFirstPerson(db: Database, sessionId: string, messages: MessageRow[]) {
  const ids = messages.filter(({ metadata }) => metadata.author).map(({ id }) => id);
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM chat_messages WHERE session_id = ${sessionId} AND metadata ->> '$.author' IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM chat_messages WHERE id IN ${inJson(ids)})
    AND NOT EXISTS (SELECT 1 FROM form_submissions WHERE form_type = 'other' AND chat_session_id = ${sessionId})`;
  return addCounts(db, gulfDate(), { 'step|chat.person': 1 }, ids.length > 0 ? isFirst : sql`false`);
}

/** Counts Joe's answers, and lists the questions that Joe could not answer. */
function countAnswer(db: Database, asked: MessageRow, { id, sessionId, timestamp, metadata }: MessageRow, isNew: SQL) {
  const { confidence, unanswered = false, canned = false } = metadata;
  if (confidence === null) return [];
  const counts = {
    day: gulfDate(new Date(timestamp)),
    answers: 1,
    answered: Number(!unanswered && !canned),
    canned: Number(canned),
    unanswered: Number(unanswered),
  };
  const count = insertIf(db, chatUsage, counts, isNew).onConflictDoUpdate({
    target: chatUsage.day,
    set: {
      answers: sql`answers + 1`,
      answered: sql`answered + excluded.answered`,
      canned: sql`canned + excluded.canned`,
      unanswered: sql`unanswered + excluded.unanswered`,
    },
  });
  if (!unanswered) return [count];
  const question = {
    messageId: id,
    sessionId,
    question: asked.message,
    at: timestamp,
    unanswered: true,
    unhelpful: false,
    folded: foldedQuestion(asked.message),
  };
  return [count, insertIf(db, chatQuestions, question, isNew)];
}

/** The same for two spellings of a question. Null for one without a word, such as “?”. */
export function foldedQuestion(question: string): string | null {
  return splitWords(normalize(question)).join(' ') || null;
}

export function selectMessages(db: Database, sessionId: string, from: number) {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gte(chatMessages.timestamp, new Date(from).toISOString())))
    .orderBy(asc(chatMessages.timestamp), asc(chatMessages.seq));
}

/** The next demo that was booked in a conversation. */
export function selectBookedIn(db: Database, sessionId: string, now: string) {
  return db
    .select({ startsAt: bookings.startsAt })
    .from(formSubmissions)
    .innerJoin(bookings, eq(bookings.submissionId, formSubmissions.id))
    .where(
      sql`${formSubmissions.chatSessionId} = ${sessionId} AND ${bookings.replacedBy} = ''
        AND ${bookings.status} = 'confirmed' AND ${bookings.startsAt} > ${now}`,
    )
    .orderBy(asc(bookings.startsAt))
    .limit(1);
}

export function storeFeedback(db: Database, { sessionId, messageId, helpful, reason }: Feedback) {
  // A JSON merge patch removes a field that is null.
  const patch = JSON.stringify({ helpful, reason: helpful ? null : reason });
  const isJudged = sql`chat_messages.id = ${messageId} AND chat_messages.session_id = ${sessionId} AND chat_messages.is_bot
    AND metadata ->> '$.confidence' IS NOT NULL AND metadata ->> '$.author' IS NULL`;
  return {
    counted: countFeedback(db, helpful, isJudged),
    listed: helpful ? forgetUnhelpful(db, messageId, isJudged) : [listUnhelpful(db, reason, isJudged)],
    judged: db
      .update(chatMessages)
      .set({ metadata: sql`json_patch(metadata, ${patch})` })
      .where(isJudged)
      .returning({ id: chatMessages.id }),
  };
}

/** Only the latest opinion on each answer counts. */
function countFeedback(db: Database, helpful: boolean, isJudged: SQL) {
  return insertFrom(
    db,
    chatUsage,
    {
      day: sql`date(timestamp, '+4 hours')`,
      helpful: sql`${helpful ? 1 : 0} - (metadata ->> '$.helpful' IS 1)`,
      unhelpful: sql`${helpful ? 0 : 1} - (metadata ->> '$.helpful' IS 0)`,
    },
    sql`FROM chat_messages WHERE ${isJudged}`,
  ).onConflictDoUpdate({
    target: chatUsage.day,
    set: { helpful: sql`helpful + excluded.helpful`, unhelpful: sql`unhelpful + excluded.unhelpful` },
  });
}

/** The question before an unhelpful answer is listed for staff. */
function listUnhelpful(db: Database, reason: string | null, isJudged: SQL) {
  return insertFrom(
    db,
    chatQuestions,
    {
      messageId: sql`judged.id`,
      sessionId: sql`judged.session_id`,
      question: sql`asked.message`,
      at: sql`judged.timestamp`,
      unanswered: false,
      unhelpful: true,
      reason,
    },
    sql`FROM (SELECT * FROM chat_messages WHERE ${isJudged}) AS judged
      JOIN chat_messages AS asked ON asked.session_id = judged.session_id
        AND NOT asked.is_bot AND asked.timestamp <= judged.timestamp
      ORDER BY asked.timestamp DESC, asked.seq DESC LIMIT 1`,
  ).onConflictDoUpdate({
    target: chatQuestions.messageId,
    set: { unhelpful: true, reason: sql`excluded.reason` },
  });
}

function forgetUnhelpful(db: Database, messageId: string, isJudged: SQL) {
  const isTarget = sql`message_id = ${messageId} AND EXISTS (SELECT 1 FROM chat_messages WHERE ${isJudged})`;
  return [
    db.update(chatQuestions).set({ unhelpful: false, reason: null }).where(isTarget),
    db.delete(chatQuestions).where(sql`${isTarget} AND NOT unanswered AND NOT unhelpful`),
  ];
}
