import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { ChatMessage, ChatReply } from '../../src-shared/contracts/chat.ts';
import type { Locale } from '../../src-shared/locales.ts';
import type { Database } from '../db/client.ts';
import { chatMessages, chatSessions } from '../db/schema.ts';
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
  const { messageId, message, confidence, suggestedActions, sources, unanswered, interrupted } = reply;
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
      ...(canned && { canned }),
    },
  };
}

export async function storeTurn(db: Database, rows: [MessageRow, ...MessageRow[]], language: Locale): Promise<void> {
  await db.batch([
    db.insert(chatMessages).values(rows),
    db.update(chatSessions).set({ locale: language }).where(eq(chatSessions.sessionId, rows[0].sessionId)),
  ]);
}

export function selectMessages(db: Database, sessionId: string, from: number) {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gte(chatMessages.timestamp, new Date(from).toISOString())))
    .orderBy(asc(chatMessages.timestamp), asc(chatMessages.seq));
}

export function storeFeedback(db: Database, { sessionId, messageId, helpful, reason }: Feedback) {
  // A JSON merge patch: null removes a field.
  const patch = JSON.stringify({ helpful, reason: helpful ? null : reason });
  return db
    .update(chatMessages)
    .set({ metadata: sql`json_patch(metadata, ${patch})` })
    .where(
      and(
        eq(chatMessages.id, messageId),
        eq(chatMessages.sessionId, sessionId),
        // As in the trigger `chat_answer_inserted`.
        sql`is_bot AND metadata ->> '$.confidence' IS NOT NULL AND metadata ->> '$.author' IS NULL`,
      ),
    )
    .returning({ id: chatMessages.id });
}
