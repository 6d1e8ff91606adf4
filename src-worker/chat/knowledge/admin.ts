import { desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { NewWrittenAnswer, type WrittenAnswer, WrittenAnswerRequest } from '#shared/contracts/chat-questions.ts';
import { chatMessages } from '#shared/staff-texts/messages.ts';
import { requireRole } from '../../auth/roles.ts';
import { audit } from '../../db/audit.ts';
import { database } from '../../db/client.ts';
import { writtenAnswers } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { parse, readJson } from '../../http/body.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { pageOf, pageQuery } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem.ts';
import { reply } from '../../http/reply.ts';
import { markHandled } from '../admin-questions.ts';
import { listHandled } from '../doubted-answers.ts';
import { renewVersion } from './written-answers.ts';

type Row = typeof writtenAnswers.$inferSelect;

const ListQuery = pageQuery(25, {});

export const adminChatAnswers = new Hono<HonoEnv>()
  .get('/', requireRole('sales'), async (c) => {
    const { limit, cursor } = parse(ListQuery, c.req.query());
    const { at, id } = writtenAnswers;
    const rows = await database(c.env)
      .select()
      .from(writtenAnswers)
      .where(cursor && sql`(${at}, ${id}) < (${cursor[0]}, ${cursor[1]})`)
      .orderBy(desc(at), desc(id))
      .limit(limit + 1);
    return reply<'GET /api/admin/chat-answers'>(
      c,
      pageOf(rows, limit, (row) => [row.at, row.id], answerOf),
    );
  })
  .post('/', requireRole('sales'), async (c) => {
    const { messageId, ...answer } = await readJson(c, NewWrittenAnswer);
    const by = c.get('staffEmail');
    const db = database(c.env);
    const at = new Date().toISOString();
    const {
      saved: [row],
    } = await transaction(db, {
      saved: db
        .insert(writtenAnswers)
        .values({ ...answer, id: crypto.randomUUID(), by, at })
        .returning(),
      audited: audit(db, { action: 'answer_saved', detail: answer.questionEn || answer.questionAr, by, at }),
      version: renewVersion(db),
      handled: messageId ? [listHandled(db, messageId, by), markHandled(db, messageId, by)] : [],
    });
    return reply<'POST /api/admin/chat-answers'>(c, { answer: answerOf(row!) }, 201);
  })
  .put('/:id', requireRole('sales'), async (c) => {
    const answer = await readJson(c, WrittenAnswerRequest);
    const db = database(c.env);
    const id = c.req.param('id');
    const entry = { by: c.get('staffEmail'), at: new Date().toISOString() };
    const detail = answer.questionEn || answer.questionAr;
    const {
      saved: [row],
    } = await transaction(db, {
      saved: db
        .update(writtenAnswers)
        .set({ ...answer, ...entry })
        .where(eq(writtenAnswers.id, id))
        .returning(),
      audited: audit(
        db,
        { action: 'answer_saved', detail, ...entry },
        sql`EXISTS (SELECT 1 FROM written_answers WHERE id = ${id})`,
      ),
      version: renewVersion(db),
    });
    if (!row) throw noSuchAnswer();
    return reply<'PUT /api/admin/chat-answers/:id'>(c, { answer: answerOf(row) });
  })
  .delete('/:id', requireRole('sales'), async (c) => {
    const db = database(c.env);
    const id = c.req.param('id');
    const title = sql`(SELECT iif(question_en = '', question_ar, question_en) FROM written_answers WHERE id = ${id})`;
    const entry = { by: c.get('staffEmail'), at: new Date().toISOString() };
    const {
      deleted: [row],
    } = await transaction(db, {
      audited: audit(db, { action: 'answer_deleted', detail: title, ...entry }, sql`${title} IS NOT NULL`),
      deleted: db.delete(writtenAnswers).where(eq(writtenAnswers.id, id)).returning({ id: writtenAnswers.id }),
      version: renewVersion(db),
    });
    if (!row) throw noSuchAnswer();
    return c.body(null, 204);
  });

function noSuchAnswer(): ProblemError {
  return new ProblemError('not_found', { detail: chatMessages.noAnswer });
}

function answerOf({ questionEn, answerEn, questionAr, answerAr, by, at, ...row }: Row): WrittenAnswer {
  return {
    ...row,
    question_en: questionEn,
    answer_en: answerEn,
    question_ar: questionAr,
    answer_ar: answerAr,
    written_by: by,
    written_at: at,
  };
}
