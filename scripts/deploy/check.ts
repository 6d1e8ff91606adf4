import { brand } from '#shared/brand.ts';
import { missingFactsLine } from '#shared/site/missing-facts.ts';
import { faultsIn, parseConfig } from '#worker/config.ts';
import { hasDatabase, readSettings, type Settings } from '../lib/settings.ts';

const localHost = /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$|\.(localhost|local)$/;
/** RFC 2606 reserves these hosts: no one can own them. */
const reservedHost = /(^|\.)(example|test|invalid|example\.(com|net|org))$/;

/** Reasons not to deploy wrangler.toml, one sentence each. `pagesOrigin` is the origin that the build writes into the pages. */
export function deployFaults(settings: Settings, pagesOrigin: string): string[] {
  const faults: string[] = [];
  const command = settings.environment ? `npm run setup -- --env ${settings.environment}` : 'npm run setup';
  if (!hasDatabase(settings)) faults.push(`wrangler.toml has no database yet: run \`${command}\`.`);
  faults.push(...sharedWithProduction(settings));
  const { success, data, error } = parseConfig(settings.vars);
  if (!success) return [...faults, ...faultsIn(error).map((fault) => `wrangler.toml, [vars]: ${fault}`)];
  const { hostname, protocol, pathname } = new URL(data.SITE_URL);
  if (localHost.test(hostname)) {
    faults.push(`SITE_URL is ${data.SITE_URL}, which only this machine reaches: set the public origin.`);
  } else if (reservedHost.test(hostname)) {
    faults.push(`SITE_URL is ${data.SITE_URL}, a placeholder: set the public origin under [vars] in wrangler.toml.`);
  } else if (protocol !== 'https:' || pathname !== '/') {
    faults.push(`SITE_URL is ${data.SITE_URL}: it must begin with https:// and have no path.`);
  }
  if (pagesOrigin !== data.SITE_URL) {
    faults.push(
      `The pages would have the origin ${pagesOrigin}, but emails ${data.SITE_URL}: set SITE_URL only in wrangler.toml, not in the environment.`,
    );
  }
  for (const name of ['MAIL_FROM', 'STAFF_ADDRESSES'] as const) {
    const placeholder = [data[name]].flat().find((address) => reservedHost.test(domainOf(address)));
    if (placeholder) faults.push(`${name} has the placeholder ${placeholder}: set it under [vars] in wrangler.toml.`);
  }
  if (!domainOf(data.MAIL_FROM)) faults.push(`MAIL_FROM is ${data.MAIL_FROM}, which is no address.`);
  if (data.ACCESS_AUD && !/^[0-9a-f]{64}$/.test(data.ACCESS_AUD)) {
    faults.push(
      'ACCESS_AUD is not an audience tag, which has 64 characters 0-9a-f: copy it from the Access application.',
    );
  }
  if (Boolean(data.ACCESS_AUD) !== Boolean(data.ACCESS_TEAM_DOMAIN)) {
    faults.push('Set both ACCESS_TEAM_DOMAIN and ACCESS_AUD, or neither.');
  }
  for (const secret of ['RESEND_API_KEY', 'CHAT_API_KEY', 'TURNSTILE_SECRET_KEY', 'HEALTH_TOKEN'] as const) {
    if (settings.vars[secret])
      faults.push(`${secret} is a secret: take it out of wrangler.toml, and run \`${command}\`.`);
  }
  return faults;
}

export function domainOf(address: string): string {
  return /@([^>\s]+)>?\s*$/.exec(address)?.[1] ?? '';
}

function sharedWithProduction(settings: Settings): string[] {
  const { environment, file } = settings;
  if (environment === undefined) return [];
  const production = resources(readSettings(undefined, file));
  return resources(settings)
    .filter((name) => production.includes(name))
    .map((name) => `The environment ${environment} has ${name} of production: give it its own in wrangler.toml.`);
}

function resources(settings: Settings): string[] {
  const { worker, bucket, queues } = settings;
  return [
    `the Worker ${worker}`,
    ...(hasDatabase(settings) ? [`the database ${settings.database.id}`] : []),
    ...(bucket ? [`the bucket ${bucket}`] : []),
    ...queues.map((queue) => `the queue ${queue}`),
  ];
}

/** Faults that visitors would see, but that break nothing. */
export function deployWarnings(settings: Settings, secrets: string[]): string[] {
  const warnings: string[] = [];
  if (reservedHost.test(domainOf(brand.email))) {
    warnings.push(`The pages show the placeholder ${brand.email}: edit src-shared/brand.ts.`);
  }
  if (!secrets.includes('RESEND_API_KEY')) {
    warnings.push(
      'There is no secret RESEND_API_KEY: email goes through Cloudflare Email Service, whose terms do not allow newsletters.',
    );
  }
  const off = [
    !settings.bucket && 'files of applications (R2)',
    settings.queues.length === 0 && 'queues',
    !settings.vars.ACCESS_AUD && 'the staff area (Access)',
    !settings.vars.TURNSTILE_SITE_KEY && 'the spam check (Turnstile)',
    !secrets.includes('CHAT_API_KEY') && !settings.hasWorkersAi && 'Joe’s own answers (CHAT_API_KEY or Workers AI)',
  ].filter(Boolean);
  const facts = missingFactsLine();
  if (facts) warnings.push(facts);
  if (off.length > 0) warnings.push(`Off: ${off.join(', ')}. \`npm run setup\` turns them on.`);
  return warnings;
}
