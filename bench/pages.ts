import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort, migrateLocally } from '../scripts/lib/machine.mjs';
import { serve } from '../scripts/lib/site.mjs';
import { paths } from '../src-shared/paths.ts';
import { writeBarePages } from './bare-pages.ts';
import { type Audit, openLighthouse } from './lighthouse.ts';
import { atMost, type Cell, type Table, told } from './report.ts';

const runs = Number(process.env.BENCH_RUNS ?? 3);
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
  const common = { envFile: 'tests/support/empty.env', log: 'ignore' } as const;
  const site = serve({ ...common, port: await freePort(), state });
  await site.ready();
  const more = ['--config', 'bench/bare/wrangler.toml', '--assets', folder];
  const bare = serve({ ...common, port: await freePort(), state, more, answers: routes[0] ?? '/' });
  await bare.ready();
  const phone = await openLighthouse();
  const table: Table = {
    title: 'The pages, beside a bare page of the same text',
    columns: [
      'performance · accessibility · best practices · SEO (100)',
      'LCP, ms',
      'bare',
      'LCP (≤ 1.05)',
      'TBT, ms (≤ 20)',
      'CLS (0)',
      `HTML, kB (≤ ${firstFlight - headers})`,
      'CSS, kB',
      `JavaScript, kB (≤ ${script})`,
      'fonts, kB',
    ],
    rows: [],
  };
  try {
    for (const route of routes) {
      const limit = await phone.audit(bare.url + route, runs);
      table.rows.push({
        name: `\`${route}\``,
        cells: compare(route, await phone.audit(site.url + route, runs), limit),
      });
    }
  } finally {
    phone.close();
    await bare.stop();
    await site.stop();
    rmSync(state, { recursive: true });
    rmSync(folder, { recursive: true });
  }
  return [table];
}

function compare(route: string, ours: Audit, bare: Audit): Cell[] {
  const bytes = (...types: string[]) =>
    [...new Set(ours.requests.map((url) => new URL(url).pathname))]
      .filter((path) => types.includes(extname(path)))
      .reduce((sum, path) => sum + transferred(path), 0) / 1000;
  return [
    { text: ours.scores.join(' · '), ok: ours.scores.every((score) => score === 100) },
    told(ours.lcp.toFixed(0)),
    told(bare.lcp.toFixed(0)),
    atMost(ours.lcp / bare.lcp, 1.05),
    atMost(Math.round(ours.tbt), 20),
    atMost(ours.cls, 0),
    atMost(transferred(fileOf(route)) / 1000, firstFlight - headers),
    told(bytes('.css').toFixed(1)),
    atMost(bytes('.js'), script),
    told(bytes('.woff2').toFixed(1)),
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
