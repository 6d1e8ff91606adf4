import { rmSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { addReact, fileOf, writeBarePages } from './bare-pages.ts';
import { readRest, readTap, watchRest, watchTap } from './page-times.ts';
import { median, type Table, type Value } from './report.ts';
import { routes, runs } from './settings.ts';
import { serveStatic } from './static-server.ts';

/** Slow 4G and a CPU four times slower than this machine's. Throughput in bytes per second, latency in milliseconds. */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Milliseconds after which a visitor taps Joe. */
const restMs = 5000;

interface Visit {
  paint: number;
  mainThread: number;
  blocking: number;
  /** From the tap to the open panel. */
  joe: number;
}

export async function benchStart(): Promise<Table[]> {
  const files = routes.map(fileOf);
  const folders = [writeBarePages(files), writeBarePages(files)];
  await addReact(folders[1]!, files);
  const [ours, bare, react] = await Promise.all(['dist', ...folders].map(serveStatic));
  const sites = { ours: ours!, bare: bare!, react: react! };
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const visits = new Map(routes.map((route) => [route, { ours: [], bare: [], react: [] } as Record<Site, Visit[]>]));
  try {
    // The routes and sites alternate, because the speed of a machine changes from minute to minute.
    for (let run = 0; run < runs; run++) {
      for (const [route, bySite] of visits) {
        for (const site of ['ours', 'bare', 'react'] as const) {
          bySite[site].push(await measureVisit(browser, sites[site].url + route, site === 'ours'));
        }
      }
    }
  } finally {
    await browser.close();
    for (const { stop } of Object.values(sites)) stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
  return [
    {
      title: `The first ${restMs / 1000} seconds of a page on a slow phone, in ms, beside bare pages of the same text`,
      columns: [
        { name: 'first contentful paint', atMost: 600 },
        { name: 'main thread' },
        { name: 'bare' },
        { name: 'bare with React' },
        { name: 'TBT', atMost: 100 },
        { name: 'bare' },
        { name: 'bare with React' },
        { name: 'tap to open chat', atMost: 700 },
      ],
      rows: [...visits].map(([route, bySite]) => ({ name: `\`${route}\``, values: medians(bySite) })),
    },
  ];
}

type Site = 'ours' | 'bare' | 'react';

async function measureVisit(browser: Browser, url: string, hasChat: boolean): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchRest);
  await page.goto(url);
  await page.waitForTimeout(restMs);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const mainThread = metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  const rest = await page.evaluate(readRest);
  let joe = 0;
  if (hasChat) {
    // On some first views the button gives way to a sample. A script's scrolling starts no app.
    await page.evaluate(`scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })`);
    await page.waitForTimeout(500);
    await page.evaluate(watchTap);
    await page.locator('.chat-button').tap();
    joe = await page.evaluate(readTap);
  }
  await context.close();
  return { ...rest, mainThread, joe };
}

function medians({ ours, bare, react }: Record<Site, Visit[]>): Value[] {
  const of = (visits: Visit[], name: keyof Visit) => Math.round(median(visits.map((visit) => visit[name])));
  const ofEach = (name: keyof Visit) => [ours, bare, react].map((visits) => of(visits, name));
  return [of(ours, 'paint'), ...ofEach('mainThread'), ...ofEach('blocking'), of(ours, 'joe')];
}
