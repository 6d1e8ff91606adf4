import { desc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Post, PostText } from '#shared/contracts/news.ts';
import { type Locale, locales } from '#shared/locales.ts';
import type { Database } from '../db/client.ts';
import { posts } from '../db/schema.ts';

export type PostRow = typeof posts.$inferSelect;

/** A post in a language in which it is published. */
export interface PublishedPost extends PostText {
  id: string;
  slug: string;
  locale: Locale;
  languages: Locale[];
  publishedAt: string;
  changedAt: string;
}

/** Joe and `llms-full.txt` read this many whole posts; pages, the sitemap, `llms.txt` and staff's list reach all. */
export const maxListed = 100;

export function selectPublished(db: Database, now: string, more: SQL = sql`true`, limit = maxListed, offset = 0) {
  return db
    .select()
    .from(posts)
    .where(sql`published_at <= ${now} AND NOT withdrawn AND ${more}`)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit)
    .offset(offset);
}

/** A description needs at most so much of a text. */
const outlineLength = 2_000;

/** All that are published, with the beginnings of their texts. */
export function selectOutlines(db: Database, now: string) {
  const { content, contentAr, ...columns } = getTableColumns(posts);
  const beginning = (column: typeof content | typeof contentAr) =>
    sql<string | null>`substr(${column}, 1, ${sql.raw(String(outlineLength))})`;
  return db
    .select({ ...columns, content: beginning(content), contentAr: beginning(contentAr) })
    .from(posts)
    .where(sql`published_at <= ${now} AND NOT withdrawn`)
    .orderBy(desc(posts.publishedAt), desc(posts.id));
}

export function hasLanguage(locale: Locale): SQL {
  return locale === 'ar' ? sql`content_ar IS NOT NULL` : sql`content IS NOT NULL`;
}

export function languagesOf(row: PostRow): Locale[] {
  return locales.filter((locale) => textIn(row, locale));
}

export function textIn(row: PostRow, locale: Locale): PostText | null {
  const [title, lead, content] =
    locale === 'ar' ? [row.titleAr, row.leadAr, row.contentAr] : [row.title, row.lead, row.content];
  return title === null || content === null ? null : { title, lead, content };
}

export function publishedIn(rows: PostRow[], locale: Locale): PublishedPost[] {
  return rows.flatMap((row) => {
    const text = textIn(row, locale);
    const { id, slug, publishedAt, changedAt } = row;
    return text ? [{ ...text, id, slug, publishedAt, changedAt, locale, languages: languagesOf(row) }] : [];
  });
}

export function postOf(row: PostRow, now = new Date().toISOString()): Post {
  const { id, slug, publishedAt, createdBy, changedBy, changedAt } = row;
  return {
    id,
    slug,
    languages: languagesOf(row),
    status: row.withdrawn ? 'withdrawn' : publishedAt > now ? 'scheduled' : 'published',
    publishedAt,
    en: textIn(row, 'en'),
    ar: textIn(row, 'ar'),
    createdBy,
    changedBy,
    version: changedAt,
  };
}
