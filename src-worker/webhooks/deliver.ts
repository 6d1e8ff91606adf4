import { createMiddleware } from 'hono/factory';
import type { Locale } from '#shared/locales.ts';
import { minuteLength } from '#shared/time/days.ts';
import { type Database, database } from '../db/client.ts';
import { contentId } from '../db/hash.ts';
import { type Bindings, configOf } from '../env.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { log } from '../http/log.ts';
import { bodyOf } from './body.ts';
import { type Answer, post } from './post.ts';
import { claimDue, type DeliveryRow, deleteOldDeliveries, queueEvent, recordOutcome, selectRecords } from './store.ts';

/** Pauses after failed attempts: a day in total. */
const retryDelays = [1, 5, 30, 120, 360, 900].map((minutes) => minutes * minuteLength);
const lease = 10 * minuteLength;
/** The platform allows six connections at a time, so a claim takes at most 20 seconds of a request's 30. */
const claimSize = 12;
const concurrency = 6;

const causesEvents = /^\/(?:ar\/)?(?:forms|booking|api\/(?:submissions|bookings|admin|chat\/[^/]+\/handoff))(?:\/|$)/;

export const deliverAfterWrites = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  if (isWrite && c.res.status < 400 && causesEvents.test(c.req.path)) c.executionCtx.waitUntil(deliverWebhooks(c.env));
});

/** Never throws. A claim takes up to 28 queries. */
export async function deliverWebhooks(env: Bindings, claims = 1): Promise<void> {
  try {
    const db = database(env);
    for (let claim = 0; claim < claims; claim++) if ((await deliverClaim(env, db)) < claimSize) return;
  } catch (error) {
    log('error', 'webhooks_not_sent', { cause: error });
  }
}

async function deliverClaim(env: Bindings, db: Database): Promise<number> {
  const now = Date.now();
  const claimed = await claimDue(db, iso(now), iso(now + lease), claimSize);
  if (claimed.length === 0) return 0;
  const [webhooks, submissions] = await db.batch(selectRecords(db, claimed));
  const waiting = [...claimed];
  async function sendNext() {
    for (let delivery = waiting.shift(); delivery; delivery = waiting.shift()) {
      const { webhookId, submissionId } = delivery;
      const webhook = webhooks.find(({ id }) => id === webhookId);
      if (!webhook) continue;
      const submission = submissions.find(({ id }) => id === submissionId);
      const isErased = submissionId !== null && !submission;
      const body = () => bodyOf({ webhook, delivery: delivery!, submission, siteUrl: configOf(env).SITE_URL });
      const answer = isErased ? erased() : await post(webhook, delivery, body());
      await db.batch(recordOutcome(db, delivery, outcomeOf(delivery, answer, isErased)));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendNext));
  await deleteOldDeliveries(
    db,
    webhooks.map(({ id }) => id),
  );
  return claimed.length;
}

function erased(): Answer {
  return { at: iso(Date.now()), ms: 0, status: null, text: null, error: 'The record has been deleted' };
}

function outcomeOf({ attempts, dueAt }: DeliveryRow, { at, ms, status, text, error }: Answer, isErased: boolean) {
  const answered = { answeredAt: at, answerMs: ms, answerStatus: status, answerText: text, error };
  if (error === null) return { ...answered, status: 'sent' as const, dueAt };
  const delay = isErased || status === 410 ? undefined : retryDelays[attempts - 1];
  if (delay === undefined) return { ...answered, status: 'failed' as const, dueAt };
  return { ...answered, status: 'queued' as const, dueAt: iso(Date.now() + delay) };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** Anyone with a session's id can write in it, so only a hash of the id leaves the site. Never throws. */
export async function notifyWaiting(env: Bindings, { sessionId, locale }: { sessionId: string; locale: Locale }) {
  try {
    const about = { id: contentId(sessionId), locale };
    const queued = await queueEvent(database(env), 'chat.waiting', about, iso(Date.now()));
    if (queued.length > 0) await deliverWebhooks(env);
  } catch (error) {
    log('error', 'webhooks_not_sent', { cause: error });
  }
}
