import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { TestAlert } from '#shared/contracts/admin.ts';
import { type Database, database } from '../db/client.ts';
import { alerts } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { fetchInTime } from '../http/fetch-in-time.ts';
import { log } from '../http/log.ts';
import { type Alert, alertRequest, formatOf } from './alert-request.ts';

/** Sends to `ALERT_WEBHOOK_URL`. Returns the status of the answer; null when there was none. */
export async function sendAlert(env: Bindings, alert: Alert): Promise<TestAlert> {
  const outcome = await send(env, alert);
  // When the database is down, the alert about it must still be sent.
  await recordAlert(env, alert, outcome).catch((cause) => log('error', 'alert_not_stored', { cause }));
  return outcome;
}

async function send(env: Bindings, alert: Alert): Promise<TestAlert> {
  const { ALERT_WEBHOOK_URL = '', ...config } = configOf(env);
  try {
    const request = alertRequest(config.ALERT_FORMAT ?? formatOf(ALERT_WEBHOOK_URL), alert, config.SITE_URL);
    const { ok, status } = await fetchInTime(ALERT_WEBHOOK_URL, { method: 'POST', ...request });
    if (!ok) log('error', 'alert_failed', { status });
    return { delivered: ok, status };
  } catch (cause) {
    log('error', 'alert_failed', { cause });
    return { delivered: false, status: null };
  }
}

const maxAlerts = 50;

/** A repeated attempt replaces the one before. */
async function recordAlert(env: Bindings, { check, state }: Alert, { delivered, status }: TestAlert): Promise<void> {
  const db = database(env);
  const newest = db.select({ id: alerts.id }).from(alerts).orderBy(desc(alerts.id)).limit(maxAlerts);
  const attempt = and(eq(alerts.check, check), eq(alerts.state, state), eq(alerts.delivered, false));
  await db.batch([
    db.delete(alerts).where(attempt),
    db.insert(alerts).values({ at: new Date().toISOString(), check, state, answer: status, delivered }),
    db.delete(alerts).where(notInArray(alerts.id, newest)),
  ]);
}

export function selectAlerts(db: Database) {
  return db
    .select({
      at: alerts.at,
      check: alerts.check,
      state: alerts.state,
      answer: alerts.answer,
      delivered: alerts.delivered,
    })
    .from(alerts)
    .orderBy(desc(alerts.id))
    .limit(maxAlerts);
}
