import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_readConfig } from 'wrangler';
import { root } from '../../scripts/lib/tooling.mjs';

/**
 * Opens the local D1 database in this process: the one in a state folder of `wrangler dev`, which must not run meanwhile, or
 * an empty one in memory.
 */
export async function openLocalDatabase(state?: string) {
  const config = unstable_readConfig({ config: join(root, 'wrangler.toml') });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: { DB: config.d1_databases[0]!.database_id! },
      // The folder that wrangler uses below `--persist-to`.
      ...(state !== undefined && { resourcePersistencePath: join(state, 'v3') }),
    }),
  );
  return { DB: await miniflare.getD1Database('DB'), close: () => miniflare.dispose() };
}
