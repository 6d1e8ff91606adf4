import type { Check, CheckName } from '#shared/contracts/admin.ts';
import { status } from '#shared/staff-texts/status.ts';
import { database } from '../../db/client.ts';
import { recordHeartbeat, selectHeartbeats } from '../../db/heartbeats.ts';
import { type Bindings, configOf } from '../../env.ts';
import { fetchInTime } from '../../http/fetch-in-time.ts';
import { log } from '../../http/log.ts';
import type { LogEvent } from '../../http/log-events.ts';
import { sendAlert } from '../../webhooks/alert.ts';
import { runChecks } from './checks.ts';

const alertIntervalMs = 15 * 60_000;

interface Alerted {
  at: string;
  detail: string | null;
}

/** The isolate's own memory of alerts, in case the database is down. */
const memory = new Map<string, Alerted>();

/** `endedWell`: every task of this cron run succeeded. Never throws. */
export async function afterCron(env: Bindings, endedWell: boolean): Promise<void> {
  const { HEARTBEAT_URL, ALERT_WEBHOOK_URL } = configOf(env);
  if (endedWell) {
    await quietly('cron_not_noted', async () => void (await recordHeartbeat(database(env), 'cron')));
    if (HEARTBEAT_URL) await quietly('heartbeat_failed', () => request(HEARTBEAT_URL));
  }
  if (ALERT_WEBHOOK_URL) await quietly('alert_failed', () => alert(env));
}

async function quietly(event: LogEvent, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log('error', event, { cause: error });
  }
}

async function request(url: string): Promise<void> {
  const response = await fetchInTime(url);
  if (!response.ok) throw new Error(`It was answered with ${response.status}`);
}

async function alert(env: Bindings): Promise<void> {
  const alerted = await lastAlerts(env);
  for (const check of await runChecks(env)) {
    const last = alerted.get(signalOf(check));
    const wasDown = last !== undefined && last.detail === 'down';
    if (wasDown ? check.status === 'down' || check.status === 'degraded' : !needsAlert(check)) continue;
    if (last && Date.now() - Date.parse(last.at) < alertIntervalMs) continue;
    const since = wasDown ? last.at : new Date().toISOString();
    const sent = await sendAlert(env, { text: textOf(env, check), check: check.name, state: check.status, since });
    // An alert that was not taken is not remembered, so the next run sends it again.
    if (!sent.delivered) return;
    await remember(env, check);
  }
}

/** These are never down, because the site works without them, but only staff can repair them. */
const repairedByStaff = new Set<CheckName>(['model', 'queue', 'backup']);

function needsAlert({ name, status: found, detail }: Check): boolean {
  if (detail === status.details.unread) return false;
  return found === 'down' || (found === 'degraded' && repairedByStaff.has(name));
}

function textOf(env: Bindings, { name, status: found, detail }: Check): string {
  const site = configOf(env).SITE_URL;
  const action = `${detail} ${status.actions[name]}`;
  if (found === 'down') return status.alert.down(site, status.names[name], action);
  if (found === 'degraded') return status.alert.attention(site, status.names[name], action);
  return status.alert.up(site, status.names[name]);
}

async function lastAlerts(env: Bindings): Promise<Map<string, Alerted>> {
  try {
    const rows = await selectHeartbeats(database(env));
    const stored = rows.map(({ name, ...alerted }): [string, Alerted] => [name, alerted]);
    return new Map([...stored, ...memory]);
  } catch {
    return new Map(memory);
  }
}

function signalOf({ name }: Check): string {
  return `alert:${name}`;
}

async function remember(env: Bindings, check: Check): Promise<void> {
  const name = signalOf(check);
  const alerted = { at: new Date().toISOString(), detail: needsAlert(check) ? 'down' : null };
  try {
    await recordHeartbeat(database(env), name, alerted.detail, alerted.at);
    memory.delete(name);
  } catch {
    memory.set(name, alerted);
  }
}
