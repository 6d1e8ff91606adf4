import { domainOf } from '../deploy/check.ts';
import { noZone, zoneOf } from '../lib/cloudflare.ts';
import { setVar } from './edit-toml.ts';
import type { Setup } from './setup.ts';

/** Asks for what is not set yet. Without a terminal, the environment may have the answers. */
export async function addresses(setup: Setup): Promise<string> {
  const { api, accountId, environment } = setup;
  const origin = await answer(setup, 'SITE_URL', 'The public address, such as https://www.example.ae?', '');
  const url = URL.parse(/^https?:/.test(origin) ? origin : `https://${origin}`);
  if (!url) throw new Error(`SITE_URL is no address: ${origin}`);
  if (!(await zoneOf(api, accountId, url.hostname))) throw new Error(noZone(url.hostname));
  const domain = url.hostname.replace(/^www\./, '');
  setup.edit((toml) => setVar(toml, 'SITE_URL', url.origin, environment));
  const from = await answer(setup, 'MAIL_FROM', 'The sender of mails?', `hello@${domain}`);
  if (!domainOf(from)) throw new Error(`MAIL_FROM is no address: ${from}`);
  setup.edit((toml) => setVar(toml, 'MAIL_FROM', from, environment));
  const staff = await answer(setup, 'STAFF_ADDRESSES', 'Who gets a mail about each form (with commas)?', from);
  setup.edit((toml) => setVar(toml, 'STAFF_ADDRESSES', staff, environment));
  setup.byHand.push(
    'Turn Always Use HTTPS on: https://dash.cloudflare.com → the domain → SSL/TLS → Edge Certificates.',
  );
  setup.byHand.push('Edit src-shared/brand.ts: the names, the phone number and the links that visitors see.');
  return `${url.origin}, mail from ${from}`;
}

async function answer({ settings, terminal }: Setup, name: string, question: string, otherwise: string) {
  const known = settings().vars[name] || process.env[name];
  if (known) return known;
  if (terminal.interactive) return terminal.ask(question, otherwise);
  if (otherwise) return otherwise;
  throw new Error(`${name} is not set, and nobody can be asked here: set it in the environment.`);
}
