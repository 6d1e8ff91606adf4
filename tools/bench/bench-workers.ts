import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTestHarness, unstable_readConfig } from 'wrangler';
import { bareConfig, bundle } from './bundle.ts';

export const ourHost = 'localhost';
export const bareHost = 'bare.example';
export const workerNames = ['rihla-site', 'rihla-bench-bare'];

export async function bundleBenchWorkers(vars: Record<string, string>) {
  const folders = [await bundle(), await bundle(bareConfig)] as const;
  // Requests without a route pass through two more Workers for the assets. The bare Worker has a route too.
  const routed = {
    main: join(folders[0], 'index.js'),
    no_bundle: true,
    routes: [{ pattern: `${ourHost}/*`, zone_name: ourHost }],
  };
  const harness = createTestHarness({
    workers: [
      { config: { ...unstable_readConfig({ config: 'wrangler.toml' }), ...routed, vars } },
      { configPath: bareConfig, prebuiltWorkerDir: folders[1], vars },
    ],
  });
  return {
    harness,
    async close() {
      await harness.close();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}
