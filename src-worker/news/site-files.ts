import { type Context, Hono } from 'hono';
import { defaultLocale, type Locale, locales } from '#shared/locales.ts';
import { localizedPath, paths, postPath } from '#shared/paths.ts';
import { database, nearby } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { inPieces } from '../http/in-pieces.ts';
import { inTime } from '../http/in-time.ts';
import { notFound } from '../http/pages.ts';
import { remember } from '../http/remember.ts';
import { xml } from './feed.ts';
import { descriptionOf } from './head-view.tsx';
import { renderLatest } from './page-view.tsx';
import { forgetPublished, publishedNow, publishedVersion } from './published.ts';
import { type PublishedPost, publishedIn, selectOutlines } from './store.ts';

const maxOnHome = 3;

/** The home page and the lists of the site. While nothing is known to be published, the built files are served unchanged. */
export const newsOnSite = new Hono<HonoEnv>()
  .get(paths.home, async (c) => {
    const locale = c.get('locale');
    const isShown = (post: PublishedPost) => post.locale === locale;
    const changes = recent.fresh()?.posts.some(isShown) ?? true;
    // Only the section waits for the database: what comes before it is sent.
    const reading = changes ? recentPosts(c.env) : [];
    const page = await builtFile(c.env, c.req.raw, changes);
    if (!changes || !page.ok) return page;
    return new HTMLRewriter()
      .on('#products', {
        async element(section) {
          const posts = (await reading).filter(isShown).slice(0, maxOnHome);
          if (posts.length > 0) section.after(await renderLatest(posts, locale), { html: true });
        },
      })
      .transform(inPieces(page));
  })
  .get('/sitemap.xml', async (c) => {
    const posts = await recentPosts(c.env);
    const file = await builtFile(c.env, c.req.raw, posts.length > 0);
    if (posts.length === 0 || !file.ok) return file.status === 404 ? notFound(c) : file;
    const { SITE_URL: siteUrl } = configOf(c.env);
    const entries = posts.map((post) => `${sitemapEntry(siteUrl, post)}\n`).join('');
    return new Response(
      (await file.text()).replace('</urlset>', () => `${entries}</urlset>`),
      file,
    );
  })
  .get('/llms.txt', (c) =>
    withEnglishNews(c, (posts, urlOf) => {
      const lines = posts.map((post) => `- [${post.title}](${urlOf(post)}): ${descriptionOf(post)}\n`);
      return `\n## News\n\n${lines.join('')}`;
    }),
  )
  .get('/llms-full.txt', (c) =>
    withEnglishNews(c, async (_, urlOf) =>
      publishedIn((await inTime(publishedNow(nearby(c.env)))).rows, defaultLocale)
        .map(
          (post) =>
            `\n## ${urlOf(post)}\n\n### ${post.title}\n\n${post.lead ? `${post.lead}\n\n` : ''}${post.content}\n`,
        )
        .join(''),
    ),
  );

async function withEnglishNews(
  c: Context<HonoEnv>,
  textOf: (posts: PublishedPost[], urlOf: (post: PublishedPost) => string) => string | Promise<string>,
): Promise<Response> {
  const posts = (await recentPosts(c.env)).filter(({ locale }) => locale === defaultLocale);
  const file = await builtFile(c.env, c.req.raw, posts.length > 0);
  if (posts.length === 0 || !file.ok) return file.status === 404 ? notFound(c) : file;
  const { SITE_URL: siteUrl } = configOf(c.env);
  return new Response((await file.text()) + (await textOf(posts, ({ slug }) => siteUrl + postPath(slug))), file);
}

/** The validators of the request and of the file do not apply to a changed file. */
async function builtFile(env: Bindings, request: Request, changes: boolean): Promise<Response> {
  const { url, method } = request;
  const asset = await env.ASSETS.fetch(changes ? new Request(url, { method }) : request);
  const file = new Response(asset.body, asset);
  if (changes) {
    file.headers.delete('etag');
    file.headers.delete('content-length');
  }
  return file;
}

function sitemapEntry(siteUrl: string, { slug, locale, languages, changedAt }: PublishedPost): string {
  const address = (language: Locale) => xml(siteUrl + localizedPath(postPath(slug), language));
  const links = languages.length > 1 ? [...locales, 'x-default' as const] : [];
  const alternates = links.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language === 'x-default' ? defaultLocale : language)}"/>`,
  );
  return `<url><loc>${address(locale)}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod>${alternates.join('')}</url>`;
}

/** A page without news is better than no page. */
const recent = remember({
  initial: { posts: [] as PublishedPost[], version: '' },
  maxAgeMs: 20_000,
  failure: 'news_unavailable',
  async load(env, last) {
    // One copy for both: a newer version beside older rows would keep these.
    const copy = nearby(env);
    const { version } = await inTime(publishedVersion(copy));
    if (version === last.version) return last;
    const rows = await inTime(selectOutlines(database(copy), new Date().toISOString()));
    return { posts: locales.flatMap((locale) => publishedIn(rows, locale)), version };
  },
});

async function recentPosts(env: Bindings): Promise<PublishedPost[]> {
  return (await recent.read(env)).posts;
}

export function forgetRecentPosts(): void {
  recent.forget();
  forgetPublished();
}
