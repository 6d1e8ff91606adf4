import { and, desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { type DeadLetter, EmailFilters, type MailState, type OutboxEmail } from '#shared/contracts/mail.ts';
import { mailMessages } from '#shared/staff-texts/messages.ts';
import { isVisibleMail, requireVisibleMail } from '../auth/records.ts';
import { isAllowed, requireAnyRole, requireRole } from '../auth/roles.ts';
import { type Database, database } from '../db/client.ts';
import { deadLetters, emails, mailState } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { parse } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { pageOf, pageQuery } from '../http/paging.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { sandboxedHtml } from '../http/sandboxed-html.ts';
import { announceBatches } from './batches.ts';
import { deliverDue, deliverNow } from './delivery.ts';
import { deadLetterCount } from './provider-events/queues.ts';
import { loadAndRender } from './render.ts';
import { countFailed, retryFailed, retryMail } from './retry.ts';

type Row = typeof emails.$inferSelect;

const EmailsQuery = pageQuery(10, EmailFilters.shape);

export const adminEmails = new Hono<HonoEnv>()
  .get('/', requireAnyRole, async (c) => {
    const { limit, cursor, status, kind, letters, q } = parse(EmailsQuery, c.req.query());
    const rows = await database(c.env)
      .select()
      .from(emails)
      .where(
        and(
          // With an address, its index is the best one; the plus keeps SQLite from using another.
          q ? sql`lower(to_address) = ${q.trim().toLowerCase()}` : undefined,
          status && (q ? sql`+status = ${status}` : eq(emails.status, status)),
          kind && (q ? sql`+kind = ${kind}` : eq(emails.kind, kind)),
          // Without this condition SQLite would read every newsletter email only to skip it.
          letters || !isAllowed(c, 'marketing') ? sql`newsletter_id IS NULL` : undefined,
          isVisibleMail(c),
          cursor && sql`(${emails.createdAt}, ${emails.id}) < (${cursor[0]}, ${cursor[1]})`,
        ),
      )
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(limit + 1);
    return reply<'GET /api/admin/emails'>(
      c,
      pageOf(rows, limit, (row) => [row.createdAt, row.id], outboxEmailOf),
    );
  })
  .get('/:id', requireAnyRole, requireVisibleMail, async (c) => {
    const id = c.req.param('id');
    const [[row], mail] = await Promise.all([selectMail(database(c.env), id), requireMail(c.env, id)]);
    if (!row) throw noSuchMail();
    return reply<'GET /api/admin/emails/:id'>(c, { email: outboxEmailOf(row), ...mail });
  })
  .get('/:id/preview', requireAnyRole, requireVisibleMail, async (c) =>
    sandboxedHtml((await requireMail(c.env, c.req.param('id'))).html),
  )
  .post('/retry', requireRole('admin'), async (c) => {
    const db = database(c.env);
    const {
      retry: { retried },
      state: [state],
    } = await transaction(db, {
      retry: retryFailed(db, new Date().toISOString()),
      state: db.select({ remaining: countFailed() }).from(mailState),
    });
    c.executionCtx.waitUntil(deliverRetried(c.env, retried));
    return reply<'POST /api/admin/emails/retry'>(c, { retried: retried.length, remaining: state!.remaining }, 202);
  })
  .post('/:id/retry', requireAnyRole, requireVisibleMail, async (c) => {
    const db = database(c.env);
    const id = c.req.param('id');
    const now = new Date().toISOString();
    const {
      retry: { retried },
      mail: [current],
    } = await transaction(db, { retry: retryMail(db, id, now), mail: selectMail(db, id) });
    if (!current) throw noSuchMail();
    const queued = retried.find((row) => row.id === id);
    if (!queued) {
      throw new ProblemError('status_changed', {
        detail: mailMessages.nothingToRetry(current.status),
      });
    }
    c.executionCtx.waitUntil(queued.batchId ? deliverDue(c.env) : deliverNow(c.env, [id]));
    return reply<'POST /api/admin/emails/:id/retry'>(c, { email: outboxEmailOf(queued) }, 202);
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
  return new ProblemError('not_found', { detail: mailMessages.missing });
}

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

export const adminMailState = new Hono<HonoEnv>().get('/', requireAnyRole, async (c) => {
  const [row] = await database(c.env)
    .select({
      message: mailState.refusal,
      since: mailState.refusedAt,
      failed: countFailed(isVisibleMail(c)),
      deadLetters: deadLetterCount,
    })
    .from(mailState)
    .where(eq(mailState.id, 1));
  if (!row) throw new Error('mail_state has no row');
  const { message, since, failed } = row;
  const deadLetters = isAllowed(c, 'admin') ? row.deadLetters : 0;
  const refusal = message === null || since === null ? null : { message, since };
  return reply<'GET /api/admin/mail-state'>(c, { refusal, failed, deadLetters } satisfies MailState);
});

const DeadLettersQuery = pageQuery(25, {});

export const adminDeadLetters = new Hono<HonoEnv>()
  .get('/', requireRole('admin'), async (c) => {
    const { limit, cursor } = parse(DeadLettersQuery, c.req.query());
    const { failedAt, id } = deadLetters;
    const rows = await database(c.env)
      .select()
      .from(deadLetters)
      .where(cursor && sql`(${failedAt}, ${id}) < (${cursor[0]}, ${cursor[1]})`)
      .orderBy(desc(failedAt), desc(id))
      .limit(limit + 1);
    return reply<'GET /api/admin/dead-letters'>(
      c,
      pageOf(rows, limit, (row) => [row.failedAt, row.id], deadLetterOf),
    );
  })
  .delete('/:id', requireRole('admin'), async (c) => {
    const removed = await database(c.env)
      .delete(deadLetters)
      .where(eq(deadLetters.id, c.req.param('id')))
      .returning({ id: deadLetters.id });
    if (removed.length === 0) throw new ProblemError('not_found', { detail: mailMessages.noDeadLetter });
    return c.body(null, 204);
  });

function deadLetterOf(row: typeof deadLetters.$inferSelect): DeadLetter {
  return { id: row.id, queue: row.queue, body: JSON.parse(row.body), failed_at: row.failedAt };
}
