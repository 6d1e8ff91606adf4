/** Runs the named parts of the bench, or all of them, and prints what each has found. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fail } from '../scripts/lib/tooling.mjs';
import { benchApi } from './api.ts';
import { benchGrowth } from './growth.ts';
import { benchPages } from './pages.ts';
import { print, type Table } from './report.ts';
import { benchStart } from './start.ts';
import { benchWorker } from './worker.ts';

const parts: Record<string, () => Promise<Table[]>> = {
  worker: benchWorker,
  growth: benchGrowth,
  api: benchApi,
  pages: benchPages,
  start: benchStart,
};
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown) fail(`The bench has no part "${unknown}". Its parts: ${Object.keys(parts).join(', ')}.`);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}`;
const date = new Date().toISOString();
console.log(`# ${date.slice(0, 10)}, ${machine}`);

const tables: Table[] = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const found = (await parts[name]?.()) ?? [];
  found.forEach(print);
  tables.push(...found);
}
const folder = join(import.meta.dirname, '..', 'bench-results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'latest.json'), JSON.stringify({ date, machine, tables }, null, 2));
