import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { NewPost, PostChange } from '#shared/contracts/posts.ts';
import { maxNewsletterBodyBytes } from '#shared/limits.ts';
import { requireRole } from '../auth/roles.ts';
import { database } from '../db/client.ts';
import { posts } from '../db/schema.ts';
import { readJson } from '../http/body.ts';
import { type HonoEnv, idOf } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { changePost, createPost } from './publish.ts';
import { maxListed, postOf } from './store.ts';

const limitPost = limitTo(maxNewsletterBodyBytes);

export const adminPosts = new Hono<HonoEnv>()
  .get('/', requireRole('marketing'), async (c) => {
    const rows = await database(c.env)
      .select()
      .from(posts)
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(maxListed);
    return c.json({ items: rows.map((row) => postOf(row)) });
  })
  .post('/', requireRole('marketing'), limitPost, async (c) => {
    const { post, isNew } = await createPost(c.env, await readJson(c, NewPost), c.get('staffEmail'));
    return c.json({ post }, isNew ? 201 : 200);
  })
  .patch('/:id', requireRole('marketing'), limitPost, async (c) => {
    const change = await readJson(c, PostChange);
    return c.json({ post: await changePost(c.env, idOf(c), change, c.get('staffEmail')) });
  });
