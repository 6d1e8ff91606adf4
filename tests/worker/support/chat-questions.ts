import { env } from 'cloudflare:workers';
import type { Page } from '#shared/contracts/admin.ts';
import type { ChatQuestion, QuestionList } from '#shared/contracts/chat-questions.ts';
import { storeFeedback, storeTurn } from '#worker/chat/store.ts';
import { database } from '#worker/db/client.ts';
import { transaction } from '#worker/db/transaction.ts';
import { getAsStaff } from './staff.ts';
import { emptyTables } from './tables.ts';

export const sessionId = `session_1700000000000_${'q'.repeat(16)}`;

/** A row of `written_answers` without an id. */
export const boatsAnswer = {
  questionEn: 'Do you build software for boats?',
  answerEn: 'Yes, for harbours in the Gulf.',
  questionAr: 'هل تبنون برامج للقوارب؟',
  answerAr: 'نعم، لموانئ الخليج.',
  by: 'amal@rihla.example',
  at: '2026-11-24T08:00:00.000Z',
};

let seconds = 0;

/** Stores a question with Joe's answer. Each is a second later than the one before. @returns the id of the answer */
export async function storeAnswer(
  question: string,
  metadata: Record<string, unknown> = {},
  session: string = sessionId,
): Promise<string> {
  seconds += 1;
  const id = crypto.randomUUID();
  const at = (milliseconds: number) => new Date(Date.now() - 3_600_000 + seconds * 1000 + milliseconds).toISOString();
  const answered = { confidence: 0.9, suggestedActions: [], ...metadata };
  const asked = { confidence: null, suggestedActions: [] };
  await storeTurn(
    database(env),
    [
      {
        id: crypto.randomUUID(),
        sessionId: session,
        message: question,
        isBot: false,
        timestamp: at(0),
        metadata: asked,
      },
      { id, sessionId: session, message: 'An answer.', isBot: true, timestamp: at(1), metadata: answered },
    ],
    'en',
  );
  return id;
}

/** Stores a visitor's opinion on an answer. */
export async function judge(
  messageId: string,
  { session = sessionId, ...opinion }: { helpful: boolean; reason?: string; session?: string },
): Promise<void> {
  const db = database(env);
  await transaction(db, storeFeedback(db, { sessionId: session, messageId, reason: null, ...opinion }));
}

export async function listQuestions(list: QuestionList, query = ''): Promise<Page<ChatQuestion>> {
  return (await getAsStaff(`/api/admin/chat-questions?list=${list}${query}`)).json();
}

export async function forgetChats(): Promise<void> {
  await emptyTables('chat_messages', 'chat_questions', 'chat_sessions', 'chat_usage', 'written_answers');
}
