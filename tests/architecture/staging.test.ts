import { expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';

const parts = [
  'd1_databases',
  'r2_buckets',
  'durable_objects',
  'send_email',
  'queues',
  'ratelimits',
  'version_metadata',
];

/** Bindings with names without the suffix, and without the ids of the account's resources. */
function bindings(environment: string): string {
  const config: Record<string, unknown> = unstable_readConfig({ config: 'wrangler.toml', env: environment });
  const own = JSON.stringify(parts.map((part) => config[part]));
  return own.replaceAll('-staging"', '"').replace(/"(?:database_id|namespace_id)":"[^"]*"/g, '');
}

it('gives staging the same bindings as production', () => {
  expect(bindings('staging')).toBe(bindings(''));
});
