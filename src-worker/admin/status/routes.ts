import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { SiteStatus, StaffStatus, TestAlert } from '#shared/contracts/admin.ts';
import { status } from '#shared/staff-texts/status.ts';
import { requireRole, requireSignIn } from '../../auth/roles.ts';
import { modelSource } from '../../chat/model/model-source.ts';
import { audit } from '../../db/audit.ts';
import { database } from '../../db/client.ts';
import { sha256 } from '../../db/hash.ts';
import { deletePause, isPaused } from '../../db/heartbeats.ts';
import { type Bindings, configOf } from '../../env.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { log } from '../../http/log.ts';
import { ProblemError } from '../../http/problem.ts';
import { reply } from '../../http/reply.ts';
import { selectAlerts, sendAlert } from '../../webhooks/alert.ts';
import { runChecks } from './checks.ts';
import { selectFailureCauses } from './failed-requests.ts';
import { probeKeys } from './probe-keys.ts';

export const adminStatus = new Hono<HonoEnv>()
  .get('/', requireSignIn, async (c) => reply<'GET /api/admin/status'>(c, await staffStatus(c.env)))
  .post('/resume', requireRole('admin'), async (c) => {
    const db = database(c.env);
    const entry = { detail: '', by: c.get('staffEmail'), at: new Date().toISOString() };
    await db.batch([audit(db, { action: 'site_resumed', ...entry }, isPaused), deletePause(db)]);
    return reply<'POST /api/admin/status/resume'>(c, await staffStatus(c.env));
  })
  .post('/test-alert', requireRole('admin'), async (c) => {
    const { ALERT_WEBHOOK_URL, SITE_URL } = configOf(c.env);
    if (!ALERT_WEBHOOK_URL)
      throw new ProblemError('not_configured', { detail: status.alert.none, cause: 'There is no ALERT_WEBHOOK_URL' });
    const since = new Date().toISOString();
    const text = status.alert.test(SITE_URL, c.get('staffEmail'));
    return reply<'POST /api/admin/status/test-alert'>(
      c,
      (await sendAlert(c.env, { text, check: 'test', state: 'ok', since })) satisfies TestAlert,
    );
  });

async function staffStatus(env: Bindings): Promise<StaffStatus> {
  const db = database(env);
  const found = { ...(await siteStatus(env)), release: env.VERSION?.tag || null };
  try {
    const [failures, alerts] = await db.batch([selectFailureCauses(db), selectAlerts(db)]);
    return { ...found, failures, alerts };
  } catch (cause) {
    // The checks say that the database is down.
    log('error', 'status_not_read', { cause });
    return { ...found, failures: [], alerts: [] };
  }
}

export async function deepHealth(c: Context<HonoEnv>): Promise<Response> {
  const { HEALTH_TOKEN } = configOf(c.env);
  const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!HEALTH_TOKEN || !token || !isSame(token, HEALTH_TOKEN)) {
    throw new ProblemError('sign_in_required', { headers: { 'www-authenticate': 'Bearer' } });
  }
  await probeKeys(c.env);
  const found = await siteStatus(c.env);
  return c.json({ ...found, joe: modelSource(c.env).source }, found.status === 'down' ? 503 : 200);
}

/** Compares hashes, because `timingSafeEqual` needs inputs of equal length. */
function isSame(token: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(token)), Buffer.from(sha256(expected)));
}

async function siteStatus(env: Bindings): Promise<SiteStatus> {
  const checks = await runChecks(env);
  const has = (status: string) => checks.some((check) => check.status === status);
  return {
    status: has('down') ? 'down' : has('degraded') ? 'degraded' : 'ok',
    version: env.VERSION?.id || null,
    deployedAt: env.VERSION?.timestamp || null,
    checks,
  };
}
