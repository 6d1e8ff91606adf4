import { brand } from '#shared/brand.ts';
import { siteUrl } from '../lib/build-settings.ts';
import { type Cloudflare, CloudflareError, noZone, zoneOf } from '../lib/cloudflare.ts';
import { missingMailRecords, type ResolveTxt } from '../lib/mail-records.ts';
import { readSettings, type Settings, wranglerToml } from '../lib/settings.ts';
import { signIn } from '../lib/sign-in.ts';
import type { Terminal } from '../lib/terminal.ts';
import { readChangelog, releaseOf, type Section, upgradingSince } from '../release/changelog.ts';
import { deployFaults, deployWarnings, domainOf } from './check.ts';
import { withDeployLines } from './deploy-lines.ts';
import { appliedMigrations, orderOf, readMigrations } from './migrations.ts';
import { endingPostings } from './postings.ts';
import { release, runningRelease } from './release.ts';
import { smokeTest } from './smoke-test.ts';

interface DeployOptions {
  environment?: string | undefined;
  dryRun?: boolean;
  deployFirst?: boolean;
  /** Tests replace wrangler.toml, its build, and the connection to the site. */
  file?: string;
  dist?: string;
  fetch?: typeof globalThis.fetch;
  patienceMs?: number;
  resolveTxt?: ResolveTxt;
  changelog?: Section[];
}

/** @throws Error whose sentence says what is wrong, and what is already done */
export async function deploy(options: DeployOptions, terminal: Terminal): Promise<void> {
  await withDeployLines(options.file ?? wranglerToml, (file) => deployFrom(file, options, terminal));
}

async function deployFrom(file: string, options: DeployOptions, terminal: Terminal): Promise<void> {
  const settings = readSettings(options.environment, file);
  const build = {
    CLOUDFLARE_ENV: options.environment ?? '',
    SETTINGS_FILE: '',
    ...(settings.hasWorkersAi && { WORKER_AI: 'true' }),
  };
  const origin = settings.vars.SITE_URL?.replace(/\/+$/, '') || brand.siteUrl;
  const faults = deployFaults(settings, process.env.SITE_URL === undefined ? origin : siteUrl());
  const migrations = readMigrations(settings.migrationsFolder);
  if (faults.length > 0) throw new Error(faults.join('\n✗ '));
  const target = ['--config', file, `--env=${options.environment ?? ''}`];
  const domain = new URL(origin).hostname;

  if (options.dryRun) {
    const built =
      (await terminal.run(['scripts/build-web.ts'], build)) &&
      (await terminal.wrangler(['deploy', '--dry-run', ...target]));
    if (!built) throw new Error('It does not build.');
    terminal.say(`✓ It would migrate ${settings.database.name}, and deploy ${settings.worker} to ${domain}.`);
    return;
  }

  const { api, accountId } = await signIn(terminal, settings.accountId);
  const wrangler = (command: string[], env: NodeJS.ProcessEnv = {}) =>
    terminal.wrangler([...command, ...target], { env: { ...env, CLOUDFLARE_ACCOUNT_ID: accountId } });
  if (!(await zoneOf(api, accountId, domain))) throw new Error(noZone(domain));
  const applied = await appliedMigrations({ api, accountId }, settings);
  const order = orderOf(migrations, applied, options.deployFirst ?? false);
  const sections = options.changelog ?? readChangelog();
  const running = await runningRelease({ api, accountId, settings });
  if (running !== undefined && !(await confirmUpgrade(terminal, upgradingSince(sections, running)))) {
    throw new Error('Nothing was deployed.');
  }
  const secrets = await secretsOf(api, accountId, settings);
  const sender = domainOf(settings.vars.MAIL_FROM || brand.email);
  const provider = secrets.includes('RESEND_API_KEY') ? 'Resend' : 'Cloudflare';
  const missing = await missingMailRecords(sender, provider, options.resolveTxt);
  for (const warning of [...deployWarnings(settings, secrets), ...missing]) terminal.say(`! ${warning}`);
  if (!(await terminal.run(['scripts/build-web.ts'], { ...build, WORKER_SECRETS: secrets.join(',') }))) {
    throw new Error('The site could not be built; nothing was deployed.');
  }

  const migrate = async () => {
    if (await wrangler(['d1', 'migrations', 'apply', 'DB', '--remote'])) return;
    throw new Error('The database could not be migrated. Run the command again: it goes on where it stopped.');
  };
  if (order === 'migrate first') await migrate();
  const site = { ...options, origin };
  const version = await release({ api, accountId, settings, domain, number: releaseOf(sections), wrangler, site });
  if (order === 'deploy first') await migrate();

  const fault = await smokeTest({ ...site, version });
  if (fault) {
    throw new Error(
      `${fault}. The certificate of a new domain may take some minutes; docs/deploy.md says how to go back.`,
    );
  }
  // A position that cannot be read is no reason to fail: the site runs.
  for (const warning of await endingPostings(origin, options.fetch).catch(() => [])) terminal.say(`! ${warning}`);
  terminal.say(`✓ ${origin} runs${version ? ` the version ${version}` : ''}.`);
}

/** Shows what operators do between the running release and this one. Without a terminal nobody can be asked. */
async function confirmUpgrade(terminal: Terminal, steps: ReturnType<typeof upgradingSince>): Promise<boolean> {
  if (steps.length === 0) return true;
  for (const { version, text } of steps) terminal.say(`• To upgrade to ${version}:\n${text}`);
  if (!terminal.interactive) return true;
  return /^y/i.test(await terminal.ask('Is this done, and should it be deployed (y, n)?', 'n'));
}

export async function secretsOf(api: Cloudflare, accountId: string, { worker }: Settings): Promise<string[]> {
  try {
    const secrets = await api.get<{ name: string }[]>(`/accounts/${accountId}/workers/scripts/${worker}/secrets`);
    return secrets.map(({ name }) => name);
  } catch (error) {
    if (error instanceof CloudflareError && error.status === 404) return [];
    throw error;
  }
}
