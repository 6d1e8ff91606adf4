import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { freePort, migrateLocally } from '../scripts/lib/machine.mjs';
import { serve } from '../scripts/lib/site.mjs';
import { paths } from '../src-shared/paths.ts';
import { type Measure, measure, median, told } from './report.ts';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const routes =
  process.env.BENCH_ROUTES?.split(',') ?? Object.values(paths).filter((path) => path !== paths.unsubscribe);
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
];

interface Page {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  scripts: number;
}

/** Lighthouse, mobile, the median of three, on every public page and on a bare page of the same text. */
export async function benchPages(): Promise<Measure[]> {
  const state = mkdtempSync(join(tmpdir(), 'rihla-pages-'));
  await migrateLocally(['--persist-to', state]);
  const site = serve({ port: await freePort(), state, envFile: 'tests/support/empty.env', log: 'ignore' });
  await site.ready();
  const bare = await serveBare();
  const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: flags });
  const measures: Measure[] = [];
  try {
    for (const route of routes) {
      const ours = await audit(site.url + route, chrome.port);
      const limit = await audit(bare.url + route, chrome.port);
      const { performance, accessibility, 'best-practices': practices, seo } = ours.scores;
      measures.push(
        measure(`${route} LCP against the bare page's ${Math.round(limit.lcp)} ms`, ours.lcp / limit.lcp, 1.05),
        measure(`${route} TBT`, ours.tbt, 20, ' ms'),
        measure(`${route} CLS`, ours.cls, 0),
        measure(`${route} JavaScript before any interaction`, ours.scripts / 1000, 95.45, ' kB'),
        told(
          `${route} performance, accessibility, best practices, SEO`,
          [performance, accessibility, practices, seo].join(' · '),
        ),
      );
    }
  } finally {
    chrome.kill();
    bare.stop();
    await site.stop();
    rmSync(state, { recursive: true, force: true });
  }
  return measures;
}

async function audit(url: string, port: number): Promise<Page> {
  const found: Page[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
    if (!result) throw new Error(`Lighthouse had nothing to say of ${url}`);
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const requests = audits['network-requests']?.details as unknown as {
      items: { resourceType: string; url: string }[];
    };
    found.push({
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      scripts: scriptBytes(
        requests.items.filter(({ resourceType }) => resourceType === 'Script').map((item) => item.url),
      ),
    });
  }
  const pick = (key: 'lcp' | 'tbt' | 'cls' | 'scripts') => median(found.map((page) => page[key]));
  return {
    scores: found[0]?.scores ?? {},
    lcp: pick('lcp'),
    tbt: pick('tbt'),
    cls: pick('cls'),
    scripts: pick('scripts'),
  };
}

/** Gzip, as the platform sends it; `wrangler dev` compresses otherwise. */
function scriptBytes(urls: string[]): number {
  const files = [...new Set(urls.map((url) => new URL(url).pathname))];
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join('dist', file)), { level: 9 }).length, 0);
}

/** The same text without script, style or font: what no page of these words can be faster than. */
async function serveBare() {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? 'index.html' : `${request.url?.slice(1)}/index.html`;
    let html: string;
    try {
      html = readFileSync(join('dist', path), 'utf8');
    } catch {
      response.writeHead(404).end();
      return;
    }
    const bare = html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="(?:stylesheet|preload|icon|manifest|apple-touch-icon)"[^>]*>/g, '')
      .replace(/<svg[\s\S]*?<\/svg>/g, '');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
      .end(gzipSync(bare));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
