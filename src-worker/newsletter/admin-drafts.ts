import { desc, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { Id } from '#shared/contracts/field-types.ts';
import { type NewsletterDraft, NewsletterDraftChange } from '#shared/contracts/newsletter.ts';
import { maxNewsletterBodyBytes, newestShown } from '#shared/limits.ts';
import { composerMessages } from '#shared/staff-texts/messages.ts';
import { requireRole } from '../auth/roles.ts';
import { type Database, database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { newsletterDrafts } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { parse, readJson } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';

/** Drafts are shared: a change names the version that it was based on. */
export const adminDrafts = new Hono<HonoEnv>()
  .get('/', requireRole('marketing'), async (c) => {
    const rows = await database(c.env)
      .select()
      .from(newsletterDrafts)
      .orderBy(desc(newsletterDrafts.at))
      .limit(newestShown.drafts);
    return reply<'GET /api/admin/newsletter-drafts'>(c, { items: rows.map(draftOf) });
  })
  .put('/:id', requireRole('marketing'), limitTo(maxNewsletterBodyBytes), async (c) => {
    const change = await readJson(c, NewsletterDraftChange);
    return reply<'PUT /api/admin/newsletter-drafts/:id'>(c, {
      draft: await saveDraft(database(c.env), idOf(c), change, c.get('staffEmail')),
    });
  })
  .delete('/:id', requireRole('marketing'), async (c) => {
    await database(c.env)
      .delete(newsletterDrafts)
      .where(eq(newsletterDrafts.id, idOf(c)));
    return c.body(null, 204);
  });

function idOf(c: Context<HonoEnv, '/:id'>): string {
  return parse(Id, c.req.param('id'));
}

async function saveDraft(
  db: Database,
  id: string,
  { version, ...texts }: NewsletterDraftChange,
  by: string,
): Promise<NewsletterDraft> {
  const now = new Date().toISOString();
  const {
    saved,
    stored: [stored],
  } = await transaction(db, {
    saved: insertIf(
      db,
      newsletterDrafts,
      { ...texts, id, by, at: now },
      sql`NOT EXISTS (SELECT 1 FROM newsletters WHERE id = ${id})
        AND NOT (${texts.destination} = 'news' AND EXISTS (SELECT 1 FROM posts WHERE id = ${id}))`,
    )
      .onConflictDoUpdate({
        target: newsletterDrafts.id,
        set: { ...texts, by, at: now },
        setWhere: sql`${newsletterDrafts.at} = ${version}`,
      })
      .returning(),
    stored: db.select().from(newsletterDrafts).where(eq(newsletterDrafts.id, id)),
  });
  const [row] = saved;
  if (row) return draftOf(row);
  if (!stored) throw new ProblemError('id_already_used', { detail: composerMessages.draftSent });
  throw new ProblemError('status_changed', { detail: composerMessages.draftChanged(stored.by) });
}

function draftOf(row: typeof newsletterDrafts.$inferSelect): NewsletterDraft {
  const { subjectAr, contentAr, leadAr, sendAt, by, at, ...draft } = row;
  return {
    ...draft,
    subject_ar: subjectAr,
    content_ar: contentAr,
    lead_ar: leadAr,
    send_at: sendAt,
    changed_by: by,
    changed_at: at,
  };
}
