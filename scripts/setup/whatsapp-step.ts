import { parseConfig } from '#worker/config.ts';
import { fetchInTime } from '#worker/http/fetch-in-time.ts';
import { secretsOf } from '../deploy/deploy.ts';
import type { Setup } from './context.ts';
import { setVar } from './edit-toml.ts';

const secretQuestions = {
  WHATSAPP_TOKEN: 'The token of Meta’s system user?',
  WHATSAPP_APP_SECRET: 'The secret of Meta’s app?',
  WHATSAPP_VERIFY_TOKEN: 'The verify token of the webhook, a long text of your own?',
} as const;
const secretNames = Object.keys(secretQuestions) as (keyof typeof secretQuestions)[];

/** Asks for the number's id first: without it the channel stays off, and nothing else is asked. */
export async function whatsapp(setup: Setup): Promise<string> {
  const { api, accountId, terminal, settings, edit, environment, byHand } = setup;
  const answer = async (name: string, question: string) =>
    process.env[name] || (terminal.interactive ? await terminal.ask(question, '') : '');
  const phoneId =
    settings().vars.WHATSAPP_PHONE_ID ||
    (await answer('WHATSAPP_PHONE_ID', 'The phone number ID of WhatsApp, from Meta’s console (empty: none)?'));
  if (!phoneId) return 'not wanted';
  const existing = await secretsOf(api, accountId, settings());
  const found: Record<string, string> = {};
  for (const name of secretNames.filter((one) => !existing.includes(one))) {
    const value = await answer(name, secretQuestions[name]);
    if (!value) return `off: ${name} is missing`;
    found[name] = value;
  }
  const number = found.WHATSAPP_TOKEN ? await numberOf(phoneId, found.WHATSAPP_TOKEN, settings().vars) : 'unchanged';
  edit((toml) => setVar(toml, 'WHATSAPP_PHONE_ID', phoneId, environment));
  const { worker, vars } = settings();
  if (Object.keys(found).length > 0) {
    const input = JSON.stringify(found);
    const env = { CLOUDFLARE_ACCOUNT_ID: accountId };
    const set = await terminal.wrangler(['secret', 'bulk', `--name=${worker}`], { input, env });
    if (!set) throw new Error('The secrets could not be set; see the output of wrangler above. Run this again.');
    byHand.push(
      `WhatsApp: in Meta’s console set the webhook ${vars.SITE_URL}/api/webhooks/whatsapp with your verify token, and subscribe to messages.`,
    );
  }
  return number;
}

/** @throws Error with Meta’s words when the id and the token do not fit */
async function numberOf(phoneId: string, token: string, vars: Record<string, string>): Promise<string> {
  const { data: config } = parseConfig(vars);
  const url = `${config?.WHATSAPP_API_URL}/${phoneId}?fields=display_phone_number`;
  const response = await fetchInTime(url, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { display_phone_number?: string; error?: { message?: string } };
  if (!response.ok)
    throw new Error(`Meta refuses the number’s id or the token: ${body.error?.message ?? response.status}`);
  return body.display_phone_number ?? phoneId;
}
