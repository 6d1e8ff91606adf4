import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { maybeStartOrUpdateRemoteProxySession } from 'wrangler';
import { openLocalDatabase } from '../lib/local-database.ts';
import { readConfig } from '../lib/settings.ts';
import { databaseOf, databaseWorker } from '../lib/whole-batches.ts';

export interface Target {
  state?: string;
  env?: string;
}

type Local = Awaited<ReturnType<typeof openLocalDatabase>>;
export type Database = Local['DB'];
export type Bucket = Local['FILES'];

export interface Site {
  DB: Database;
  FILES?: Bucket;
  close(): Promise<void>;
}

export async function openSite({ state, env }: Target): Promise<Site> {
  const { config, database, bucket } = configOf(env);
  if (state !== undefined) return openLocalDatabase(state, env);
  if (!database.database_id || /^[0-]*$/.test(database.database_id)) {
    throw new Error('wrangler.toml has no database yet: run `npm run setup`.');
  }
  const remote = await maybeStartOrUpdateRemoteProxySession({
    bindings: {
      DB: { type: 'd1', database_id: database.database_id, remote: true },
      ...(bucket && { FILES: { ...bucket, type: 'r2_bucket', remote: true } }),
    },
    account_id: config.account_id,
    complianceRegion: config.compliance_region,
  });
  const remoteProxyConnectionString = remote!.session.remoteProxyConnectionString;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: databaseWorker,
      d1Databases: { DB: { id: database.database_id, remoteProxyConnectionString } },
      ...(bucket && { r2Buckets: { FILES: { id: bucket.bucket_name!, remoteProxyConnectionString } } }),
    }),
  );
  return {
    DB: databaseOf(miniflare),
    ...(bucket && { FILES: await miniflare.getR2Bucket('FILES') }),
    async close() {
      await miniflare.dispose();
      await remote!.session.dispose();
    },
  };
}

function configOf(env?: string) {
  const config = readConfig(env);
  const has = (name: string) => (resource: { binding: string }) => resource.binding === name;
  const database = config.d1_databases.find(has('DB'));
  if (!database) throw new Error(`wrangler.toml has no database DB${env ? ` in the environment ${env}` : ''}.`);
  return { config, database, bucket: config.r2_buckets.find(has('FILES')) };
}
