import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Locale } from '#shared/locales.ts';
import type { PictureSizes } from '#shared/markdown/pictures.ts';
import { localizedPath, newsFeedPath, paths, postPath } from '#shared/paths.ts';
import { type Database, database, nearby } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { log } from '../http/log.ts';
import { isNotModified } from '../http/not-modified.ts';
import { notFound, sitePage } from '../http/pages.ts';
import { ProblemError } from '../http/problem.ts';
import { dataPolicy } from '../http/security-headers.ts';
import { pictureSizes } from '../media/store.ts';
import { newestFeed } from './feed.ts';
import { feedLink, renderHead } from './head-view.tsx';
import { renderArticle, renderList } from './page-view.tsx';
import { hasLanguage, type PublishedPost, publishedIn, selectPublished } from './store.ts';
import { newsTexts } from './texts.ts';

/** A changed or withdrawn text is gone within a minute. */
const cacheControl = 'public, max-age=30';

/** A browser shows the source of a feed that has the type of one, and a page where its stylesheet may load. */
const feedHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'content-security-policy': `${dataPolicy}; style-src 'self'`,
};
const pageLength = 20;
const place = '#app > main > div';

export const newsPages = new Hono<HonoEnv>()
  .get(paths.news, async (c) => {
    const { page: asked = '1' } = c.req.query();
    if (!/^[1-9]\d{0,3}$/.test(asked)) return notFound(c);
    const number = Number(asked);
    const found = await listPage(c, number);
    const posts = found.slice(0, pageLength);
    if (posts.length === 0 && number > 1) return notFound(c);
    const page = await newsPage(c);
    if (posts.length === 0) return page;
    const list = await renderList(posts, { number, hasOlder: found.length > pageLength });
    return new HTMLRewriter()
      .on('head > link[rel="canonical"], head > link[hreflang]', {
        element(link) {
          // The other language may have fewer pages.
          if (number > 1 && link.hasAttribute('hreflang')) link.remove();
          else if (number > 1) link.setAttribute('href', `${link.getAttribute('href')}?page=${number}`);
        },
      })
      .on('[data-news-list]', { element: (element) => void element.setInnerContent(list, { html: true }) })
      .transform(page);
  })
  .get(newsFeedPath, async (c) => {
    const rendering = newestFeed(nearby(c.env), c.get('locale'));
    // Others wait for it, too, so it must not end with this visitor.
    c.executionCtx.waitUntil(rendering.catch(() => {}));
    const { text, etag, at } = await rendering;
    const headers = { etag, 'last-modified': new Date(at).toUTCString(), 'cache-control': cacheControl };
    if (isNotModified(c.req.raw, etag, at)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { ...headers, ...feedHeaders } });
  })
  .get(postPath(':slug'), async (c) => {
    const slug = c.req.param('slug') ?? '';
    const locale = c.get('locale');
    // A copy may not have the newest item yet.
    const found = (await findArticle(nearby(c.env), slug, locale)) ?? (await findArticle(c.env, slug, locale));
    if (!found) return (await moved(c, slug)) ?? notFound(c);
    const { SITE_URL: siteUrl } = configOf(c.env);
    const { post, pictures } = found;
    const [head, article, page] = await Promise.all([
      renderHead(siteUrl, post, pictures),
      renderArticle(found),
      newsPage(c),
    ]);
    return articlePage(page, post, head, article);
  })
  .onError(async (error, c) => {
    log('error', 'news_unavailable', { requestId: c.get('requestId'), cause: error });
    const page = await sitePage(c, localizedPath(paths.news, c.get('locale')), 503);
    if (!page) throw new ProblemError('unavailable', { cause: error });
    const { title, lead } = newsTexts[c.get('locale')].unavailable;
    page.headers.set('retry-after', '60');
    return new HTMLRewriter()
      .on('main h1', { element: (heading) => void heading.setInnerContent(title) })
      .on('[data-news-list] p', { element: (text) => void text.setInnerContent(lead) })
      .transform(page);
  });

