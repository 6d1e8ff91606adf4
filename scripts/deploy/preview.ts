import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig, wranglerToml } from '../lib/settings.ts';
import { signIn } from '../lib/sign-in.ts';
import type { Terminal } from '../lib/terminal.ts';

/**
 * A preview of the working tree on the data of staging. It belongs to a Worker of its own, which is never deployed: the
 * addresses of staging itself stay closed. It has neither Cron Triggers nor queues.
 */
export async function preview(name: string, terminal: Terminal, file = wranglerToml): Promise<void> {
  const { account_id } = readConfig('staging', file);
  const { accountId } = await signIn(terminal, account_id);
  if (!(await terminal.run(['scripts/build-web.ts'], { CLOUDFLARE_ENV: 'staging', SETTINGS_FILE: '' }))) {
    throw new Error('The site could not be built; there is no preview.');
  }
  const config = writePreviewConfig(file);
  try {
    const command = ['preview', '--name', name, '--config', config];
    if (await terminal.wrangler(command, { env: { CLOUDFLARE_ACCOUNT_ID: accountId } })) return;
    throw new Error('There is no preview; see the output of wrangler above.');
  } finally {
    rmSync(config);
  }
}

/** Beside wrangler.toml, because its paths are relative. */
function writePreviewConfig(file: string): string {
  const { name, main, compatibility_date, compatibility_flags, minify, tsconfig, assets, migrations, ...bindings } =
    readConfig('staging', file);
  const { vars, d1_databases, r2_buckets, durable_objects, send_email, ratelimits, version_metadata } = bindings;
  const config = {
    name: `${name}-previews`,
    ...{ workers_dev: false, preview_urls: true },
    ...{ main, compatibility_date, compatibility_flags, minify, tsconfig, assets, migrations },
    previews: { vars, d1_databases, r2_buckets, durable_objects, send_email, ratelimits, version_metadata },
  };
  const path = join(dirname(file), 'wrangler.previews.json');
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}
