import { secretsOf } from '../deploy/deploy.ts';
import type { Setup } from './setup.ts';

const questions = {
  CHAT_API_KEY: 'The key of Joe’s model (empty: standard replies)?',
  RESEND_API_KEY: 'The key of Resend, for newsletters (empty: none)?',
  RESEND_WEBHOOK_SECRET: 'The signing secret of Resend’s webhook (empty: none)?',
  HEALTH_TOKEN: 'A token for the monitor of /api/health?deep=1 (empty: none)?',
  ALERT_WEBHOOK_URL: 'The address of a Slack or Teams webhook for alerts (empty: none)?',
} as const;
export const secretNames = Object.keys(questions) as (keyof typeof questions)[];

/** Asks only for what the Worker does not have. Without a terminal, the environment may have them. */
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
  return `set ${names.join(', ')}`;
}
