import { Hono } from 'hono';
import { paths, splitLocale } from '#shared/paths.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { notFound } from '../http/pages.ts';
import { closePositions } from './close-page.ts';
import { closedPositions } from './store.ts';

export const positions = new Hono<HonoEnv>().get('/', async (c) => c.json({ closed: await closedPositions(c.env) }));

/** While nothing is closed, the prerendered pages are served unchanged. */
export const careerPages = new Hono<HonoEnv>().get(`${paths.careers}/*`, async (c) => {
  const closed = await closedPositions(c.env);
  const { method, url, raw } = c.req;
  // The validators of the request and of the file do not apply to the changed page.
  const asset = await c.env.ASSETS.fetch(closed.length === 0 ? raw : new Request(url, { method, redirect: 'manual' }));
  if (asset.status === 404) return notFound(c);
  const page = new Response(asset.body, asset);
  if (closed.length === 0 || !asset.ok) return page;
  page.headers.delete('etag');
  page.headers.delete('content-length');
  return closePositions(page, closed, splitLocale(c.req.path));
});
