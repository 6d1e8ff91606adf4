import { domainOf } from '../deploy/check.ts';
import { zoneOf } from '../lib/cloudflare.ts';
import type { Setup } from './context.ts';
import { setVar } from './edit-toml.ts';

export async function accessApplication(setup: Setup): Promise<string> {
  const { api, accountId, environment, settings, edit, byHand } = setup;
  const { vars, worker } = settings();
  const { hostname } = new URL(vars.SITE_URL!);
  const { auth_domain } = await api.get<{ auth_domain: string }>(`/accounts/${accountId}/access/organizations`);
  const apps = await api.get<{ aud: string; domain: string; name: string }[]>(`/accounts/${accountId}/access/apps`);
  const uri = `${hostname}/admin`;
  const application =
    apps.find(({ domain }) => domain === uri) ??
    (await api.post<{ aud: string }>(`/accounts/${accountId}/access/apps`, {
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
  byHand.push(
    `Allow your staff: https://one.dash.cloudflare.com → Access → Applications → ${worker} → Policies → Allow, Emails.`,
  );
  return `${team}${wrong ? '; ACCESS_AUD was of another application and is corrected' : ''}`;
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

export async function emailRouting({ api, accountId, settings, byHand }: Setup): Promise<string> {
  const { vars, worker } = settings();
  const domain = domainOf(vars.MAIL_FROM!);
  const zone = await zoneOf(api, accountId, domain);
  if (!zone) return `off: ${domain} is not on this account`;
  const path = `/zones/${zone.id}/email/routing`;
  const { enabled } = await api.get<{ enabled: boolean }>(path);
  if (!enabled) await api.post(`${path}/enable`, {});
  byHand.push(`Turn Subaddressing on: https://dash.cloudflare.com → ${zone.name} → Email → Email Routing → Settings.`);
  const address = `reply@${domain}`;
  const rules = await api.get<{ matchers: { value?: string }[] }[]>(`${path}/rules`);
  if (rules.some(({ matchers }) => matchers.some(({ value }) => value === address))) return `found ${address}`;
  await api.post(`${path}/rules`, {
    name: `${worker}: answers of visitors`,
    enabled: true,
    matchers: [{ type: 'literal', field: 'to', value: address }],
    actions: [{ type: 'worker', value: [worker] }],
  });
  return `${address} goes to ${worker}`;
}
