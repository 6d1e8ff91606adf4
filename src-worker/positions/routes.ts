import { Hono } from 'hono';
import { careersFeedPath, paths, splitLocale } from '#shared/paths.ts';
import { nearby } from '../db/client.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { inPieces } from '../http/in-pieces.ts';
import { notFound } from '../http/pages.ts';
import { reply } from '../http/reply.ts';
import { changeFeed, closeInList, closePositions, endPosting, endsSoon } from './close-page.ts';
import { closedIn, closedPositions, freshClosings, rememberedClosings } from './store.ts';

export const positions = new Hono<HonoEnv>().get('/', async (c) =>
  reply<'GET /api/positions'>(c, { closed: await closedPositions(nearby(c.env)) }),
);

/** While nothing is known to be closed, the built files are served unchanged. */
export const careerPages = new Hono<HonoEnv>().get(`${paths.careers}/*`, async (c) => {
  const { method, url, raw, path } = c.req;
  const { locale, path: shown } = splitLocale(path);
  const isFeed = path === careersFeedPath;
  const isStreamed = shown === paths.careers && !freshClosings();
  const reading = rememberedClosings(c.env);
  const closings = isStreamed ? [] : await reading;
  const closed = closedIn(closings);
  const ending = closings.filter(endsSoon);
  const changes = isStreamed || closed.length > 0 || ending.some(({ slug }) => isFeed || path.endsWith(`/${slug}`));
  // The validators of the request and of the file do not apply to the changed page.
  const asset = await c.env.ASSETS.fetch(changes ? new Request(url, { method, redirect: 'manual' }) : raw);
  if (asset.status === 404) return notFound(c);
  const page = new Response(asset.body, asset);
  if (!changes || !asset.ok) return page;
  page.headers.delete('etag');
  page.headers.delete('content-length');
  if (isFeed) return changeFeed(page, closed, ending);
  if (isStreamed) return closeInList(inPieces(page), reading.then(closedIn), locale);
  const dated = await endPosting(
    page,
    ending.find(({ slug }) => path.endsWith(`/${slug}`)),
  );
  return closed.length > 0 ? closePositions(dated, closed, { path: shown, locale }) : dated;
});
