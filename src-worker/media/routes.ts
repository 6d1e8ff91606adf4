import { Hono } from 'hono';
import { picturePath } from '#shared/markdown/pictures.ts';
import { mediaPath } from '#shared/paths.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { notFound } from '../http/pages.ts';
import { unavailable } from '../http/problem.ts';
import { mediaKey } from './store.ts';

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** The address is made of the content, so it never changes. Email programs and other sites show it too. */
export const mediaFiles = new Hono<HonoEnv>().get('/:name', async (c) => {
  const name = c.req.param('name');
  const object = picturePath.test(mediaPath(name)) && (await c.env.FILES?.get(mediaKey(name)).catch(unavailable));
  if (!object) return notFound(c);
  return new Response(object.body, {
    headers: {
      'content-type': types[name.slice(name.indexOf('.') + 1)]!,
      'content-length': String(object.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
});
