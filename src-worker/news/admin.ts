import { desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { NewPost, PostChange } from '#shared/contracts/news.ts';
import { maxNewsletterBodyBytes } from '#shared/limits.ts';
import { defaultLocale, isLocale } from '#shared/locales.ts';
import { postMessages } from '#shared/staff-texts/messages.ts';
import { requireRole } from '../auth/roles.ts';
import { database } from '../db/client.ts';
import { posts } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { parse, readJson } from '../http/body.ts';
import { withoutScript } from '../http/form-page.ts';
import { type HonoEnv, idOf } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { pageOf, pageQuery } from '../http/paging.ts';
import { ProblemError } from '../http/problem.ts';
import { readForm } from '../http/read-form.ts';
import { reply } from '../http/reply.ts';
import { inScheme, previewHtml } from '../http/sandboxed-html.ts';
import { pictureSizes } from '../media/store.ts';
import { renderArticle } from './page-view.tsx';
import { changePost, createPost } from './publish.ts';
import { articlePage, newsPage } from './routes.ts';
import { maxListed, postOf } from './store.ts';

const ListQuery = pageQuery(maxListed, {});
const limitPost = limitTo(maxNewsletterBodyBytes);

export const adminPosts = new Hono<HonoEnv>()
  .get('/', requireRole('marketing'), async (c) => {
    const { limit, cursor } = parse(ListQuery, c.req.query());
    const rows = await database(c.env)
      .select()
      .from(posts)
      .where(cursor && sql`(published_at, id) < (${cursor[0]}, ${cursor[1]})`)
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(limit + 1);
    return reply<'GET /api/admin/posts'>(
      c,
      pageOf(
        rows,
        limit,
        (row) => [row.publishedAt, row.id],
        (row) => postOf(row),
      ),
    );
  })
  .get('/:id', requireRole('marketing'), async (c) => {
    const row = await database(c.env)
      .select()
      .from(posts)
      .where(eq(posts.id, idOf(c)))
      .get();
    if (!row) throw new ProblemError('not_found', { detail: postMessages.missing });
    return reply<'GET /api/admin/posts/:id'>(c, { post: postOf(row) });
  })
  .post('/', requireRole('marketing'), limitPost, async (c) => {
    const { post, isNew } = await createPost(c.env, await readJson(c, NewPost), c.get('staffEmail'));
    return reply<'POST /api/admin/posts'>(c, { post }, isNew ? 201 : 200);
  })
  // A form post into a sandboxed frame, as of a newsletter.
  .post('/preview', requireRole('marketing'), limitPost, async (c) => {
    const { title = '', lead = '', content = '', scheme, ...fields } = await readForm(c.req.raw);
    const locale = isLocale(fields.locale) ? fields.locale : defaultLocale;
    const now = new Date().toISOString();
    const text = { title, lead, content, locale, languages: [locale] };
    const post = { ...text, id: '', slug: '', publishedAt: now, changedAt: now };
    const pictures = await pictureSizes(c.env, [content]);
    const [page, article] = await Promise.all([
      newsPage(c, locale),
      renderArticle({ post, pictures, newer: undefined, older: undefined }),
    ]);
    const shown = await withInlineStyles(c.env, articlePage(page, post, '<base target="_blank">', article));
    return previewHtml(inScheme(shown, scheme));
  })
  .patch('/:id', requireRole('marketing'), limitPost, async (c) => {
    const change = await readJson(c, PostChange);
    return reply<'PATCH /api/admin/posts/:id'>(c, {
      post: await changePost(c.env, idOf(c), change, c.get('staffEmail')),
    });
  });

/** A sandboxed frame has no origin, so the site's stylesheet and fonts are refused to it. */
async function withInlineStyles(env: Bindings, page: Response): Promise<string> {
  const inlined = new HTMLRewriter()
    .on('link[rel="preload"]', { element: (link) => void link.remove() })
    .on('link[rel="stylesheet"]', {
      async element(link) {
        const file = await env.ASSETS.fetch(new URL(link.getAttribute('href')!, configOf(env).SITE_URL));
        link.replace(`<style>${await file.text()}</style>`, { html: true });
      },
    })
    .transform(withoutScript(page));
  return (await inlined.text()).replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
}
