import { and, asc, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { replyTemplates as arabic } from '#shared/content/ar/reply-templates.ts';
import { replyTemplates as english } from '#shared/content/en/reply-templates.ts';
import { Id } from '#shared/contracts/field-types.ts';
import { ReplyTemplateChange, type StaffTemplate, TemplateVersion } from '#shared/contracts/reply-templates.ts';
import type { TemplateId } from '#shared/inbox/reply-templates.ts';
import { type RepliedTo, templateValues } from '#shared/inbox/reply-values.ts';
import { fillPlaceholders } from '#shared/inbox/template-placeholders.ts';
import { maxNewsletterBodyBytes, maxTemplates } from '#shared/limits.ts';
import type { Locale } from '#shared/locales.ts';
import { formRoles } from '#shared/roles.ts';
import { templateMessages } from '#shared/staff-texts/messages.ts';
import { requireTypes, visibleTypes } from '../auth/records.ts';
import { isAllowed, requireRole } from '../auth/roles.ts';
import { audit } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { staffTemplates } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { parse, readJson } from '../http/body.ts';
import { type HonoEnv, staffEmailOf } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';

type Row = typeof staffTemplates.$inferSelect;

export const adminTemplates = new Hono<HonoEnv>()
  .get('/', requireRole(...formRoles), async (c) => {
    const rows = await database(c.env).select().from(staffTemplates).orderBy(asc(staffTemplates.name));
    const types = visibleTypes(c);
    return reply<'GET /api/admin/reply-templates'>(c, {
      items: rows.filter(({ forms }) => forms.some((form) => types.includes(form))).map(templateOf),
    });
  })
  .put('/:id', requireRole(...formRoles), limitTo(maxNewsletterBodyBytes), async (c) => {
    const id = parse(Id, c.req.param('id'));
    const change = await readJson(c, ReplyTemplateChange);
    await requireTypes(c, change.forms);
    await requireFormsOf(c, id);
    return reply<'PUT /api/admin/reply-templates/:id'>(c, {
      template: await saveTemplate(database(c.env), id, change, staffEmailOf(c)),
    });
  })
  .delete('/:id', requireRole(...formRoles), async (c) => {
    const { version } = parse(TemplateVersion, c.req.query());
    const id = parse(Id, c.req.param('id'));
    await requireFormsOf(c, id);
    const db = database(c.env);
    const isTarget = sql`id = ${id} AND changed_at = ${version}`;
    const name = sql`(SELECT name FROM reply_templates WHERE ${isTarget})`;
    const entry = { by: staffEmailOf(c), at: new Date().toISOString() };
    const {
      remaining: [remaining],
    } = await transaction(db, {
      audited: audit(db, { action: 'template_deleted', detail: name, ...entry }, sql`${name} IS NOT NULL`),
      deleted: db.delete(staffTemplates).where(and(eq(staffTemplates.id, id), eq(staffTemplates.at, version))),
      remaining: db.select().from(staffTemplates).where(eq(staffTemplates.id, id)),
    });
    if (remaining) throw changedBy(remaining);
    return c.body(null, 204);
  });

async function requireFormsOf(c: Context<HonoEnv>, id: string): Promise<void> {
  if (isAllowed(c, 'admin')) return;
  const [stored] = await database(c.env)
    .select({ forms: staffTemplates.forms })
    .from(staffTemplates)
    .where(eq(staffTemplates.id, id));
  if (stored) await requireTypes(c, stored.forms);
}

async function saveTemplate(
  db: Database,
  id: string,
  { version, ...template }: ReplyTemplateChange,
  by: string,
): Promise<StaffTemplate> {
  if (version === null && (await db.$count(staffTemplates)) >= maxTemplates) {
    throw new ProblemError('validation_failed', { errors: [{ path: 'name', message: templateMessages.tooMany }] });
  }
  const row = { id, ...template, by, at: new Date().toISOString() };
  const isSaved = sql`EXISTS (SELECT 1 FROM reply_templates WHERE id = ${id} AND changed_at = ${row.at})`;
  const {
    saved: [saved],
    stored: [stored],
  } = await transaction(db, {
    saved:
      version === null
        ? db.insert(staffTemplates).values(row).onConflictDoNothing().returning()
        : db
            .update(staffTemplates)
            .set(row)
            .where(and(eq(staffTemplates.id, id), eq(staffTemplates.at, version)))
            .returning(),
    stageCleared: db
      .update(staffTemplates)
      .set({ stage: null })
      .where(sql`stage = ${row.stage} AND id <> ${id} AND ${isSaved}`),
    audited: audit(db, { action: 'template_saved', detail: row.name, by, at: row.at }, isSaved),
    stored: db.select().from(staffTemplates).where(eq(staffTemplates.id, id)),
  });
  if (saved) return templateOf(saved);
  if (!stored) throw new ProblemError('not_found', { detail: templateMessages.deleted });
  throw changedBy(stored);
}

function changedBy({ by }: Row): ProblemError {
  return new ProblemError('status_changed', { detail: templateMessages.changed(by) });
}

function templateOf({ by, at, ...template }: Row): StaffTemplate {
  return { ...template, changed_by: by, changed_at: at };
}

const shipped = { en: english, ar: arabic };

export function fillTemplate(
  id: TemplateId,
  submission: RepliedTo,
  locale: Locale,
  nextWorkingDay: string,
): { subject: string; text: string } {
  const values = templateValues(submission, locale, nextWorkingDay);
  const { subject, text } = shipped[locale][id];
  return { subject: subject(values), text: text(values) };
}

export async function loadRefusal(
  db: Database,
): Promise<(submission: RepliedTo, locale: Locale, nextWorkingDay: string) => { subject: string; text: string }> {
  const own = await db.select().from(staffTemplates).where(eq(staffTemplates.stage, 'declined')).get();
  return (submission, locale, day) => {
    if (!own) return fillTemplate('declined', submission, locale, day);
    const values = templateValues(submission, locale, day);
    const [subject, text] = locale === 'ar' ? [own.subjectAr, own.textAr] : [own.subjectEn, own.textEn];
    return { subject: fillPlaceholders(subject, values, locale), text: fillPlaceholders(text, values, locale) };
  };
}
