import type { ChatReply } from '../../src-shared/contracts/chat.ts';
import type { Database } from '../db/client.ts';
import { chatMessages } from '../db/schema.ts';

/** The statement that stores a question and, if there is one, its answer. Times are in milliseconds. */
export function insertTurn(
  db: Database,
  sessionId: string,
  question: { text: string; at: number },
  answer?: { reply: ChatReply; at: number },
) {
  const row = { sessionId, id: crypto.randomUUID() };
  const asked = {
    ...row,
    message: question.text,
    isBot: false,
    timestamp: new Date(question.at).toISOString(),
    metadata: { confidence: null, suggestedActions: [] },
  };
  if (!answer) return db.insert(chatMessages).values(asked);
  const { message, confidence, suggestedActions } = answer.reply;
  const answered = {
    ...row,
    id: crypto.randomUUID(),
    message,
    isBot: true,
    // A transcript is sorted by time, and a canned reply may have the question's millisecond.
    timestamp: new Date(Math.max(answer.at, question.at + 1)).toISOString(),
    metadata: { confidence, suggestedActions },
  };
  return db.insert(chatMessages).values([asked, answered]);
}
