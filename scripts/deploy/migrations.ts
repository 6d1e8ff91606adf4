import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudflareError } from '../lib/cloudflare.ts';
import type { Settings } from '../lib/settings.ts';
import type { SignedIn } from '../lib/sign-in.ts';

const marks = {
  works: '-- The previous Worker works with this.',
  breaks: '-- The previous Worker breaks with this.',
};

type Order = 'migrate first' | 'deploy first' | 'deploy only';

interface Migration {
  name: string;
  /** The previous Worker can run on the new tables. */
  previousWorks: boolean;
}

/** @throws Error when a migration does not say in its first line whether the previous Worker works with it */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const [first = ''] = readFileSync(join(folder, name), 'utf8').split('\n');
      if (first !== marks.works && first !== marks.breaks) {
        throw new Error(`migrations/${name} must begin with "${marks.works}" or "${marks.breaks}"`);
      }
      return { name, previousWorks: first === marks.works };
    });
}

export async function appliedMigrations({ api, accountId }: SignedIn, { database }: Settings): Promise<string[]> {
  try {
    const [answer] = await api.post<[{ results: { name: string }[] }]>(
      `/accounts/${accountId}/d1/database/${database.id}/query`,
      { sql: 'SELECT name FROM d1_migrations ORDER BY id' },
    );
    return answer.results.map(({ name }) => name);
  } catch (error) {
    if (error instanceof CloudflareError && /no such table/.test(error.message)) return [];
    throw error;
  }
}

/** @throws Error when the running Worker would break between the migration and the deployment */
export function orderOf(migrations: Migration[], applied: string[], deployFirst: boolean): Order {
  const pending = migrations.filter(({ name }) => !applied.includes(name));
  if (pending.length === 0) return 'deploy only';
  const breaking = pending.filter(({ previousWorks }) => !previousWorks);
  // A database without migrations has no Worker that could break.
  if (applied.length === 0 || breaking.length === 0) return deployFirst ? refuseDeployFirst(pending) : 'migrate first';
  const names = breaking.map(({ name }) => name).join(', ');
  if (breaking.length < pending.length) {
    throw new Error(
      `The running Worker breaks with ${names}, and other migrations are pending: deploy the release before ${names} first.`,
    );
  }
  if (deployFirst) return 'deploy first';
  throw new Error(
    `The running Worker breaks with ${names}. In two steps: \`npm run deploy -- --deploy-first\` deploys this Worker, which must work with the tables as they are and as they will be, and then migrates.`,
  );
}

function refuseDeployFirst(pending: Migration[]): never {
  const names = pending.map(({ name }) => name).join(', ');
  throw new Error(`--deploy-first is not for ${names}, which this Worker may need: leave it out.`);
}
