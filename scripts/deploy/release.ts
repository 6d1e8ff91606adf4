import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudflareError } from '../lib/cloudflare.ts';
import type { Settings } from '../lib/settings.ts';
import type { SignedIn } from '../lib/sign-in.ts';
import type { Terminal } from '../lib/terminal.ts';
import { smokeTest } from './smoke-test.ts';

interface Release extends SignedIn {
  settings: Settings;
  domain: string;
  /** The result of `releaseOf`. */
  number: string;
  /** Runs a command of wrangler for this Worker. */
  wrangler: (command: string[], env?: NodeJS.ProcessEnv) => ReturnType<Terminal['wrangler']>;
  site: Omit<Parameters<typeof smokeTest>[0], 'version' | 'headers'>;
}

/** The number of the release that runs; undefined before the first deployment, '' when its version has no number. */
export async function runningRelease({ api, accountId, settings }: Pick<Release, 'api' | 'accountId' | 'settings'>) {
  const script = `/accounts/${accountId}/workers/scripts/${settings.worker}`;
  const { deployments } = await api.get<{ deployments: Deployment[] }>(`${script}/deployments`).catch((error) => {
    if (error instanceof CloudflareError && error.status === 404) return { deployments: [] };
    throw error;
  });
  const running = deployments[0]?.versions.find(({ percentage }) => percentage === 100)?.version_id;
  if (!running) return undefined;
  const { annotations } = await api.get<{ annotations?: Record<string, string> }>(`${script}/versions/${running}`);
  return annotations?.['workers/tag'] ?? '';
}

/** @returns the id of the version that visitors get */
export async function release(release: Release): Promise<string | undefined> {
  const running = await versionBeside(release);
  if (running) return tryOut(release, running);
  return upload(release, ['deploy', '--domain', release.domain]);
}

interface Deployment {
  versions: { version_id: string; percentage: number }[];
}

/**
 * The running version, if a new one can be tried beside it: not with a migration of Durable Objects, which only `wrangler
 * deploy` applies, and not on a domain that the Worker does not have yet.
 */
async function versionBeside({ api, accountId, settings, domain }: Release): Promise<string | undefined> {
  const { worker, newestMigrationTag } = settings;
  const workers = `/accounts/${accountId}/workers`;
  const scripts = await api.get<{ id: string; migration_tag?: string }[]>(`${workers}/scripts`);
  const script = scripts.find(({ id }) => id === worker);
  if (!script || script.migration_tag !== newestMigrationTag) return undefined;
  const domains = await api.get<{ hostname: string; service: string }[]>(`${workers}/domains?hostname=${domain}`);
  if (!domains.some(({ hostname, service }) => hostname === domain && service === worker)) return undefined;
  const { deployments } = await api.get<{ deployments: Deployment[] }>(`${workers}/scripts/${worker}/deployments`);
  return deployments[0]?.versions.find(({ percentage }) => percentage === 100)?.version_id;
}

/** Visitors get the new version only after the smoke test, whose requests name it. */
async function tryOut(release: Release, running: string): Promise<string> {
  const { settings, site, wrangler } = release;
  const version = await upload(release, ['versions', 'upload']);
  const stays = `Visitors still get the version ${running}`;
  const route = async (...shares: string[]) => {
    if (await wrangler(['versions', 'deploy', ...shares, '--yes'])) return;
    throw new Error(`The version could not be deployed; see the output of wrangler above. ${stays}.`);
  };
  if (!version) throw new Error(`wrangler does not name the uploaded version. ${stays}.`);
  await route(`${version}@0%`, `${running}@100%`);
  const headers = { 'cloudflare-workers-version-overrides': `${settings.worker}="${version}"` };
  const fault = await smokeTest({ ...site, version, headers });
  if (fault) throw new Error(`${fault}. ${stays}; the new one, ${version}, gets no visitors.`);
  await route(`${version}@100%`);
  if (await wrangler(['triggers', 'deploy'])) return version;
  throw new Error(`The version ${version} runs, but with the earlier Cron Triggers and queues: run the command again.`);
}

async function upload({ wrangler, number }: Release, command: string[]): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-deploy-'));
  const output = join(folder, 'output.ndjson');
  try {
    const isUploaded = await wrangler([...command, '--tag', number], { WRANGLER_OUTPUT_FILE_PATH: output });
    if (!isUploaded) throw new Error('The deployment failed; see the output of wrangler above.');
    return /"version_id":"([\w-]+)"/.exec(readFileSync(output, 'utf8'))?.[1];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
