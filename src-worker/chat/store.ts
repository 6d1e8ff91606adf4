import { eq } from 'drizzle-orm';
import type { ChatReply } from '../../src-shared/contracts/chat.ts';
import type { Locale } from '../../src-shared/locales.ts';
import type { Database } from '../db/client.ts';
import { chatMessages, chatSessions } from '../db/schema.ts';

/** What a visitor wrote, its language, and when, in milliseconds. */
export interface Question {
  text: string;
  language: Locale;
  at: number;
}

export interface Answer {
  reply: ChatReply;
  at: number;
}

/** Stores a question and, if there is one, its answer. A trigger keeps the session, whose language is the question's. */
export async function storeTurn(db: Database, sessionId: string, question: Question, answer?: Answer): Promise<void> {
  const asked = {
    sessionId,
    id: crypto.randomUUID(),
    message: question.text,
    isBot: false,
    timestamp: new Date(question.at).toISOString(),
    metadata: { confidence: null, suggestedActions: [] },
  };
  const answered = answer ? [answerRow(sessionId, question, answer)] : [];
  await db.batch([
    db.insert(chatMessages).values([asked, ...answered]),
    db.update(chatSessions).set({ locale: question.language }).where(eq(chatSessions.sessionId, sessionId)),
  ]);
}

function answerRow(sessionId: string, question: Question, { reply, at }: Answer) {
  const { message, confidence, suggestedActions } = reply;
  return {
    sessionId,
    id: crypto.randomUUID(),
    message,
    isBot: true,
    // A transcript is sorted by time, and a canned reply may have the question's millisecond.
    timestamp: new Date(Math.max(at, question.at + 1)).toISOString(),
    metadata: { confidence, suggestedActions },
  };
}
