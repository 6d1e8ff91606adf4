import { brand } from '#shared/brand.ts';
import { direction, type Locale } from '#shared/locales.ts';
import type { PictureSizes } from '#shared/markdown/pictures.ts';
import { localizedPath, newsFeedPath, paths, postPath } from '#shared/paths.ts';
import { database } from '../db/client.ts';
import { sha256 } from '../db/hash.ts';
import { type Bindings, configOf } from '../env.ts';
import { pictureSizes } from '../media/store.ts';
import { descriptionOf } from './head-view.tsx';
import { renderContent } from './page-view.tsx';
import { publishedVersion } from './published.ts';
import { hasLanguage, type PublishedPost, publishedIn, selectPublished } from './store.ts';
import { newsTexts } from './texts.ts';

/** Programs keep what they have read, and read often. */
const maxEntries = 20;

interface Feed {
  text: string;
  etag: string;
  at: string;
}

const kept = new Map<string, { version: string; feed: Feed }>();

/** When others stop waiting for a rendering, whose request may have been cut off. */
const renderingUntil = new Map<string, number>();
const longestRenderingMs = 2000;
const pollIntervalMs = 20;

/**
 * Rendered once for each change, also when many ask at the same time. They poll, because a promise of another request
 * may never settle.
 */
export async function newestFeed(env: Bindings, locale: Locale): Promise<Feed> {
  const { SITE_URL: siteUrl } = configOf(env);
  const key = `${locale} ${siteUrl}`;
  const { version, at } = await publishedVersion(env);
  const found = () => (kept.get(key)?.version === version ? kept.get(key)?.feed : undefined);
  while (!found() && (renderingUntil.get(key) ?? 0) > Date.now()) await scheduler.wait(pollIntervalMs);
  const last = found();
  if (last) return last;
  renderingUntil.set(key, Date.now() + longestRenderingMs);
  try {
    const feed = await renderFeed(env, siteUrl, locale, at);
    kept.set(key, { version, feed });
    return feed;
  } finally {
    renderingUntil.delete(key);
  }
}

async function renderFeed(env: Bindings, siteUrl: string, locale: Locale, at: string): Promise<Feed> {
  const rows = await selectPublished(database(env), new Date().toISOString(), hasLanguage(locale), maxEntries);
  const posts = publishedIn(rows, locale);
  const contents = posts.map(({ content }) => content);
  const text = await atomFeed(siteUrl, locale, posts, await pictureSizes(env, contents));
  return { text, etag: `"${sha256(text).slice(0, 32)}"`, at };
}

/** RFC 4287. */
async function atomFeed(siteUrl: string, locale: Locale, posts: PublishedPost[], pictures: PictureSizes) {
  const address = (path: string) => xml(siteUrl + localizedPath(path, locale));
  const entries = await Promise.all(
    posts.map(async (post) => {
      const url = address(postPath(post.slug));
      return `<entry>
<id>urn:uuid:${post.id}</id>
<title>${xml(post.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${post.publishedAt}</published>
<updated>${lastChange(post)}</updated>
<summary>${xml(descriptionOf(post))}</summary>
<content type="html">${xml(`<div dir="${direction[locale]}" lang="${locale}">${await renderContent(post.content, pictures, siteUrl)}</div>`)}</content>
</entry>`;
    }),
  );
  // Without entries it must not change with each request: programs compare it.
  const updated = posts.map(lastChange).sort().at(-1) ?? '1970-01-01T00:00:00.000Z';
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/css" href="/feed.css"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${address(newsFeedPath)}</id>
<title>${xml(newsTexts[locale].meta.title)}</title>
<updated>${updated}</updated>
<author><name>${xml(brand.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${address(newsFeedPath)}"/>
<link rel="alternate" type="text/html" href="${address(paths.news)}"/>
${entries.join('\n')}
</feed>
`;
}

function lastChange({ changedAt, publishedAt }: PublishedPost): string {
  return changedAt > publishedAt ? changedAt : publishedAt;
}

/** Characters that XML 1.0 does not know would make the feed unreadable. */
export function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
