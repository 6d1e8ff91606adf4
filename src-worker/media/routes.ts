import { Hono } from 'hono';
import { picturePath } from '#shared/markdown/pictures.ts';
import { mediaPath } from '#shared/paths.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { isNotModified } from '../http/not-modified.ts';
import { notFound } from '../http/pages.ts';
import { unavailable } from '../http/problem.ts';
import { mediaKey } from './store.ts';

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** The address is made of the content, so it never changes. Email programs and other sites show it too. */
export const mediaFiles = new Hono<HonoEnv>().get('/:name', async (c) => {
  const name = c.req.param('name');
  const { FILES } = c.env;
  const key = mediaKey(name);
  const found = picturePath.test(mediaPath(name)) && (await FILES?.head(key).catch(unavailable));
  if (!FILES || !found) return notFound(c);
  const { size } = found;
  const etag = `"${name}"`;
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (isNotModified(c.req.raw, etag)) return new Response(null, { status: 304, headers });
  const range = rangeOf(c.req.raw.headers, etag, size);
  if (range && range.length <= 0) {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  const object = await FILES.get(key, range && { range }).catch(unavailable);
  if (!object) return notFound(c);
  return new Response(object.body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': types[name.slice(name.indexOf('.') + 1)]!,
      'content-length': String(range?.length ?? size),
      ...(range && { 'content-range': `bytes ${range.offset}-${range.offset + range.length - 1}/${size}` }),
    },
  });
});

/** RFC 9110, 14.2: one range; several, or one of another version, are answered with the whole. */
function rangeOf(headers: Headers, etag: string, size: number): { offset: number; length: number } | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range') ?? '') ?? [];
  const ifRange = headers.get('if-range');
  if ((!first && !last) || (ifRange && ifRange !== etag)) return undefined;
  if (!first) return { offset: Math.max(0, size - Number(last)), length: Math.min(size, Number(last)) };
  if (last && Number(last) < Number(first)) return undefined;
  const end = Math.min(size, last ? Number(last) + 1 : size);
  return { offset: Number(first), length: end - Number(first) };
}
