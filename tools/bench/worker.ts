import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '../../scripts/lib/site.mjs';
import { env, freePort, migrateLocally, root, toolNode, wrangler } from '../../scripts/lib/tooling.mjs';
import { bundle } from './bundle.ts';
import { median, type Table } from './report.ts';

/** The size needs no quiet machine, so `npm test` checks it. */
export async function benchBundle(): Promise<Table[]> {
  const folder = await bundle();
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const gzip = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  rmSync(folder, { recursive: true });
  const columns = [{ name: 'bundle, minified, gzip, kB', atMost: 530 }];
  return [{ title: 'The size of the Worker', columns, rows: [{ name: 'the Worker', values: [gzip / 1000] }] }];
}

export async function benchWorker(): Promise<Table[]> {
  const columns = [{ name: 'start-up, ms', atMost: 50 }, { name: 'first response of `wrangler dev`, ms' }];
  const values = [startUpTime(), await firstResponseTime()];
  return [{ title: 'The start of the Worker', columns, rows: [{ name: 'the Worker', values }] }];
}

function startUpTime(): number {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-startup-'));
  const args = [wrangler, 'check', 'startup', '--outfile', join(folder, 'profile.cpuprofile')];
  const times = [1, 2, 3].map(() => {
    const { stdout } = spawnSync(toolNode(), args, { cwd: root, env, encoding: 'utf8' });
    const active = /Active: ([\d.]+) ms/.exec(stdout)?.[1];
    if (!active) throw new Error(`wrangler check startup reported no start-up time:\n${stdout}`);
    return Number(active);
  });
  rmSync(folder, { recursive: true });
  return median(times);
}

async function firstResponseTime(): Promise<number> {
  const state = mkdtempSync(join(tmpdir(), 'rihla-bench-'));
  await migrateLocally(state);
  const startedAt = Date.now();
  const site = serve({ port: await freePort(), state, envFile: 'tests/support/empty.env', log: 'ignore' });
  await site.ready();
  const duration = Date.now() - startedAt;
  await site.stop();
  rmSync(state, { recursive: true });
  return duration;
}