/** One more than is shown. */
async function listPage(c: Context<HonoEnv>, number: number): Promise<PublishedPost[]> {
  const locale = c.get('locale');
  const rows = await selectPublished(
    database(nearby(c.env)),
    new Date().toISOString(),
    hasLanguage(locale),
    pageLength + 1,
    (number - 1) * pageLength,
  );
  return publishedIn(rows, locale);
}

interface FoundArticle {
  post: PublishedPost;
  newer: PublishedPost | undefined;
  older: PublishedPost | undefined;
  pictures: PictureSizes;
}

async function findArticle(env: Bindings, slug: string, locale: Locale): Promise<FoundArticle | undefined> {
  const db = database(env);
  const now = new Date().toISOString();
  const [found, newer, older] = await db.batch([
    selectPublished(db, now, sql`slug = ${slug}`, 1),
    selectNewer(db, now, slug, locale),
    selectPublished(db, now, sql`${hasLanguage(locale)} AND (published_at, id) < ${positionOf(slug)}`, 1),
  ]);
  const [post] = publishedIn(found, locale);
  if (!post) return undefined;
  const pictures = await pictureSizes(env, [post.content]);
  return { post, newer: publishedIn(newer, locale)[0], older: publishedIn(older, locale)[0], pictures };
}

/** The redirect leads from an earlier slug to the newest. */
async function moved(c: Context<HonoEnv>, slug: string): Promise<Response | undefined> {
  const locale = c.get('locale');
  const isNewest = sql`${hasLanguage(locale)} AND id = (SELECT post_id FROM post_slugs WHERE slug = ${slug})`;
  const [post] = await selectPublished(database(c.env), new Date().toISOString(), isNewest, 1);
  return post && c.redirect(localizedPath(postPath(post.slug), locale) + new URL(c.req.url).search, 301);
}

function selectNewer(db: Database, now: string, slug: string, locale: Locale) {
  const ids = sql`SELECT id FROM posts WHERE published_at <= ${now} AND NOT withdrawn AND ${hasLanguage(locale)}
    AND (published_at, id) > ${positionOf(slug)} ORDER BY published_at, id LIMIT 1`;
  return selectPublished(db, now, sql`id = (${ids})`, 1);
}

function positionOf(slug: string) {
  return sql`(SELECT published_at, id FROM posts AS this WHERE slug = ${slug})`;
}

/** The prerendered page that lists nothing. */
export async function newsPage(c: Context<HonoEnv>, locale: Locale = c.get('locale')): Promise<Response> {
  const page = await sitePage(c, localizedPath(paths.news, locale), 200);
  if (!page) throw new ProblemError('unavailable', { cause: 'The page of the news is missing' });
  page.headers.delete('x-robots-tag');
  page.headers.set('cache-control', cacheControl);
  const link = feedLink(configOf(c.env).SITE_URL, locale);
  return new HTMLRewriter()
    .on('head', { element: (head) => void head.append(link, { html: true }) })
    .on('[data-news-sample]', { element: (sample) => void sample.remove() })
    .transform(page);
}

const replacedTags = [
  'title',
  'meta[name="description"]',
  'meta[name="twitter:card"]',
  'meta[property]',
  'link[rel="canonical"]',
  'link[hreflang]',
];

export function articlePage(
  page: Response,
  { slug, languages }: PublishedPost,
  head: string,
  article: string,
): Response {
  const rewriter = new HTMLRewriter();
  for (const tag of replacedTags) rewriter.on(`head > ${tag}`, { element: (element) => void element.remove() });
  return rewriter
    .on('head', { element: (element) => void element.append(head, { html: true }) })
    .on(place, { element: (element) => void element.setInnerContent(article, { html: true }) })
    .on('a[hreflang]', {
      element(link) {
        const language = link.getAttribute('hreflang') as Locale;
        if (languages.includes(language)) link.setAttribute('href', localizedPath(postPath(slug), language));
      },
    })
    .transform(page);
}
