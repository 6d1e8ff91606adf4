import { and, asc, gte, sql } from 'drizzle-orm';
import type { DoubtedAnswer } from '#shared/contracts/chat-questions.ts';
import { hourLength } from '#shared/time/days.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/insert-if.ts';
import { chatMessages, chatQuestions } from '../db/schema.ts';
import { foldedQuestion, type MessageRow } from './store.ts';

const week = 7 * 24 * hourLength;
/** The newest conversations of the week: more would take too long to read. */
const maxConversations = 300;
const maxListed = 50;
/** A visitor who asks again within this time had no use for the answer. */
const askedAgainMs = 45_000;

/** Quotes of the site of which visitors show that they were no answer, with the most doubts first. */
export async function doubtedAnswers(db: Database, now = Date.now()): Promise<DoubtedAnswer[]> {
  const since = new Date(now - week).toISOString();
  const [rows, handled] = await db.batch([
    db
      .select()
      .from(chatMessages)
      .where(
        sql`session_id IN (SELECT session_id FROM chat_sessions WHERE last_message_at >= ${since}
          ORDER BY last_message_at DESC, session_id DESC LIMIT ${maxConversations})`,
      )
      .orderBy(asc(chatMessages.sessionId), asc(chatMessages.timestamp), asc(chatMessages.seq)),
    db
      .select({ question: chatQuestions.question, at: chatQuestions.handledAt })
      .from(chatQuestions)
      .where(and(gte(chatQuestions.at, since), sql`handled_at IS NOT NULL`)),
  ]);
  const handledAt = new Map(handled.map(({ question, at }) => [foldedQuestion(question), at ?? '']));
  const byQuestion = Map.groupBy(doubtsIn(rows), ({ question }) => foldedQuestion(question) ?? question);
  return [...byQuestion]
    .map(([folded, doubts]) => summaryOf(doubts.filter(({ at }) => at > (handledAt.get(folded) ?? ''))))
    .filter((summary) => summary !== undefined)
    .filter(({ unhelpful, asked_again, asked_person }) => unhelpful + asked_again + asked_person > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one) || (one.at < other.at ? 1 : -1))
    .slice(0, maxListed);
}

interface Doubt {
  question: string;
  answer: MessageRow;
  at: string;
  unhelpful: boolean;
  askedAgain: boolean;
  askedPerson: boolean;
}

/** Each quote of the site, with what its visitor did next. */
function doubtsIn(rows: readonly MessageRow[]): Doubt[] {
  const doubts = rows.flatMap((answer, index): Doubt[] => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    const { canned, unanswered, sources = [], helpful } = answer.metadata;
    if (!answer.isBot || !canned || unanswered || sources.length === 0) return [];
    if (before?.sessionId !== answer.sessionId || before.isBot) return [];
    const next = after?.sessionId === answer.sessionId ? after : undefined;
    const isPerson = Boolean(next && (next.metadata.notice ?? next.metadata.toPerson));
    const delay = next ? Date.parse(next.timestamp) - Date.parse(answer.timestamp) : Number.POSITIVE_INFINITY;
    const doubt = {
      unhelpful: helpful === false,
      askedAgain: !isPerson && next?.isBot === false && delay <= askedAgainMs,
      askedPerson: isPerson,
    };
    return [{ question: before.message, answer, at: answer.timestamp, ...doubt }];
  });
  return doubts.toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

function summaryOf(doubts: readonly Doubt[]): DoubtedAnswer | undefined {
  const last = doubts.findLast((doubt) => doubt.unhelpful || doubt.askedAgain || doubt.askedPerson);
  if (!last) return undefined;
  const count = (name: 'unhelpful' | 'askedAgain' | 'askedPerson') => doubts.filter((doubt) => doubt[name]).length;
  return {
    message_id: last.answer.id,
    session_id: last.answer.sessionId,
    question: last.question,
    answer: last.answer.message,
    at: last.at,
    times: doubts.length,
    unhelpful: count('unhelpful'),
    asked_again: count('askedAgain'),
    asked_person: count('askedPerson'),
  };
}

/** A second question at once may be about something else; the other two are said. */
function weightOf({ unhelpful, asked_again, asked_person }: DoubtedAnswer): number {
  return 3 * unhelpful + 3 * asked_person + asked_again;
}

/** Lists the question of an answer as handled, so that it leaves the list of doubted answers. */
export function listHandled(db: Database, messageId: string, by: string) {
  return insertFrom(
    db,
    chatQuestions,
    {
      messageId: sql`answer.id`,
      sessionId: sql`answer.session_id`,
      question: sql`asked.message`,
      at: sql`answer.timestamp`,
      unanswered: false,
      unhelpful: false,
      handledAt: new Date().toISOString(),
      handledBy: by,
    },
    sql`FROM chat_messages AS answer JOIN chat_messages AS asked
        ON asked.session_id = answer.session_id AND NOT asked.is_bot AND asked.timestamp <= answer.timestamp
      WHERE answer.id = ${messageId} AND answer.is_bot
      ORDER BY asked.timestamp DESC, asked.seq DESC LIMIT 1`,
  ).onConflictDoNothing();
}
