import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { ChatMessage, ChatReply } from '#shared/contracts/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { normalize } from '#shared/search/normalize.ts';
import { splitWords } from '#shared/search/words.ts';
import { gulfDate } from '#shared/time/days.ts';
import { addCounts } from '../db/analytics-counts.ts';
import type { Database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { chatErasures, chatMessages, chatQuestions, chatSessions, chatUsage } from '../db/schema.ts';
import type { Feedback } from './rpc.ts';

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
  const { messageId, message, confidence, suggestedActions, sources, unanswered, interrupted, booking } = reply;
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
      ...(canned && { canned }),
    },
  };
}

/**
 * Stores a question, with Joe's answer unless the visitor stopped it. May be repeated.
 * @returns false while the session is being erased
 */
export async function storeTurn(db: Database, rows: [MessageRow, MessageRow?], language: Locale): Promise<boolean> {
  const [asked, answer] = rows;
  const { sessionId } = asked;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM chat_messages WHERE id = ${asked.id}) AND NOT ${isBeingErased(sql`${sessionId}`)}`;
  const [erasures] = await db.batch([
    selectErasure(db, sessionId),
    countFirstSources(db, sessionId, isNew, answer),
    ...(answer ? countAnswer(db, asked, answer, isNew) : []),
    insertMessages(
      db,
      rows.filter((row) => row !== undefined),
    ),
    db.update(chatSessions).set({ locale: language }).where(eq(chatSessions.sessionId, sessionId)),
  ]);
  return erasures.length === 0;
}

/** The words of an erased person wait in the session's object, which then forgets them. */
export function insertMessages(db: Database, messages: MessageRow[]) {
  return db
    .insert(chatMessages)
    .select(sql`
      SELECT NULL, value ->> 'id', value ->> 'sessionId', value ->> 'message', value ->> 'isBot', value ->> 'timestamp', value -> 'metadata'
      FROM json_each(${JSON.stringify(messages)})
      WHERE NOT ${isBeingErased(sql`value ->> 'sessionId'`)}`)
    .onConflictDoNothing();
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
  const count = db
    .insert(chatUsage)
    .select(
      sql`SELECT ${gulfDate(new Date(timestamp))}, 0, '{}', NULL, 1, ${Number(!unanswered && !canned)}, ${Number(canned)},
        ${Number(unanswered)}, 0, 0 FROM (SELECT 1) WHERE ${isNew}`,
    )
    .onConflictDoUpdate({
      target: chatUsage.day,
      set: {
        answers: sql`answers + 1`,
        answered: sql`answered + excluded.answered`,
        canned: sql`canned + excluded.canned`,
        unanswered: sql`unanswered + excluded.unanswered`,
      },
    });
  if (!unanswered) return [count];
  const list = db.insert(chatQuestions).select(
    sql`SELECT ${id}, ${sessionId}, ${asked.message}, ${timestamp}, 1, 0, NULL, NULL, NULL, ${foldedQuestion(asked.message)}
      FROM (SELECT 1) WHERE ${isNew}`,
  );
  return [count, list];
}

/** The same for two spellings of a question. Null for one without a word, such as “?”. */
function foldedQuestion(question: string): string | null {
  return splitWords(normalize(question)).join(' ') || null;
}

export function selectMessages(db: Database, sessionId: string, from: number) {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gte(chatMessages.timestamp, new Date(from).toISOString())))
    .orderBy(asc(chatMessages.timestamp), asc(chatMessages.seq));
}

/** The last statement returns the rated answer. */
export function storeFeedback(db: Database, { sessionId, messageId, helpful, reason }: Feedback) {
  // A JSON merge patch removes a field that is null.
  const patch = JSON.stringify({ helpful, reason: helpful ? null : reason });
  const isJudged = sql`chat_messages.id = ${messageId} AND chat_messages.session_id = ${sessionId} AND chat_messages.is_bot
    AND metadata ->> '$.confidence' IS NOT NULL AND metadata ->> '$.author' IS NULL`;
  return [
    countFeedback(db, helpful, isJudged),
    ...(helpful ? forgetUnhelpful(db, messageId, isJudged) : [listUnhelpful(db, reason, isJudged)]),
    db
      .update(chatMessages)
      .set({ metadata: sql`json_patch(metadata, ${patch})` })
      .where(isJudged)
      .returning({ id: chatMessages.id }),
  ] as const;
}

/** Only the latest opinion on each answer counts. */
function countFeedback(db: Database, helpful: boolean, isJudged: SQL) {
  return db
    .insert(chatUsage)
    .select(
      sql`SELECT date(timestamp, '+4 hours'), 0, '{}', NULL, 0, 0, 0, 0,
        ${helpful ? 1 : 0} - (metadata ->> '$.helpful' IS 1), ${helpful ? 0 : 1} - (metadata ->> '$.helpful' IS 0)
        FROM chat_messages WHERE ${isJudged}`,
    )
    .onConflictDoUpdate({
      target: chatUsage.day,
      set: { helpful: sql`helpful + excluded.helpful`, unhelpful: sql`unhelpful + excluded.unhelpful` },
    });
}

/** The question before an unhelpful answer is listed for staff. */
function listUnhelpful(db: Database, reason: string | null, isJudged: SQL) {
  return db
    .insert(chatQuestions)
    .select(
      sql`SELECT judged.id, judged.session_id, asked.message, judged.timestamp, 0, 1, ${reason}, NULL, NULL, NULL
        FROM (SELECT * FROM chat_messages WHERE ${isJudged}) AS judged
        JOIN chat_messages AS asked ON asked.session_id = judged.session_id
          AND NOT asked.is_bot AND asked.timestamp <= judged.timestamp
        ORDER BY asked.timestamp DESC, asked.seq DESC LIMIT 1`,
    )
    .onConflictDoUpdate({
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
