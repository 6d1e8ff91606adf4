import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { fail, root } from '../../scripts/lib/tooling.mjs';
import { benchMail } from './mail.ts';
import { isMet, print, type Table } from './report.ts';
import { benchStart } from './start.ts';
import { benchStreaming } from './streaming.ts';
import { benchBundle, benchWorker } from './worker.ts';

/** Vite loads this part, because it runs the Worker's statements and Node cannot load JSX. */
async function benchGrowth(): Promise<Table[]> {
  const { module } = await runnerImport<typeof import('./growth.ts')>(join(import.meta.dirname, 'growth.ts'));
  return module.benchGrowth();
}

/** Two parts use packages of tools/, which `npm test` does not install for the size of the Worker. */
const parts: Record<string, () => Promise<Table[]>> = {
  bundle: benchBundle,
  worker: benchWorker,
  growth: benchGrowth,
  mail: benchMail,
  api: async () => (await import('./api.ts')).benchApi(),
  endurance: async () => (await import('./endurance.ts')).benchEndurance(),
  streaming: benchStreaming,
  pages: async () => (await import('./pages.ts')).benchPages(),
  start: benchStart,
};
const requested = process.argv.slice(2);
const unknown = requested.find((name) => !(name in parts));
if (unknown) fail(`The bench has no part "${unknown}". Its parts: ${Object.keys(parts).join(', ')}.`);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}`;
const date = new Date().toISOString();
console.log(`# ${date.slice(0, 10)}, ${machine}`);

const tables: Table[] = [];
for (const name of requested.length > 0 ? requested : Object.keys(parts)) {
  const results = (await parts[name]?.()) ?? [];
  results.forEach(print);
  tables.push(...results);
}
const folder = join(root, 'bench-results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'latest.json'), JSON.stringify({ date, machine, tables }, null, 2));
if (!tables.every(isMet)) fail('A limit is missed: it is marked with ✗.');
