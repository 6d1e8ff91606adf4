import { adminPaths } from '#shared/admin/paths.ts';
import { brand } from '#shared/brand.ts';
import type { CheckName, CheckStatus } from '#shared/contracts/admin.ts';
import { status as texts } from '#shared/staff-texts/status.ts';
import type { Config } from '../config.ts';
import { type Bindings, configOf } from '../env.ts';
import { fetchInTime } from '../http/fetch-in-time.ts';
import { log } from '../http/log.ts';
import { slackMessage, teamsMessage } from './messages.ts';

export interface Alert {
  text: string;
  check: CheckName | 'test';
  state: CheckStatus;
  /** ISO time: when the part went down; of a test, now. */
  since: string;
}

/** Sends to `ALERT_WEBHOOK_URL`. Returns the status of the answer; null when there was none. */
export async function sendAlert(env: Bindings, alert: Alert): Promise<{ delivered: boolean; status: number | null }> {
  const { ALERT_WEBHOOK_URL = '', ...config } = configOf(env);
  try {
    const request = requestOf(config.ALERT_FORMAT ?? formatOf(ALERT_WEBHOOK_URL), alert, config.SITE_URL);
    const { ok, status } = await fetchInTime(ALERT_WEBHOOK_URL, { method: 'POST', ...request });
    if (!ok) log('error', 'alert_failed', { status });
    return { delivered: ok, status };
  } catch (cause) {
    log('error', 'alert_failed', { cause });
    return { delivered: false, status: null };
  }
}

type Format = NonNullable<Config['ALERT_FORMAT']>;

const hosts: [Format, RegExp][] = [
  ['slack', /^hooks\.slack\.com$/],
  ['teams', /(?:^|\.)(?:webhook\.office\.com|logic\.azure\.com|powerplatform\.com|powerautomate\.com)$/],
  ['ntfy', /^ntfy\./],
];

function formatOf(url: string): Format {
  const { hostname } = new URL(url);
  return hosts.find(([, host]) => host.test(hostname))?.[0] ?? 'json';
}

function requestOf(format: Format, alert: Alert, site: string): { headers: Record<string, string>; body: string } {
  const { text, state } = alert;
  if (format === 'ntfy') {
    const priority = state === 'down' ? 'high' : 'default';
    return { headers: { 'content-type': 'text/plain; charset=utf-8', title: brand.name, priority }, body: text };
  }
  const link = { url: site + adminPaths.status, label: texts.open };
  const body = {
    slack: () => slackMessage({ title: brand.name, text, link }),
    teams: () => teamsMessage({ title: brand.name, text, link }),
    json: () => ({ ...alert, site }),
  }[format]();
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
