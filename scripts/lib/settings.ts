import { dirname, join, resolve } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { root } from './tooling.mjs';

export const wranglerToml = join(root, 'wrangler.toml');

export type Settings = ReturnType<typeof readSettings>;

/** @throws Error when wrangler.toml has no environment of that name */
export function readConfig(environment: string | undefined, file = wranglerToml) {
  const production = unstable_readConfig({ config: file, env: '' });
  if (environment === undefined) return production;
  if (!production.definedEnvironments?.includes(environment)) {
    throw new Error(`wrangler.toml has no environment ${environment}.`);
  }
  return unstable_readConfig({ config: file, env: environment });
}

export function readSettings(environment?: string, file = wranglerToml) {
  const config = readConfig(environment, file);
  const has = (name: string) => (resource: { binding: string }) => resource.binding === name;
  const database = config.d1_databases.find(has('DB'));
  if (!database?.database_name) throw new Error('wrangler.toml has no database DB.');
  const { queues, name, account_id: accountId, migrations } = config;
  return {
    file,
    environment,
    worker: name!,
    accountId,
    vars: config.vars as Record<string, string>,
    database: { name: database.database_name, id: database.database_id ?? '' },
    bucket: config.r2_buckets.find(has('FILES'))?.bucket_name,
    hasWorkersAi: config.ai?.binding === 'AI',
    isNearDatabase: config.placement?.mode === 'smart',
    queues: [...new Set<string>(queues.consumers.map(({ queue }: { queue: string }) => queue))],
    /** The newest migration of the Durable Objects. */
    newestMigrationTag: migrations.at(-1)?.tag,
    migrationsFolder: resolve(dirname(file), database.migrations_dir ?? 'migrations'),
  };
}

export function hasDatabase({ database }: Settings): boolean {
  return /[^0-]/.test(database.id);
}
