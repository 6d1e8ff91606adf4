import { and, desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import type { OutboxEmail } from '../../src-shared/contracts/admin.ts';
import { emailKinds, emailStatuses } from '../../src-shared/email-kinds.ts';
import { type Database, database } from '../db/client.ts';
import { emails, mailState } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { deliverDue, deliverNow } from '../mail/delivery.ts';
import { announceBatches } from '../mail/mail-queue.ts';
import { loadAndRender } from '../mail/render.ts';
import { pageOf, pageQuery } from './paging.ts';
import { countFailed, retryFailed, retryMail } from './retry-failed.ts';
import { sandboxedHtml } from './sandboxed-html.ts';

type Row = typeof emails.$inferSelect;

const ListQuery = pageQuery(10, {
  status: z.enum(emailStatuses, 'The status is not one of the outbox.').optional(),
  kind: z.enum(emailKinds, 'The kind is not one of the outbox.').optional(),
});

export const adminEmails = new Hono<HonoEnv>()
  .get('/emails', async (c) => {
    const { limit, cursor, status, kind } = parse(ListQuery, c.req.query());
    const rows = await database(c.env)
      .select()
      .from(emails)
      .where(
        and(
          status && eq(emails.status, status),
          kind && eq(emails.kind, kind),
          cursor && sql`(${emails.createdAt}, ${emails.id}) < (${cursor[0]}, ${cursor[1]})`,
        ),
      )
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(limit + 1);
    return c.json(pageOf(rows, limit, (row) => [row.createdAt, row.id], outboxEmailOf));
  })
  .get('/emails/:id', async (c) => {
    const id = c.req.param('id');
    const [[row], mail] = await Promise.all([selectMail(database(c.env), id), requireMail(c.env, id)]);
    if (!row) throw noSuchMail();
    return c.json({ email: outboxEmailOf(row), ...mail });
  })
  .get('/emails/:id/preview', async (c) => sandboxedHtml((await requireMail(c.env, c.req.param('id'))).html))
  .post('/emails/retry', async (c) => {
    const db = database(c.env);
    const [retried, [rest]] = await db.batch([
      retryFailed(db, new Date().toISOString()),
      db.select({ remaining: countFailed }).from(mailState),
    ]);
    c.executionCtx.waitUntil(deliverRetried(c.env, retried));
    return c.json({ retried: retried.length, remaining: rest!.remaining }, 202);
  })
  .post('/emails/:id/retry', async (c) => {
    const db = database(c.env);
    const id = c.req.param('id');
    const now = new Date().toISOString();
    const [retried, [current]] = await db.batch([retryMail(db, id, now), selectMail(db, id)]);
    if (!current) throw noSuchMail();
    const queued = retried.find((row) => row.id === id);
    if (!queued) {
      throw new ProblemError('status_changed', {
        detail: `This mail is ${current.status}: there is nothing to retry.`,
      });
    }
    c.executionCtx.waitUntil(queued.batchId ? deliverDue(c.env) : deliverNow(c.env, [id]));
    return c.json({ email: outboxEmailOf(queued) }, 202);
  });

async function deliverRetried(env: Bindings, mails: { batchId: string | null }[]): Promise<void> {
  const batches = new Set(mails.map(({ batchId }) => batchId).filter((id) => id !== null));
  await announceBatches(env, [...batches]);
  await deliverDue(env);
}

function selectMail(db: Database, id: string) {
  return db.select().from(emails).where(eq(emails.id, id)).limit(1);
}

async function requireMail(env: Bindings, id: string) {
  const mail = await loadAndRender(env, id);
  if (!mail) throw noSuchMail();
  return mail;
}

function noSuchMail() {
  return new ProblemError('not_found', { detail: 'There is no such mail.' });
}

/** A row as JSON, without the references that it is rendered from. */
export function outboxEmailOf(row: Row): OutboxEmail {
  return {
    id: row.id,
    kind: row.kind,
    to_address: row.toAddress,
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    due_at: row.dueAt,
    sent_at: row.sentAt,
    last_error: row.lastError,
    created_at: row.createdAt,
  };
}
