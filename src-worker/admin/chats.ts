import { and, desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ChatSessionSummary } from '../../src-shared/contracts/admin.ts';
import { locales } from '../../src-shared/locales.ts';
import { toChatMessage } from '../db/chat-message.ts';
import { database } from '../db/client.ts';
import { chatMessages, chatSessions, formSubmissions } from '../db/schema.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse } from '../http/body.ts';
import { pageOf, pageQuery } from './paging.ts';

/** The most submissions that are listed of one chat. */
const maxQuestions = 10;

const MessagesQuery = pageQuery(100, {});
const SessionsQuery = pageQuery(100, { locale: z.enum(locales, 'The language must be en or ar.').optional() });

export const adminChats = new Hono<HonoEnv>()
  .get('/chats', async (c) => {
    const { limit, cursor, locale } = parse(SessionsQuery, c.req.query());
    const rows = await database(c.env)
      .select()
      .from(chatSessions)
      .where(
        and(
          locale && eq(chatSessions.locale, locale),
          cursor && sql`(${chatSessions.lastMessageAt}, ${chatSessions.sessionId}) < (${cursor[0]}, ${cursor[1]})`,
        ),
      )
      .orderBy(desc(chatSessions.lastMessageAt), desc(chatSessions.sessionId))
      .limit(limit + 1);
    return c.json(pageOf(rows, limit, (row) => [row.lastMessageAt, row.sessionId], summaryOf));
  })
  .get('/chats/:sessionId', async (c) => {
    const { limit, cursor } = parse(MessagesQuery, c.req.query());
    const sessionId = c.req.param('sessionId');
    const db = database(c.env);
    const [rows, questions] = await db.batch([
      db
        .select()
        .from(chatMessages)
        .where(
          and(
            eq(chatMessages.sessionId, sessionId),
            cursor && sql`(${chatMessages.timestamp}, ${chatMessages.seq}) < (${cursor[0]}, ${cursor[1]})`,
          ),
        )
        .orderBy(desc(chatMessages.timestamp), desc(chatMessages.seq))
        .limit(limit + 1),
      db
        .select({ id: formSubmissions.id })
        .from(formSubmissions)
        .where(eq(formSubmissions.chatSessionId, sessionId))
        .orderBy(formSubmissions.seq)
        .limit(maxQuestions),
    ]);
    const submissionIds = questions.map(({ id }) => id);
    return c.json({ ...pageOf(rows, limit, (row) => [row.timestamp, row.seq], toChatMessage), submissionIds });
  });

function summaryOf(row: typeof chatSessions.$inferSelect): ChatSessionSummary {
  return {
    session_id: row.sessionId,
    first_question: row.firstQuestion,
    locale: row.locale,
    message_count: row.messageCount,
    started_at: row.startedAt,
    last_message_at: row.lastMessageAt,
  };
}
