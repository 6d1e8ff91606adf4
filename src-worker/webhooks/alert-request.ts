import { adminPaths } from '#shared/admin/paths.ts';
import { brand } from '#shared/brand.ts';
import type { CheckName, CheckStatus } from '#shared/contracts/admin.ts';
import { status as texts } from '#shared/staff-texts/status.ts';
import type { Config } from '../config.ts';
import { slackMessage, teamsMessage } from './messages.ts';

export interface Alert {
  text: string;
  check: CheckName | 'test';
  state: CheckStatus;
  /** ISO time: when the part went down; of a test, now. */
  since: string;
}

type Format = NonNullable<Config['ALERT_FORMAT']>;

const hosts: [Format, RegExp][] = [
  ['slack', /^hooks\.slack\.com$/],
  ['teams', /(?:^|\.)(?:webhook\.office\.com|logic\.azure\.com|powerplatform\.com|powerautomate\.com)$/],
  ['ntfy', /^ntfy\./],
];

export function formatOf(url: string): Format {
  const { hostname } = new URL(url);
  return hosts.find(([, host]) => host.test(hostname))?.[0] ?? 'json';
}

/** The body and headers of a POST to the receiver. `site`: its origin. */
export function alertRequest(
  format: Format,
  alert: Alert,
  site: string,
): { headers: Record<string, string>; body: string } {
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
