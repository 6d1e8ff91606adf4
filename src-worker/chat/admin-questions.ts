import { desc, getTableColumns, gt, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import {
  type ChatDay,
  type ChatQuestion,
  type ChatUsage,
  QuestionFilters,
  type QuestionList,
} from '#shared/contracts/chat-questions.ts';
import { chatMessages } from '#shared/staff-texts/messages.ts';
import { addDays, daysFrom, gulfDate } from '#shared/time/days.ts';
import { requireRole } from '../auth/roles.ts';
import { type Database, database } from '../db/client.ts';
import { chatQuestions, chatUsage } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { configOf } from '../env.ts';
import { parse } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { pageOf, pageQuery } from '../http/paging.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { doubtedAnswers, listHandled } from './doubted-answers.ts';

const days = 30;

const ListQuery = pageQuery(25, QuestionFilters.shape);

/** Each condition must match its partial index word for word. */
const conditions: Record<QuestionList, string> = {
  unanswered: 'unanswered AND handled_at IS NULL',
  unhelpful: 'unhelpful AND handled_at IS NULL',
};

export const adminChatUsage = new Hono<HonoEnv>().get('/', requireRole('sales'), async (c) => {
  const first = addDays(gulfDate(), 1 - days);
  const rows = await database(c.env)
    .select()
    .from(chatUsage)
    .where(gt(chatUsage.day, addDays(first, -1)));
  const counts = new Map(rows.map((row) => [row.day, row]));
  const usage: ChatUsage = {
    cap: configOf(c.env).CHAT_DAILY_TOKENS,
    capReachedAt: counts.get(gulfDate())?.capReachedAt ?? null,
    days: daysFrom(first, days).map((day) => dayOf(day, counts.get(day))),
  };
  return reply<'GET /api/admin/chat-usage'>(c, usage);
});

export const adminChatQuestions = new Hono<HonoEnv>()
  .get('/', requireRole('sales'), async (c) => {
    const { limit, cursor, list } = parse(ListQuery, c.req.query());
    const { at, messageId } = chatQuestions;
    const isListed = sql.raw(conditions[list]);
    const same = sql`FROM chat_questions AS same INDEXED BY chat_questions_same
      WHERE same.folded = chat_questions.folded AND same.folded IS NOT NULL AND ${isListed}`;
    const rows = await database(c.env)
      .select({ ...getTableColumns(chatQuestions), times: sql<number>`max(1, (SELECT count(*) ${same}))` })
      .from(chatQuestions)
      .where(
        sql`${isListed} ${cursor ? sql`AND (${at}, ${messageId}) < (${cursor[0]}, ${cursor[1]})` : sql``}
          AND NOT EXISTS (SELECT 1 ${same} AND (same.at, same.message_id) > (${at}, ${messageId}))`,
      )
      .orderBy(desc(at), desc(messageId))
      .limit(limit + 1);
    return reply<'GET /api/admin/chat-questions'>(
      c,
      pageOf(rows, limit, (row) => [row.at, row.messageId], questionOf),
    );
  })
  .get('/doubted', requireRole('sales'), async (c) =>
    reply<'GET /api/admin/chat-questions/doubted'>(c, { items: await doubtedAnswers(database(c.env)) }),
  )
  .post('/:messageId/dismiss', requireRole('sales'), async (c) => {
    const db = database(c.env);
    const messageId = c.req.param('messageId');
    const {
      handled: [dismissed],
    } = await transaction(db, {
      listed: listHandled(db, messageId, c.get('staffEmail')),
      handled: markHandled(db, messageId, c.get('staffEmail')).returning({ messageId: chatQuestions.messageId }),
    });
    if (!dismissed) throw new ProblemError('not_found', { detail: chatMessages.noQuestion });
    return c.body(null, 204);
  });

/** Handles all questions with the same words. */
export function markHandled(db: Database, messageId: string, by: string) {
  return db
    .update(chatQuestions)
    .set({
      handledAt: sql`coalesce(handled_at, ${new Date().toISOString()})`,
      handledBy: sql`coalesce(handled_by, ${by})`,
    })
    .where(
      sql`message_id = ${messageId} OR (handled_at IS NULL AND folded IS NOT NULL
        AND folded = (SELECT folded FROM chat_questions WHERE message_id = ${messageId}))`,
    );
}

function dayOf(day: string, row: typeof chatUsage.$inferSelect | undefined): ChatDay {
  const { tokens = 0, answers = 0, answered = 0, canned = 0, unanswered = 0, helpful = 0, unhelpful = 0 } = row ?? {};
  return { day, tokens, answers, answered, canned, unanswered, helpful, unhelpful };
}

function questionOf(row: typeof chatQuestions.$inferSelect & { times: number }): ChatQuestion {
  const { messageId, sessionId, question, at, reason, times } = row;
  return { message_id: messageId, session_id: sessionId, question, at, reason, times };
}
