import { addressesIn } from '#shared/forms/address-list.ts';
import { domainOf } from '../deploy/check.ts';
import { secretsOf } from '../deploy/deploy.ts';
import { zoneOf } from '../lib/cloudflare.ts';
import { missingMailRecords } from '../lib/mail-records.ts';
import type { Setup } from './context.ts';
import { setVar } from './edit-toml.ts';

interface Application {
  id: string;
  aud: string;
  domain: string;
}

export async function accessApplication(setup: Setup): Promise<string> {
  const { api, accountId, environment, settings, edit } = setup;
  const { vars, worker } = settings();
  const { hostname } = new URL(vars.SITE_URL!);
  const { auth_domain } = await api.get<{ auth_domain: string }>(`/accounts/${accountId}/access/organizations`);
  const apps = await api.get<Application[]>(`/accounts/${accountId}/access/apps`);
  const uri = `${hostname}/admin`;
  const application =
    apps.find(({ domain }) => domain === uri) ??
    (await api.post<Application>(`/accounts/${accountId}/access/apps`, {
      name: worker,
      type: 'self_hosted',
      domain: uri,
      // `admin/*` does not include `admin`.
      destinations: [uri, `${uri}/*`, `${hostname}/api/admin/*`].map((one) => ({ type: 'public', uri: one })),
    }));
  const wrong = vars.ACCESS_AUD && vars.ACCESS_AUD !== application.aud;
  const team = `https://${auth_domain}`;
  edit((toml) => setVar(toml, 'ACCESS_TEAM_DOMAIN', team, environment));
  edit((toml) => setVar(toml, 'ACCESS_AUD', application.aud, environment));
  const allowed = await staffPolicy(setup, application);
  return `${team}, ${allowed}${wrong ? '; ACCESS_AUD was of another application and is corrected' : ''}`;
}

/** One question, if the application has no policy yet. Without an answer no one can sign in. */
async function staffPolicy({ api, accountId, terminal, settings, byHand }: Setup, { id }: Application) {
  const { vars } = settings();
  const path = `/accounts/${accountId}/access/apps/${id}/policies`;
  const existing = await api.get<{ name: string }[]>(path);
  if (existing.length > 0) return `with its policy ${existing[0]!.name}`;
  const question = 'Who may sign in as staff (addresses with commas, or a domain such as @example.ae)?';
  const answer =
    process.env.ACCESS_ALLOW || (terminal.interactive ? await terminal.ask(question, vars.STAFF_ADDRESSES!) : '');
  const include = addressesIn(answer).map(staffRule);
  if (include.length === 0 || include.includes(undefined)) {
    const reason = answer && `, because "${answer}" is neither, or a domain where anyone has an address`;
    byHand.push(`Allow your staff: run this again with ACCESS_ALLOW=<addresses, or @domain>${reason}.`);
    return 'which lets no one in yet';
  }
  await api.post(path, { name: 'Staff', decision: 'allow', include, precedence: 1 });
  return `for ${answer}`;
}

const anyonesDomain = /^(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|proton|protonmail|gmx)\./;

function staffRule(text: string) {
  const [, name, domain = ''] = /^(?:([^@\s<>]*)@)?([^@\s<>]+\.[^@\s<>]+)$/.exec(text) ?? [];
  if (name) return { email: { email: text } };
  return domain === '' || anyonesDomain.test(domain) ? undefined : { email_domain: { domain } };
}

/**
 * The zone's own HSTS setting stays off, because the Worker sends the header. The other two rewrite pages: scripts that our policy
 * blocks would have to put the email addresses back.
 */
const zoneSettings = { always_use_https: 'on', email_obfuscation: 'off', rocket_loader: 'off' };

export async function domain({ api, accountId, settings }: Setup): Promise<string> {
  const { hostname } = new URL(settings().vars.SITE_URL!);
  const zone = (await zoneOf(api, accountId, hostname))!;
  const changed: string[] = [];
  for (const [name, wanted] of Object.entries(zoneSettings)) {
    const path = `/zones/${zone.id}/settings/${name}`;
    const { value } = await api.get<{ value: string }>(path);
    if (value === wanted) continue;
    await api.patch(path, { value: wanted });
    changed.push(`${name} ${wanted}`);
  }
  return changed.length === 0 ? `found for ${zone.name}` : `${changed.join(', ')} for ${zone.name}`;
}

