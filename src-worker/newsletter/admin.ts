import { desc, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import {
  NewsletterChange,
  type NewsletterLink,
  NewsletterRequest,
  RecipientsQuery,
  TestNewsletterRequest,
} from '#shared/contracts/newsletter.ts';
import { maxNewsletterBodyBytes } from '#shared/limits.ts';
import { defaultLocale, isLocale, locales } from '#shared/locales.ts';
import { composerMessages, listMessages } from '#shared/staff-texts/messages.ts';
import { gulfTime } from '#shared/time/days.ts';
import { requireRole } from '../auth/roles.ts';
import { database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { newsletterClicks, newsletters } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { parse, readJson } from '../http/body.ts';
import { type HonoEnv, idOf } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { pageOf, pageQuery } from '../http/paging.ts';
import { ProblemError } from '../http/problem.ts';
import { readForm } from '../http/read-form.ts';
import { reply } from '../http/reply.ts';
import { inScheme, previewHtml, sandboxedHtml } from '../http/sandboxed-html.ts';
import { deliverNow } from '../mail/delivery.ts';
import { changeScheduled } from './change-scheduled.ts';
import { renderNewsletter } from './mails.tsx';
import { newsletterTextIn, ownLinks } from './newsletter-text.ts';
import { countByAudience, listSegments } from './recipients.ts';
import { noSuchNewsletter, stopNewsletter } from './schedule.ts';
import { deliverNewsletter, newsletterOf, sendNewsletter, sendTestNewsletter } from './send.ts';
import { listUndelivered } from './undelivered.ts';

const ListQuery = pageQuery(10, {});
const UndeliveredQuery = pageQuery(50, {});
const limitNewsletter = limitTo(maxNewsletterBodyBytes);
const PreviewQuery = z.object({ locale: z.enum(locales, listMessages.locale).default(defaultLocale) });

export const adminNewsletters = new Hono<HonoEnv>()
  .get('/', requireRole('marketing'), async (c) => {
    const { limit, cursor } = parse(ListQuery, c.req.query());
    const rows = await database(c.env)
      .select()
      .from(newsletters)
      .where(cursor && sql`(${newsletters.createdAt}, ${newsletters.id}) < (${cursor[0]}, ${cursor[1]})`)
      .orderBy(desc(newsletters.createdAt), desc(newsletters.id))
      .limit(limit + 1);
    const clicks = await clicksOf(
      c.env,
      rows.map(({ id }) => id),
    );
    return reply<'GET /api/admin/newsletters'>(
      c,
      pageOf(
        rows,
        limit,
        (row) => [row.createdAt, row.id],
        (row) => ({ ...newsletterOf(row), clicks: clicks.get(row.id) ?? 0 }),
      ),
    );
  })
  .post('/', requireRole('marketing'), limitNewsletter, async (c) => {
    const request = await readNewsletter(c, NewsletterRequest);
    const { newsletter } = await sendNewsletter(c.env, request, c.get('staffEmail'));
    c.executionCtx.waitUntil(deliverNewsletter(c.env, newsletter));
    if (newsletter.send_at) {
      return reply<'POST /api/admin/newsletters'>(
        c,
        { newsletter, message: composerMessages.scheduled(newsletter.recipients, gulfTime(newsletter.send_at)) },
        202,
      );
    }
    const sent = newsletter.kind === 'update' ? composerMessages.updateSent : composerMessages.newsletterSent;
    return reply<'POST /api/admin/newsletters'>(c, { newsletter, message: sent(newsletter.recipients) }, 202);
  })
  // A form post, because a sandboxed frame can be its target without JavaScript.
  .post('/preview', requireRole('marketing'), limitNewsletter, async (c) => {
    const { subject = '', content = '', locale, scheme } = await readForm(c.req.raw);
    const email = { subject, content, locale: isLocale(locale) ? locale : defaultLocale };
    const { html } = await renderNewsletter(c.env, email);
    return previewHtml(inScheme(html, scheme));
  })
  .post('/test', requireRole('marketing'), limitNewsletter, async (c) => {
    const draft = await readNewsletter(c, TestNewsletterRequest);
    const staff = c.get('staffEmail');
    const mailId = await sendTestNewsletter(c.env, draft, staff);
    c.executionCtx.waitUntil(deliverNow(c.env, [mailId]));
    return reply<'POST /api/admin/newsletters/test'>(c, { message: composerMessages.testSent(staff) }, 202);
  })
  .get('/segments', requireRole('marketing'), async (c) =>
    reply<'GET /api/admin/newsletters/segments'>(c, { items: await listSegments(database(c.env)) }),
  )
  .get('/recipients', requireRole('marketing'), async (c) => {
    const { segment } = parse(RecipientsQuery, c.req.query());
    return reply<'GET /api/admin/newsletters/recipients'>(c, await countByAudience(database(c.env), segment));
  })
  .get('/:id', requireRole('marketing'), async (c) => {
    const row = await requireNewsletter(c);
    return reply<'GET /api/admin/newsletters/:id'>(c, {
      newsletter: newsletterOf(row),
      links: await linksOf(c.env, row),
    });
  })
  .patch('/:id', requireRole('marketing'), limitNewsletter, async (c) => {
    const change = await readNewsletter(c, NewsletterChange);
    return reply<'PATCH /api/admin/newsletters/:id'>(c, {
      newsletter: await changeScheduled(c.env, idOf(c), change, c.get('staffEmail')),
    });
  })
  .get('/:id/undelivered', requireRole('marketing'), async (c) =>
    reply<'GET /api/admin/newsletters/:id/undelivered'>(
      c,
      await listUndelivered(c.env, idOf(c), parse(UndeliveredQuery, c.req.query())),
    ),
  )
  .delete('/:id', requireRole('marketing'), async (c) => {
    await stopNewsletter(c.env, idOf(c), c.get('staffEmail'));
    return c.body(null, 204);
  })
  .get('/:id/preview', requireRole('marketing'), async (c) => {
    const { locale } = parse(PreviewQuery, c.req.query());
    const { html } = await renderNewsletter(c.env, newsletterTextIn(await requireNewsletter(c), locale));
    return sandboxedHtml(html);
  });

async function clicksOf(env: Bindings, ids: string[]): Promise<Map<string, number>> {
  const rows = await database(env)
    .select({ id: newsletterClicks.newsletterId, clicks: sql<number>`sum(clicks)` })
    .from(newsletterClicks)
    .where(sql`newsletter_id IN ${inJson(ids)}`)
    .groupBy(newsletterClicks.newsletterId);
  return new Map(rows.map(({ id, clicks }) => [id, clicks]));
}

async function linksOf(env: Bindings, row: typeof newsletters.$inferSelect): Promise<NewsletterLink[]> {
  const rows = await database(env).select().from(newsletterClicks).where(eq(newsletterClicks.newsletterId, row.id));
  const clicks = new Map(rows.map((one) => [one.link, one.clicks]));
  return ownLinks(configOf(env).SITE_URL, row).map((href, i) => ({ href, clicks: clicks.get(i + 1) ?? 0 }));
}

async function requireNewsletter(c: Context<HonoEnv>) {
  const id = idOf(c);
  const row = await database(c.env).select().from(newsletters).where(eq(newsletters.id, id)).get();
  if (!row) throw noSuchNewsletter();
  return row;
}

async function readNewsletter<Schema extends z.ZodType>(c: Context<HonoEnv>, schema: Schema): Promise<z.infer<Schema>> {
  try {
    return await readJson(c, schema);
  } catch (error) {
    const errors = error instanceof ProblemError ? error.problemIn(defaultLocale).errors : undefined;
    if (!errors?.some(({ message }) => message === composerMessages.blankComposer)) throw error;
    throw new ProblemError('validation_failed', { detail: composerMessages.blankComposer, errors, cause: error });
  }
}
