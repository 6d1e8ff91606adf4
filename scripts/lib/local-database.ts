import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { readConfig } from './settings.ts';
import { databaseOf, databaseWorker } from './whole-batches.ts';

/** `state` is a folder of `wrangler dev`, which must not run meanwhile; without it, the database is in memory. */
export async function openLocalDatabase(state?: string, env?: string) {
  const config = readConfig(env);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: databaseWorker,
      d1Databases: { DB: config.d1_databases[0]!.database_id! },
      r2Buckets: { FILES: config.r2_buckets[0]?.bucket_name ?? 'FILES' },
      // The folder that wrangler uses below `--persist-to`.
      ...(state !== undefined && { resourcePersistencePath: join(state, 'v3') }),
    }),
  );
  return {
    DB: databaseOf(miniflare),
    FILES: await miniflare.getR2Bucket('FILES'),
    close: () => miniflare.dispose(),
  };
}
