import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#shared/admin/audit-actions.ts';
import type { NewPost, Post, PostChange, PostText } from '#shared/contracts/news.ts';
import { maxLength } from '#shared/limits.ts';
import { isPage } from '#shared/paths.ts';
import { composerMessages, postMessages } from '#shared/staff-texts/messages.ts';
import { oneLine } from '#shared/text/one-line.ts';
import { gulfDate } from '#shared/time/days.ts';
import { audit } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { insertFrom, insertIf } from '../db/insert-if.ts';
import { newsletterDrafts, postSlugs, posts } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { hasAllPictures } from '../media/store.ts';
import { forgetRecentPosts } from './site-files.ts';
import { type PostRow, postOf } from './store.ts';

type Texts = Pick<PostChange, 'en' | 'ar'>;

export async function createPost(env: Bindings, request: NewPost, by: string): Promise<{ post: Post; isNew: boolean }> {
  await requirePictures(env, request);
  const db = database(env);
  const now = new Date().toISOString();
  const id = request.id ?? crypto.randomUUID();
  const slug = request.slug ?? (await freeSlug(db, request.en?.title ?? '', id));
  requireOwnAddress(slug);
  const texts = { ...englishColumns(request.en), ...arabicColumns(request.ar) };
  const row = {
    id,
    slug,
    ...texts,
    publishedAt: request.publishAt ?? now,
    withdrawn: false,
    createdBy: by,
    createdAt: now,
    changedBy: by,
    changedAt: now,
  };
  const isNew = sql`NOT EXISTS (SELECT 1 FROM posts WHERE id = ${id}) AND NOT ${isTaken(slug, id)}`;
  const action = row.publishedAt > now ? 'post_scheduled' : 'post_published';
  const {
    inserted,
    stored: [stored],
  } = await transaction(db, {
    audited: audit(db, { action, detail: detailOf(row), by, at: now }, isNew),
    inserted: insertIf(db, posts, row, isNew).returning({ id: posts.id }),
    draft: db
      .delete(newsletterDrafts)
      .where(sql`id = ${id} AND destination = 'news' AND EXISTS (SELECT 1 FROM posts WHERE id = ${id})`),
    stored: db.select().from(posts).where(eq(posts.id, id)),
  });
  forgetRecentPosts();
  if (!stored) throw slugTaken();
  if (inserted.length === 0 && !isRepeat(stored, request, texts)) throw new ProblemError('id_already_used');
  return { post: postOf(stored, now), isNew: inserted.length > 0 };
}

function isRepeat(stored: PostRow, { slug, publishAt }: NewPost, texts: Partial<PostRow>): boolean {
  const sent = { ...texts, ...(slug && { slug }), ...(publishAt && { publishedAt: publishAt }) };
  return (Object.keys(sent) as (keyof typeof sent)[]).every((name) => stored[name] === sent[name]);
}

