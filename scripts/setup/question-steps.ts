import { missingFactsLine } from '#shared/site/missing-facts.ts';
import { status } from '#shared/staff-texts/status.ts';
import { parseConfig } from '#worker/config.ts';
import { fetchInTime } from '#worker/http/fetch-in-time.ts';
import { alertRequest, formatOf } from '#worker/webhooks/alert-request.ts';
import { domainOf } from '../deploy/check.ts';
import { secretsOf } from '../deploy/deploy.ts';
import { addDeployTable, hasDeployTable } from '../deploy/deploy-lines.ts';
import { noZone, zoneOf } from '../lib/cloudflare.ts';
import type { Setup } from './context.ts';
import { setVar } from './edit-toml.ts';

/** Asks for missing addresses. Without a terminal, the environment may have the answers. */
export async function addresses(setup: Setup): Promise<string> {
  const { api, accountId, environment } = setup;
  const origin = await answer(setup, 'SITE_URL', 'The public address, such as https://www.example.ae?', '');
  const url = URL.parse(/^https?:/.test(origin) ? origin : `https://${origin}`);
  if (!url) throw new Error(`SITE_URL is no address: ${origin}`);
  if (!(await zoneOf(api, accountId, url.hostname))) throw new Error(noZone(url.hostname));
  const domain = url.hostname.replace(/^www\./, '');
  setup.edit((toml) => setVar(toml, 'SITE_URL', url.origin, environment));
  const from = await answer(setup, 'MAIL_FROM', 'The sender of emails?', `hello@${domain}`);
  if (!domainOf(from)) throw new Error(`MAIL_FROM is no address: ${from}`);
  setup.edit((toml) => setVar(toml, 'MAIL_FROM', from, environment));
  const staff = await answer(setup, 'STAFF_ADDRESSES', 'Who gets an email about each form (with commas)?', from);
  setup.edit((toml) => setVar(toml, 'STAFF_ADDRESSES', staff, environment));
  setup.byHand.push('Edit src-shared/brand.ts: the names, the phone number and the links that visitors see.');
  const facts = missingFactsLine();
  if (facts) setup.byHand.push(`${facts} src-shared/site/company.example.ts shows the form of each.`);
  return `${url.origin}, email from ${from}`;
}

async function answer({ settings, terminal }: Setup, name: string, question: string, otherwise: string) {
  const configured = settings().vars[name] || process.env[name];
  if (configured) return configured;
  if (terminal.interactive) return terminal.ask(question, otherwise);
  if (otherwise) return otherwise;
  throw new Error(`${name} is not set, and no one can be asked here: set it in the environment.`);
}

const questions = {
  CHAT_API_KEY: 'The key of Joe’s model (empty: none)?',
  RESEND_API_KEY: 'The key of Resend, for newsletters (empty: none)?',
  RESEND_WEBHOOK_SECRET: 'The signing secret of Resend’s webhook (empty: none)?',
  HEALTH_TOKEN: 'A token for the monitor of /api/health?deep=1 (empty: none)?',
  ALERT_WEBHOOK_URL: 'The address that gets alerts: a webhook of Slack or Teams, or a topic of ntfy (empty: none)?',
} as const;
export const secretNames = Object.keys(questions) as (keyof typeof questions)[];

/** Asks only for secrets that the Worker lacks. Without a terminal, the environment may have them. */
export async function secrets({ api, accountId, terminal, settings, byHand }: Setup): Promise<string> {
  const existing = await secretsOf(api, accountId, settings());
  const found: Record<string, string> = {};
  for (const name of secretNames.filter((one) => !existing.includes(one))) {
    const value = process.env[name] || (terminal.interactive ? await terminal.ask(questions[name], '') : '');
    if (value) found[name] = value;
  }
  const names = Object.keys(found);
  const { worker, vars } = settings();
  const isSet = (name: string) => existing.includes(name) || names.includes(name);
  if (isSet('RESEND_API_KEY') && !isSet('RESEND_WEBHOOK_SECRET')) {
    byHand.push(`Resend: verify the domain, add a webhook to ${vars.SITE_URL}/api/webhooks/resend, run this again.`);
  }
  if (names.length === 0) return `unchanged: ${existing.join(', ') || 'none'}`;
  // The Worker may not exist yet: wrangler then makes an empty one.
  const set = await terminal.wrangler(['secret', 'bulk', `--name=${worker}`], {
    input: JSON.stringify(found),
    env: { CLOUDFLARE_ACCOUNT_ID: accountId },
  });
  if (!set) throw new Error('The secrets could not be set; see the output of wrangler above. Run this again.');
  const tested = found.ALERT_WEBHOOK_URL ? `. ${await sendTestAlert(found.ALERT_WEBHOOK_URL, vars)}` : '';
  return `set ${names.join(', ')}${tested}`;
}

/** The prices are in docs/deploy.md. */
const dailyCost = 'about $1.03 a day for 800 questions';

/** Costs money, so only a yes turns it on. Without a terminal, the environment may have it. */
export async function workersAi(setup: Setup): Promise<string> {
  const { api, accountId, terminal, settings, toml, edit, environment } = setup;
  if ((await secretsOf(api, accountId, settings())).includes('CHAT_API_KEY')) return 'not needed, as a key is set';
  if (hasDeployTable(toml(), 'ai', environment)) return `on, ${dailyCost}`;
  const question = `Should Joe answer through Workers AI, ${dailyCost} (y, n)?`;
  const wanted = process.env.JOE_WORKERS_AI || (terminal.interactive ? await terminal.ask(question, 'n') : 'n');
  if (!/^y/i.test(wanted)) return 'off: Joe answers from the site’s own texts';
  edit((text) => addDeployTable(text, 'ai', 'binding = "AI"', environment));
  return `on from the next deployment, ${dailyCost}; local sites stay without it`;
}

async function sendTestAlert(url: string, vars: Record<string, string>): Promise<string> {
  const { data: config } = parseConfig({ ...vars, ALERT_WEBHOOK_URL: url });
  if (!config) return 'It could not be tested: a setting does not parse';
  const alert = { text: status.alert.test(config.SITE_URL, 'npm run setup'), check: 'test', state: 'ok' } as const;
  try {
    const request = alertRequest(
      config.ALERT_FORMAT ?? formatOf(url),
      { ...alert, since: new Date().toISOString() },
      config.SITE_URL,
    );
    const { ok, status: answer } = await fetchInTime(url, { method: 'POST', ...request });
    return ok ? status.alert.delivered : status.alert.refused(answer);
  } catch {
    return status.alert.refused(null);
  }
}
