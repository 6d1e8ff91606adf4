/** Applies the migrations that a local database lacks: node scripts/migrate-locally.ts STATE. Wrangler needs 8 s of CPU for it. */
import { join } from 'node:path';
import { applyMigrations, migrationsIn } from './backup/migrations.ts';
import { openLocalDatabase } from './lib/local-database.ts';
import { root } from './lib/tooling.mjs';

const folder = join(root, 'migrations');
const { DB, close } = await openLocalDatabase(process.argv[2]);
try {
  await applyMigrations(DB, folder, migrationsIn(folder));
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  await close();
}