export async function changePost(env: Bindings, id: string, change: PostChange, by: string): Promise<Post> {
  await requirePictures(env, change);
  const { slug, status, publishAt, expectedVersion } = change;
  if (slug) requireOwnAddress(slug);
  const db = database(env);
  const before = await db.select().from(posts).where(eq(posts.id, id)).get();
  if (!before) throw new ProblemError('not_found', { detail: postMessages.missing });
  const now = new Date().toISOString();
  const after = {
    ...before,
    ...(slug && { slug }),
    ...(change.en !== undefined && englishColumns(change.en)),
    ...(change.ar !== undefined && arabicColumns(change.ar)),
    ...(status && { withdrawn: status === 'withdrawn' }),
    ...(status === 'published' && before.publishedAt > now && { publishedAt: now }),
    ...(publishAt && { publishedAt: publishAt }),
    changedBy: by,
    changedAt: now,
  };
  if (after.content === null && after.contentAr === null) {
    throw new ProblemError('validation_failed', { errors: [{ path: 'en', message: postMessages.noText }] });
  }
  // The row as it was read, or as the author has seen it: nothing is overwritten that nobody saw.
  const isUnchanged = sql`EXISTS (SELECT 1 FROM posts WHERE id = ${id} AND changed_at = ${expectedVersion ?? before.changedAt})`;
  const canChange = sql`${isUnchanged} AND NOT ${isTaken(after.slug, id)}`;
  const {
    changed: [row],
    current: [current],
    slug: [{ taken } = { taken: 0 }],
  } = await transaction(db, {
    regained: db.delete(postSlugs).where(sql`slug = ${after.slug} AND ${canChange}`),
    kept: insertFrom(
      db,
      postSlugs,
      { slug: sql`slug`, postId: id },
      sql`FROM posts WHERE id = ${id} AND slug <> ${after.slug} AND ${canChange}`,
    ).onConflictDoNothing(),
    audited: audit(db, { action: actionOf(before, after, now), detail: detailOf(after), by, at: now }, canChange),
    changed: db.update(posts).set(after).where(sql`id = ${id} AND ${canChange}`).returning(),
    current: db.select().from(posts).where(eq(posts.id, id)),
    slug: db.select({ taken: sql<number>`${isTaken(after.slug, id)}` }).from(sql`(SELECT 1)`),
  });
  forgetRecentPosts();
  if (row) return postOf(row, now);
  if (taken) throw slugTaken();
  throw new ProblemError('changed_meanwhile', { detail: postMessages.changed(current?.changedBy ?? '') });
}

function actionOf(before: PostRow, after: PostRow, now: string): AuditAction {
  if (after.withdrawn) return before.withdrawn ? 'post_changed' : 'post_withdrawn';
  const isShown = (row: PostRow) => !row.withdrawn && row.publishedAt <= now;
  if (isShown(before)) return 'post_changed';
  return isShown(after) ? 'post_published' : 'post_scheduled';
}

function englishColumns(text: PostText | null | undefined): Pick<PostRow, 'title' | 'lead' | 'content'> {
  if (!text) return { title: null, lead: null, content: null };
  return { title: oneLine(text.title), lead: text.lead && oneLine(text.lead), content: text.content };
}

function arabicColumns(text: PostText | null | undefined): Pick<PostRow, 'titleAr' | 'leadAr' | 'contentAr'> {
  const { title, lead, content } = englishColumns(text);
  return { titleAr: title, leadAr: lead, contentAr: content };
}

function detailOf({ id, slug, title, titleAr }: Pick<PostRow, 'id' | 'slug' | 'title' | 'titleAr'>): string {
  return `${id}: ${title ?? titleAr ?? slug}`;
}

/** The slug comes from the English title, else from the day. */
async function freeSlug(db: Database, title: string, id: string): Promise<string> {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean);
  const name = (words.join('-') || gulfDate()).slice(0, maxLength.slug - 9).replace(/-$/, '');
  const [row] = await db.all<{ taken: number }>(sql`SELECT ${isTaken(name, id)} AS taken`);
  return row?.taken || !isOwnAddress(name) ? `${name}-${id.slice(0, 8)}` : name;
}

/** Another post has the slug, now or before. */
function isTaken(slug: string, id: string) {
  return sql`(EXISTS (SELECT 1 FROM posts WHERE slug = ${slug} AND id <> ${id})
    OR EXISTS (SELECT 1 FROM post_slugs WHERE slug = ${slug} AND post_id <> ${id}))`;
}

/** `/news/feed` would look like the feed, and the name of a page like that page. */
function isOwnAddress(slug: string): boolean {
  return slug !== 'feed' && !isPage(`/${slug}`);
}

function requireOwnAddress(slug: string): void {
  if (!isOwnAddress(slug)) throw slugTaken();
}

function slugTaken(): ProblemError {
  return new ProblemError('slug_taken', { detail: postMessages.slugTaken });
}

async function requirePictures(env: Bindings, { en, ar }: Texts): Promise<void> {
  for (const [path, text] of [['en', en] as const, ['ar', ar] as const]) {
    if (text && !(await hasAllPictures(env, [text.content]))) {
      throw new ProblemError('validation_failed', {
        errors: [{ path: `${path}.content`, message: composerMessages.missingPicture }],
      });
    }
  }
}
