import { readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileOf, writeBarePages } from './bare-pages.ts';
import { type Audit, openLighthouse } from './lighthouse.ts';
import type { Table, Value } from './report.ts';
import { routes, runs } from './settings.ts';
import { serveStatic } from './static-server.ts';

export async function benchPages(): Promise<Table[]> {
  const folder = writeBarePages(routes.map(fileOf));
  const ours = await serveStatic('dist');
  const bare = await serveStatic(folder);
  const lighthouse = await openLighthouse();
  const table: Table = {
    title: 'The pages, compared with a bare page of the same text',
    columns: [
      { name: 'performance · accessibility · best practices · SEO (100)' },
      { name: 'LCP, ms' },
      { name: 'bare' },
      { name: 'LCP', atMost: 1.1 },
      { name: 'TBT, ms', atMost: 50 },
      { name: 'CLS', atMost: 0.01 },
      { name: 'HTML, bytes in brotli 5', atMost: 14_336 },
      { name: 'CSS, kB' },
      { name: 'JavaScript, kB', atMost: 115 },
      { name: 'fonts, kB' },
    ],
    rows: [],
  };
  try {
    for (const route of routes) {
      const [barePage, page] = await lighthouse.auditBoth(bare.url + route, ours.url + route, runs);
      table.rows.push({ name: `\`${route}\``, values: compare(route, page, barePage) });
    }
  } finally {
    lighthouse.close();
    bare.stop();
    ours.stop();
    rmSync(folder, { recursive: true });
  }
  return [table];
}

function compare(route: string, page: Audit, bare: Audit): Value[] {
  const paths = [...new Set(page.requests.map((url) => new URL(url).pathname))];
  const kilobytes = (type: string) =>
    paths.filter((path) => extname(path) === type).reduce((sum, path) => sum + transferred(path), 0) / 1000;
  return [
    { text: page.scores.join(' · '), ok: page.scores.every((score) => score === 100) },
    Math.round(page.lcp),
    Math.round(bare.lcp),
    page.lcp / bare.lcp,
    Math.round(page.tbt),
    page.cls,
    compressed(fileOf(route)),
    kilobytes('.css'),
    kilobytes('.js'),
    kilobytes('.woff2'),
  ];
}

/** Cloudflare compresses HTML at this quality. The first window of a connection has room for 14,336 bytes. */
function compressed(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(readFileSync(join('dist', path)), { params }).length;
}

/** `wrangler dev` compresses differently from production, so the bytes are counted here. */
function transferred(path: string): number {
  const file = readFileSync(join('dist', path));
  return extname(path) === '.woff2' ? file.length : gzipSync(file, { level: 9 }).length;
}