export async function turnstile({ api, accountId, environment, settings, edit, terminal, byHand }: Setup) {
  const { vars, worker } = settings();
  if (vars.TURNSTILE_SITE_KEY) return `found ${vars.TURNSTILE_SITE_KEY}`;
  const path = `/accounts/${accountId}/challenges/widgets`;
  const widgets = await api.get<{ name: string; sitekey: string }[]>(path);
  if (widgets.some(({ name }) => name === worker)) {
    // Cloudflare shows the secret only at the creation.
    byHand.push(`Turnstile has a widget ${worker}: put its keys into TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY.`);
    return `found a widget ${worker}, whose keys are not set`;
  }
  const { hostname } = new URL(vars.SITE_URL!);
  const body = { name: worker, domains: [hostname], mode: 'managed' };
  const widget = await api.post<{ sitekey: string; secret: string }>(path, body);
  const input = JSON.stringify({ TURNSTILE_SECRET_KEY: widget.secret });
  if (!(await terminal.wrangler(['secret', 'bulk', `--name=${worker}`], { input }))) {
    throw new Error('The secret of Turnstile could not be set; delete the widget in the dashboard and run this again.');
  }
  edit((toml) => setVar(toml, 'TURNSTILE_SITE_KEY', widget.sitekey, environment));
  return `created ${widget.sitekey}`;
}

export async function emailSending(setup: Setup): Promise<string> {
  const { api, accountId, settings } = setup;
  const domain = domainOf(settings().vars.MAIL_FROM!);
  const zone = await zoneOf(api, accountId, domain);
  if (!zone) return `off: ${domain} is not on this account, so set RESEND_API_KEY`;
  const path = `/zones/${zone.id}/email/sending/subdomains`;
  const existing = await api.get<{ name: string }[]>(path);
  const isOn = existing.some(({ name }) => name === domain);
  if (!isOn) await api.post(path, { name: domain });
  await subscribe(setup, zone.id, domain);
  return isOn ? `found ${domain}` : `turned on for ${domain}`;
}

const mailEvents = ['delivered', 'bounced', 'complained', 'failed', 'rejected'].map((event) => `message.${event}`);

/** The events of Email Service go to the queue, if there is one. */
async function subscribe({ api, accountId, settings }: Setup, zoneId: string, domain: string): Promise<void> {
  const name = settings().queues.find((queue) => queue.startsWith('rihla-email-events'));
  if (!name) return;
  const queues = await api.get<{ queue_id: string; queue_name: string }[]>(
    `/accounts/${accountId}/queues?per_page=100`,
  );
  const queue = queues.find(({ queue_name }) => queue_name === name);
  if (!queue) return;
  const path = `/accounts/${accountId}/event_subscriptions/subscriptions`;
  const existing = await api.get<{ name: string }[]>(`${path}?per_page=100`);
  if (existing.some((subscription) => subscription.name === name)) return;
  await api.post(path, {
    name,
    enabled: true,
    source: { type: 'email.sending', zone_id: zoneId, domain },
    destination: { type: 'queues.queue', queue_id: queue.queue_id },
    events: mailEvents,
  });
}

export async function emailRouting({ api, accountId, settings }: Setup): Promise<string> {
  const { vars, worker } = settings();
  const domain = domainOf(vars.MAIL_FROM!);
  const zone = await zoneOf(api, accountId, domain);
  if (!zone) return `off: ${domain} is not on this account`;
  const path = `/zones/${zone.id}/email/routing`;
  const address = `reply@${domain}`;
  const [settingsOfZone, rules] = [
    await api.get<{ enabled: boolean; support_subaddress?: boolean }>(path),
    await api.get<{ matchers: { value?: string }[] }[]>(`${path}/rules`),
  ];
  const hasRule = rules.some(({ matchers }) => matchers.some(({ value }) => value === address));
  // The setting says nothing about a subdomain, whose records come with its rule.
  const hasRecords = settingsOfZone.enabled && (domain === zone.name || hasRule);
  if (!hasRecords) await api.post(`${path}/dns`, { name: domain });
  if (!settingsOfZone.support_subaddress) await api.patch(path, { support_subaddress: true });
  if (hasRule) return `found ${address}`;
  await api.post(`${path}/rules`, {
    name: `${worker}: answers of visitors`,
    enabled: true,
    matchers: [{ type: 'literal', field: 'to', value: address }],
    actions: [{ type: 'worker', value: [worker] }],
  });
  return `${address} goes to ${worker}`;
}

export async function mailRecords({ api, accountId, settings, resolveTxt, byHand }: Setup): Promise<string> {
  const domain = domainOf(settings().vars.MAIL_FROM!);
  const isResend = (await secretsOf(api, accountId, settings())).includes('RESEND_API_KEY');
  const missing = await missingMailRecords(domain, isResend ? 'Resend' : 'Cloudflare', resolveTxt);
  if (missing.length === 0) return `found for ${domain}`;
  const where = isResend ? 'https://resend.com/domains has the values' : 'new records appear within minutes';
  byHand.push(...missing.map((sentence) => `${sentence} Without it, receivers may refuse our emails; ${where}.`));
  return missing.join(' ');
}
