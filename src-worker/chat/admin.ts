import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { ChatFilters, type ChatKind, ChatSessionId, type ChatSessionSummary } from '#shared/contracts/chat.ts';
import { requireRole } from '../auth/roles.ts';
import { database } from '../db/client.ts';
import { chatMessages, chatSessions, formSubmissions, isByStaff, whatsappPeople } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { configOf, staffDesk } from '../env.ts';
import { parse } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { pageOf, pageQuery } from '../http/paging.ts';
import { reply } from '../http/reply.ts';
import { colleagueOf } from './handover/colleague.ts';
import { openSocket, requireSocket, type StaffUpgrade } from './handover/sockets.ts';
import { chatSession } from './rpc.ts';
import { toChatMessage } from './store.ts';
import { sessionsFound } from './whatsapp-people.ts';
import {
  isWaiting,
  type PersonRow,
  selectDeliveries,
  selectFiles,
  shownDeliveries,
  shownPerson,
} from './whatsapp-view.ts';

/** Ids only. A form each minute of a working day is no visitor. */
const maxQuestions = 500;

const Params = z.object({ sessionId: ChatSessionId });
const MessagesQuery = pageQuery(100, {});
const SessionsQuery = pageQuery(100, ChatFilters.shape);

/** Each list is small: the sessions in it are sorted, instead of searching all sessions for them. */
const sessionsOf: Record<ChatKind, SQL> = {
  person: sql`SELECT session_id FROM chat_messages WHERE ${isByStaff}`,
  unanswered: sql`SELECT session_id FROM chat_questions WHERE unanswered`,
  unhelpful: sql`SELECT session_id FROM chat_questions WHERE unhelpful`,
  address: sql`SELECT chat_session_id FROM form_submissions WHERE chat_session_id IS NOT NULL`,
};

export const adminChats = new Hono<HonoEnv>()
  .get('/', requireRole('sales'), async (c) => {
    const { limit, cursor, locale, kind, channel, q } = parse(SessionsQuery, c.req.query());
    const db = database(c.env);
    const rows = await db
      .select({ chat: chatSessions, person: whatsappPeople, waiting: isWaiting })
      .from(chatSessions)
      .leftJoin(whatsappPeople, eq(whatsappPeople.sessionId, chatSessions.sessionId))
      .where(
        and(
          locale && eq(chatSessions.locale, locale),
          channel && sql`${whatsappPeople.id} IS ${channel === 'whatsapp' ? sql`NOT NULL` : sql`NULL`}`,
          kind && sql`${chatSessions.sessionId} IN (${sessionsOf[kind]})`,
          q ? sql`${chatSessions.sessionId} IN ${sessionsFound(q)}` : undefined,
          cursor && sql`(${chatSessions.lastMessageAt}, ${chatSessions.sessionId}) < (${cursor[0]}, ${cursor[1]})`,
        ),
      )
      .orderBy(desc(chatSessions.lastMessageAt), desc(chatSessions.sessionId))
      .limit(limit + 1);
    const page = pageOf(rows, limit, ({ chat }) => [chat.lastMessageAt, chat.sessionId], summaryOf);
    const hasWhatsapp =
      configOf(c.env).WHATSAPP_PHONE_ID !== undefined ||
      (await db.select({ id: whatsappPeople.id }).from(whatsappPeople).limit(1).get()) !== undefined;
    return reply<'GET /api/admin/chats'>(c, { ...page, hasWhatsapp });
  })
  .get('/:sessionId', requireRole('sales'), async (c) => {
    const { limit, cursor } = parse(MessagesQuery, c.req.query());
    const sessionId = c.req.param('sessionId');
    const db = database(c.env);
    const {
      rows,
      questions,
      people: [person],
      sent,
      files,
    } = await transaction(db, {
      rows: db
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
      questions: db
        .select({ id: formSubmissions.id })
        .from(formSubmissions)
        .where(eq(formSubmissions.chatSessionId, sessionId))
        .orderBy(formSubmissions.seq)
        .limit(maxQuestions),
      people: db.select().from(whatsappPeople).where(eq(whatsappPeople.sessionId, sessionId)),
      sent: selectDeliveries(db, sessionId),
      files: selectFiles(db, sessionId),
    });
    const submissionIds = questions.map(({ id }) => id);
    return reply<'GET /api/admin/chats/:sessionId'>(c, {
      ...pageOf(rows, limit, (row) => [row.timestamp, row.seq], toChatMessage),
      submissionIds,
      whatsapp: person ? shownPerson(person) : null,
      deliveries: shownDeliveries(sent),
      files: Object.fromEntries(files.map(({ id, content }) => [id, content?.file?.name ?? 'file'])),
    });
  })
  .get('/:sessionId/socket', requireRole('sales'), async (c) => {
    requireSocket(c);
    const { sessionId } = parse(Params, c.req.param());
    return openSocket(chatSession(c.env, sessionId), { ...(await signedIn(c)), sessionId });
  });

interface ListedChat {
  chat: typeof chatSessions.$inferSelect;
  person: PersonRow | null;
  waiting: number;
}

export function summaryOf({ chat: row, person, waiting }: ListedChat): ChatSessionSummary {
  return {
    session_id: row.sessionId,
    first_question: row.firstQuestion,
    locale: row.locale,
    message_count: row.messageCount,
    started_at: row.startedAt,
    last_message_at: row.lastMessageAt,
    channel: person ? 'whatsapp' : 'site',
    whatsapp: person && shownPerson(person),
    waiting: waiting === 1,
  };
}

export const adminDesk = new Hono<HonoEnv>().get('/socket', requireRole('sales'), async (c) => {
  requireSocket(c);
  return openSocket(staffDesk(c.env), await signedIn(c));
});

async function signedIn(c: Context<HonoEnv>): Promise<StaffUpgrade> {
  return { colleague: await colleagueOf(c.env, c.get('staffEmail')), tokenEnd: c.get('staffTokenEnd') };
}
