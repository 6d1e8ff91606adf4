import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { type PageTimes, type Part, readTimes, watchParts } from './part-times.ts';
import { median, type Table, type Value } from './report.ts';
import { routes, runs } from './settings.ts';
import { serveStatic } from './static-server.ts';

/** Slow 4G and a CPU four times slower than this machine's. Throughput in bytes per second, latency in milliseconds. */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const parts: Part[] = [
  { name: 'chat', selector: 'button[aria-haspopup="dialog"]', hydrated: false },
  { name: 'header', selector: 'header a', hydrated: true },
  { name: 'footer', selector: 'form[action="/forms/newsletter"]', hydrated: true },
  { name: 'form', selector: 'form[action="/forms/demo"]', hydrated: true },
];
const formRoute = '/schedule-demo';

export async function benchStart(): Promise<Table[]> {
  const ours = await serveStatic('dist');
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const starts = new Map<string, PageTimes[]>(routes.map((route) => [route, []]));
  try {
    // The routes alternate, because the speed of a machine changes from minute to minute.
    for (let run = 0; run < runs; run++) {
      for (const [route, times] of starts) times.push(await measureStart(browser, ours.url, route));
    }
  } finally {
    await browser.close();
    ours.stop();
  }
  return [
    {
      title: 'The start of a page on a slow phone, in ms since the navigation',
      columns: [
        { name: 'first contentful paint', atMost: 600 },
        { name: "Joe's button" },
        { name: 'header' },
        { name: 'footer form' },
        { name: 'main form' },
        { name: 'last part', atMost: 2200 },
      ],
      rows: [...starts].map(([route, times]) => ({ name: `\`${route}\``, values: medians(times) })),
    },
  ];
}

async function measureStart(browser: Browser, origin: string, route: string): Promise<PageTimes> {
  const expected = parts.filter(({ name }) => name !== 'form' || route === formRoute);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchParts, expected);
  await page.goto(origin + route);
  const times = await page.evaluate(readTimes);
  await context.close();
  return times;
}

function medians(starts: PageTimes[]): Value[] {
  const medianOf = (pick: (start: PageTimes) => number) => Math.round(median(starts.map(pick)));
  return [
    medianOf(({ paint }) => paint),
    ...parts.map(({ name }) => (starts[0] && name in starts[0].parts ? medianOf(({ parts }) => parts[name]!) : '')),
    medianOf(({ parts }) => Math.max(...Object.values(parts))),
  ];
}
