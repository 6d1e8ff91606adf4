/** Runs the parts of the bench that are named, or all of them, and prints a table for each. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { benchApi } from './api.ts';
import { benchGrowth } from './growth.ts';
import { benchPages } from './pages.ts';
import { type Measure, print } from './report.ts';
import { benchWorker } from './worker.ts';

const parts: Record<string, { title: string; run: () => Promise<Measure[]> }> = {
  worker: { title: 'The Worker', run: benchWorker },
  growth: { title: 'Growth: rows in D1 by operation', run: benchGrowth },
  api: { title: 'The API, beside a bare route of the same work', run: benchApi },
  pages: { title: 'The pages, beside a bare page of the same text', run: benchPages },
};
const wanted = process.argv.slice(2).filter((name) => name in parts);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}`;
console.log(`# ${new Date().toISOString().slice(0, 10)}, ${machine}`);

const results: Record<string, Measure[]> = {};
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const part = parts[name];
  if (!part) continue;
  results[name] = await part.run();
  print(part.title, results[name]);
}
const folder = join(import.meta.dirname, '..', 'bench-results');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'latest.json'),
  JSON.stringify({ date: new Date().toISOString(), machine, results }, null, 2),
);
