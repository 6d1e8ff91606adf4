import { desc, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import { newsletterMessages } from '../../src-shared/content/en/newsletter.ts';
import { NewsletterRequest } from '../../src-shared/contracts/staff.ts';
import type { HonoEnv } from '../app.ts';
import { database } from '../db/client.ts';
import { newsletters } from '../db/schema.ts';
import { parse, readJson, readText } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { deliverDue, deliverNow } from '../mail/delivery.ts';
import { renderNewsletter } from '../mail/render.ts';
import { newsletterOf, sendNewsletter, sendTestNewsletter } from '../newsletter/send.ts';
import { framedMail } from './framed-mail.ts';
import { pageOf, pageQuery } from './paging.ts';

const ListQuery = pageQuery(10, {});
const Letter = NewsletterRequest.pick({ subject: true, content: true });

export const staffNewsletters = new Hono<HonoEnv>()
  .get('/newsletters', async (c) => {
    const { limit, cursor } = parse(ListQuery, c.req.query());
    const rows = await database(c.env)
      .select()
      .from(newsletters)
      .where(cursor && sql`(${newsletters.createdAt}, ${newsletters.id}) < (${cursor[0]}, ${cursor[1]})`)
      .orderBy(desc(newsletters.createdAt), desc(newsletters.id))
      .limit(limit + 1);
    return c.json(pageOf(rows, limit, (row) => [row.createdAt, row.id], newsletterOf));
  })
  .post('/newsletters', async (c) => {
    const request = await readLetter(c, NewsletterRequest);
    const { newsletter } = await sendNewsletter(c.env, request, c.get('staff'));
    c.executionCtx.waitUntil(deliverDue(c.env));
    const sent = newsletter.kind === 'update' ? newsletterMessages.updateSent : newsletterMessages.newsletterSent;
    return c.json({ newsletter, message: sent(newsletter.recipients) }, 202);
  })
  // A form's own body, so that a sandboxed frame can be its target without a script.
  .post('/newsletters/preview', async (c) => {
    const form = new URLSearchParams(await readText(c.req.raw));
    const subject = form.get('subject') ?? '';
    const { html } = await renderNewsletter(c.env, { subject, content: form.get('content') ?? '' });
    return framedMail(html);
  })
  .post('/newsletters/test', async (c) => {
    const letter = await readLetter(c, Letter);
    const staff = c.get('staff');
    const mailId = await sendTestNewsletter(c.env, letter, staff);
    c.executionCtx.waitUntil(deliverNow(c.env, [mailId]));
    return c.json({ message: `A test is on its way to ${staff}.` }, 202);
  })
  .get('/newsletters/:id', async (c) => {
    const [row] = await database(c.env)
      .select()
      .from(newsletters)
      .where(eq(newsletters.id, c.req.param('id').toLowerCase()));
    if (!row) throw new ProblemError('not_found', { detail: 'There is no such newsletter.' });
    return c.json({ newsletter: newsletterOf(row) });
  });

/** @throws ProblemError as `readJson`; a blank subject or content is said in the specification's words */
async function readLetter<Schema extends z.ZodType>(c: Context<HonoEnv>, schema: Schema): Promise<z.infer<Schema>> {
  try {
    return await readJson(c, schema);
  } catch (error) {
    const errors = error instanceof ProblemError ? error.problem.errors : undefined;
    if (!errors?.some(({ message }) => message === newsletterMessages.blankComposer)) throw error;
    throw new ProblemError('validation_failed', { detail: newsletterMessages.blankComposer, errors, cause: error });
  }
}
