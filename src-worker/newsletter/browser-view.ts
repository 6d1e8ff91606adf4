import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { isLocale } from '#shared/locales.ts';
import { database } from '../db/client.ts';
import { newsletters } from '../db/schema.ts';
import { type HonoEnv, idOf } from '../http/hono-env.ts';
import { notFound } from '../http/pages.ts';
import { ProblemError } from '../http/problem.ts';
import { emailHtml } from '../http/sandboxed-html.ts';
import { renderNewsletter } from './mails.tsx';
import { newsletterTextIn } from './newsletter-text.ts';

/** Everyone with the link may read the page, so it holds nothing about the subscriber, and its links are not counted. */
export const browserView = new Hono<HonoEnv>().get('/:id', async (c) => {
  const row = await database(c.env)
    .select()
    .from(newsletters)
    .where(eq(newsletters.id, idOf(c)))
    .get()
    .catch((cause) => {
      throw new ProblemError('unavailable', { cause });
    });
  if (!row?.started) return notFound(c);
  const { lang } = c.req.query();
  const { html } = await renderNewsletter(c.env, newsletterTextIn(row, isLocale(lang) ? lang : undefined), false);
  const page = emailHtml(html, ["frame-ancestors 'none'"]);
  page.headers.set('cache-control', 'public, max-age=60');
  page.headers.set('x-robots-tag', 'noindex');
  return page;
});
