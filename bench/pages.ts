import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort, migrateLocally } from '../scripts/lib/machine.mjs';
import { serve } from '../scripts/lib/site.mjs';
import { paths } from '../src-shared/paths.ts';
import { writeBarePages } from './bare-pages.ts';
import { bareConfig, bundle } from './bundle.ts';
import { type Audit, openLighthouse } from './lighthouse.ts';
import type { Table, Value } from './report.ts';

/** How many audits of a page a median is of: with three, a ratio of LCPs is good to three hundredths only. */
const runs = Number(process.env.BENCH_RUNS ?? 5);
/** Search engines are kept from the page behind a mail's link, which Lighthouse would count against it. */
const listed = Object.values(paths).filter((path) => path !== paths.unsubscribe);
const routes = process.env.BENCH_ROUTES?.split(',') ?? listed;
/** What a server may send before it waits for the first receipt: ten segments of 1,460 bytes, the headers among them. */
const firstFlight = 14.6;
const headers = 1.2;
/** React and the router alone are 83 kB; 1.15 of that. */
const script = 95.45;

/** Lighthouse on every public page of the built site, each beside a bare page of the same text. */
export async function benchPages(): Promise<Table[]> {
  const state = mkdtempSync(join(tmpdir(), 'rihla-pages-'));
  await migrateLocally(['--persist-to', state]);
  const folder = writeBarePages(routes.map(fileOf));
  const worker = await bundle();
  const bareWorker = await bundle(bareConfig);
  const site = await serveBundled('wrangler.toml', join(worker, 'index.js'), { state });
  const bare = await serveBundled(bareConfig, join(bareWorker, 'worker.js'), {
    state,
    more: ['--assets', folder],
    answers: routes[0],
  });
  const phone = await openLighthouse();
  const table: Table = {
    title: 'The pages, beside a bare page of the same text',
    columns: [
      { name: 'performance · accessibility · best practices · SEO (100)' },
      { name: 'LCP, ms' },
      { name: 'bare' },
      { name: 'LCP', atMost: 1.05 },
      { name: 'TBT, ms', atMost: 20 },
      { name: 'bare' },
      { name: 'its own', atMost: 20 },
      { name: 'CLS', atMost: 0 },
      { name: 'HTML, kB', atMost: firstFlight - headers },
      { name: 'CSS, kB' },
      { name: 'JavaScript, kB', atMost: script },
      { name: 'fonts, kB' },
      { name: 'stolen, %' },
    ],
    rows: [],
  };
  try {
    for (const route of routes) {
      const [limit, ours] = await phone.auditBoth(bare.url + route, site.url + route, runs);
      table.rows.push({ name: `\`${route}\``, values: compare(route, ours, limit) });
    }
  } finally {
    phone.close();
    await bare.stop();
    await site.stop();
    for (const temporary of [state, folder, worker, bareWorker]) rmSync(temporary, { recursive: true });
  }
  return [table];
}

/** Serves a Worker as bundled for deployment: to bundle anew, `wrangler dev` would look at its files all the time. */
async function serveBundled(
  config: string,
  script: string,
  { more = [], ...options }: { state: string; more?: string[]; answers?: string },
) {
  const site = serve({
    ...options,
    port: await freePort(),
    envFile: 'tests/support/empty.env',
    log: 'ignore',
    more: ['--config', config, ...more, '--no-bundle', script],
  });
  if (!(await site.ready())) throw new Error(`${config}: the Worker did not start`);
  return site;
}

function compare(route: string, ours: Audit, bare: Audit): Value[] {
  const bytes = (...types: string[]) =>
    [...new Set(ours.requests.map((url) => new URL(url).pathname))]
      .filter((path) => types.includes(extname(path)))
      .reduce((sum, path) => sum + transferred(path), 0) / 1000;
  return [
    { text: ours.scores.join(' · '), ok: ours.scores.every((score) => score === 100) },
    Math.round(ours.lcp),
    Math.round(bare.lcp),
    ours.lcp / bare.lcp,
    Math.round(ours.tbt),
    Math.round(bare.tbt),
    Math.round(ours.ownTbt),
    ours.cls,
    transferred(fileOf(route)) / 1000,
    bytes('.css'),
    bytes('.js'),
    bytes('.woff2'),
    Math.round(100 * Math.max(ours.stolen, bare.stolen)),
  ];
}

function fileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

/** The bytes of a built file as the platform sends it, with gzip; `wrangler dev` compresses otherwise. */
function transferred(path: string): number {
  const file = readFileSync(join('dist', path));
  return extname(path) === '.woff2' ? file.length : gzipSync(file, { level: 9 }).length;
}
