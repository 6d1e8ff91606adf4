import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import type { Cloudflare } from '../lib/cloudflare.ts';
import { openLocalDatabase } from '../lib/local-database.ts';
import { hasDatabase, readSettings } from '../lib/settings.ts';
import { signIn } from '../lib/sign-in.ts';
import { terminal } from '../lib/terminal.ts';
import { databaseFrom } from '../lib/whole-batches.ts';

export interface Target {
  state?: string;
  env?: string;
  /** Tests replace wrangler.toml. */
  file?: string;
}

type Local = Awaited<ReturnType<typeof openLocalDatabase>>;
export type Database = Local['DB'];
export type Bucket = Local['FILES'];

export interface Site {
  DB: Database;
  FILES?: Bucket;
  /** Another database of the account; only the deployed site has some. */
  other?: (databaseId: string) => Database;
  close(): Promise<void>;
}

export async function openSite({ state, env, file }: Target): Promise<Site> {
  const settings = readSettings(env, file);
  if (state !== undefined) return openLocalDatabase(state, env);
  if (!hasDatabase(settings)) throw new Error('wrangler.toml has no database yet: run `npm run setup`.');
  const { api, accountId } = await signIn(terminal, settings.accountId);
  const files = settings.bucket ? await openBucket(settings.bucket, accountId) : undefined;
  const other = (id: string) => deployedDatabase(api, accountId, id);
  return { DB: other(settings.database.id), FILES: files?.FILES, other, close: async () => files?.close() };
}

/** D1's HTTP API runs a batch as one transaction, as the binding does. */
function deployedDatabase(api: Cloudflare, accountId: string, id: string): Database {
  return databaseFrom((statements) =>
    api.post(`/accounts/${accountId}/d1/database/${id}/query`, {
      batch: statements.map(({ sql, values }) => ({
        sql,
        params: values.map((value) => (value instanceof Uint8Array ? [...value] : value)),
      })),
    }),
  );
}

/** The HTTP API has no list of a bucket's objects; the remote binding does. */
async function openBucket(bucket_name: string, account_id: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bucket-'));
  const configPath = join(folder, 'wrangler.json');
  const r2_buckets = [{ binding: 'FILES', bucket_name, remote: true }];
  writeFileSync(
    configPath,
    JSON.stringify({ name: 'backup', account_id, compatibility_date: '2026-10-20', r2_buckets }),
  );
  const { env, dispose } = await getPlatformProxy<{ FILES: Bucket }>({ configPath, envFiles: [], persist: false });
  return {
    FILES: env.FILES,
    async close() {
      await dispose();
      rmSync(folder, { recursive: true });
    },
  };
}
