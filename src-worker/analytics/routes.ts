import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { Beacon } from '#shared/contracts/analytics.ts';
import { isPostPath, postPath, splitLocale } from '#shared/paths.ts';
import { gulfDate } from '#shared/time/days.ts';
import { addCounts } from '../db/analytics-counts.ts';
import { database } from '../db/client.ts';
import { posts } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { parseJson, readJson } from '../http/body.ts';
import { clientNetwork, isCounted } from '../http/client.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { limitMedia, limitTo } from '../http/limit-body.ts';
import { log } from '../http/log.ts';
import { mediaTypeOf } from '../http/read-form.ts';
import { addErrors, errorCounts, isErrorKey, maxReportsBytes, reportsType, violationCounts } from './browser-errors.ts';
import { knownCampaign } from './campaigns.ts';
import { type Counts, countsOf } from './counts.ts';

const limitAnalytics = limitMedia(reportsType, limitTo(maxReportsBytes), limitTo(1024));

export const analytics = new Hono<HonoEnv>().post('/', limitAnalytics, async (c) => {
  if (mediaTypeOf(c.req.raw) === reportsType) {
    const reports = parseJson(await c.req.text());
    const { origin } = new URL(c.req.url);
    const client = clientNetwork(c);
    c.executionCtx.waitUntil(violationCounts(c.env, reports, origin).then((counts) => record(c.env, counts, client)));
    return c.body(null, 204);
  }
  const beacon = await readJson(c, Beacon);
  const { country } = (c.req.raw.cf ?? {}) as Partial<IncomingRequestCfProperties>;
  if (isCounted(c.req.raw.headers)) c.executionCtx.waitUntil(count(c.env, beacon, country, clientNetwork(c)));
  return c.body(null, 204);
});

async function count(env: Bindings, beacon: Beacon, country: string | undefined, client: string): Promise<void> {
  // If the names cannot be read, the campaign counts as `other`.
  const campaign = await knownCampaign(env, beacon.entry.campaign).catch(() => undefined);
  const post = await knownPost(env, beacon.page).catch(() => undefined);
  const errors = await errorCounts(env, beacon.errors);
  await record(env, { ...countsOf(beacon, { country, campaign, post }), ...errors }, client);
}

async function knownPost(env: Bindings, pathname: string): Promise<string | undefined> {
  const { path } = splitLocale(pathname);
  if (!isPostPath(path)) return undefined;
  const hasSlug = eq(posts.slug, path.slice(postPath('').length));
  const row = await database(env).select({ slug: posts.slug }).from(posts).where(hasSlug).get();
  return row && postPath(row.slug);
}

let dropped = 0;

let waiting = new Map<string, Counts>();

/** Failures are only logged: a lost count is not worth an error for the visitor. */
export async function record(env: Bindings, counts: Counts, client: string, now: number = Date.now()): Promise<void> {
  if (Object.keys(counts).length === 0) return;
  const day = gulfDate(new Date(now));
  try {
    const ofClient = await env.BEACON_LIMIT.limit({ key: client });
    if (!ofClient.success) return;
    if (waiting.size === 0 && (await env.BEACON_WRITE_LIMIT.limit({ key: 'site' })).success) {
      await write(env, day, counts);
    } else await addLater(env, day, counts);
  } catch (error) {
    dropped += 1;
    log('warn', 'beacon_dropped', { dropped, cause: error });
  }
}

/** The platform ends a Worker 30 seconds after its answer. */
const flushIntervalMs = 10_000;
let dueAt = 0;

/** `waitUntil` with this promise keeps the isolate alive until the write. */
async function addLater(env: Bindings, day: string, counts: Counts): Promise<void> {
  addInMemory(day, counts);
  // After `dueAt`, the request that was to write has been ended, so this one takes its place.
  if (Date.now() < dueAt) return;
  dueAt = Date.now() + flushIntervalMs;
  await new Promise((resolve) => setTimeout(resolve, flushIntervalMs));
  dueAt = 0;
  const due = waiting;
  waiting = new Map();
  for (const [day, counts] of due) {
    try {
      await write(env, day, counts);
    } catch (error) {
      log('warn', 'counts_kept', { cause: error });
      addInMemory(day, counts);
    }
  }
}

function addInMemory(day: string, counts: Counts): void {
  const totals = waiting.get(day) ?? {};
  for (const [key, count] of Object.entries(counts)) totals[key] = (totals[key] ?? 0) + count;
  waiting.set(day, totals);
}

async function write(env: Bindings, day: string, counts: Counts): Promise<void> {
  const db = database(env);
  const { errors = [], others = [] } = Object.groupBy(Object.entries(counts), ([key]) =>
    isErrorKey(key) ? 'errors' : 'others',
  );
  const [first, ...rest] = [
    ...(others.length > 0 ? [addCounts(db, day, Object.fromEntries(others))] : []),
    ...(errors.length > 0 ? addErrors(db, day, Object.fromEntries(errors)) : []),
  ];
  if (first) await db.batch([first, ...rest]);
}
