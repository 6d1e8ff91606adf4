import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { AnalyticsReport } from '#shared/contracts/analytics.ts';
import { paths } from '#shared/paths.ts';
import { expect, hydrated, test } from './test.ts';

// Each test counts what its own visits add.
test.describe.configure({ mode: 'default' });

const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

test.use({
  // A context's user agent does not reach the requests of a page that is left. Playwright's own names a program.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--user-agent=${userAgent}`] });
  },
  // The page needs no scrolling at this height: the app keeps scroll positions until the tab is closed.
  viewport: { width: 400, height: 4000 },
});

/** @returns the beacons that the page sends, by address: Chromium does not show their bodies */
async function asPerson(page: Page): Promise<string[]> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics')) beacons.push(request.url());
  });
  return beacons;
}

async function figures(page: Page) {
  const answer = await page.request.get('/api/admin/analytics?days=7');
  const { visits, views, sources, devices, funnels, vitals }: AnalyticsReport = await answer.json();
  const step = (name: string) => funnels[0]!.steps.find(({ step }) => step === name)!.now;
  return {
    visits: visits.now,
    views: views.now,
    fromLinkedin: sources.find(({ source }) => source === 'linkedin')?.visits.now ?? 0,
    onPhones: devices.find(({ device }) => device === 'phone')!.visits.now,
    page: step('page'),
    seen: step('seen'),
    started: step('started'),
    measured: vitals[0]!.metrics.lcp.count,
  };
}

const storedItems = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length);

test('a visit is counted when its pages are left, without a cookie or storage', async ({ page }) => {
  await asPerson(page);
  const [script] = await Promise.all([
    page.waitForResponse('**/assets/at-rest-*.js'),
    page.goto(`${paths.home}?utm_source=linkedin`),
  ]);
  expect(gzipSync(await script.body(), { level: 9 }).length).toBeLessThanOrEqual(12_000);
  const before = await figures(page);
  await hydrated(page);
  const [first] = await Promise.all([
    page.waitForResponse('**/api/analytics'),
    page.locator(`main a[href="${paths.scheduleDemo}"]`).first().click(),
  ]);
  expect(first.status()).toBe(204);
  await expect(page).toHaveURL(paths.scheduleDemo);
  const firstName = page.getByLabel('First Name');
  await firstName.fill('Layla');
  await firstName.clear();
  expect(await storedItems(page)).toBe(0);
  await page.goto(paths.privacy);
  await hydrated(page);
  await expect
    .poll(() => figures(page))
    .toEqual({
      visits: before.visits + 1,
      views: before.views + 2,
      fromLinkedin: before.fromLinkedin + 1,
      onPhones: before.onPhones + 1,
      page: before.page + 1,
      seen: before.seen + 1,
      started: before.started + 1,
      measured: before.measured + 1,
    });
  expect(await storedItems(page)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

/** A visit that the app keeps in memory, and one of pages that only load, because nobody acts. */
const arrivals = [
  { address: `${paths.home}?utm_source=newsletter`, source: 'newsletter' },
  { address: `${paths.pricing}?utm_source=linkedin`, referer: 'https://www.google.ae/', source: 'linkedin' },
  { address: paths.products, referer: 'https://www.google.ae/', source: 'google' },
  { address: paths.company, referer: 'https://gulf-partner.example/', source: 'other' },
  { address: paths.pricing, source: 'direct' },
];

async function visitsBySource(page: Page) {
  const answer = await page.request.get('/api/admin/analytics?days=7');
  const { visits, views, sources }: AnalyticsReport = await answer.json();
  const named = arrivals.map(({ source }) => source);
  const of = (name: string) => sources.find(({ source }) => source === name)?.visits.now ?? 0;
  return { visits: visits.now, views: views.now, ...Object.fromEntries(named.map((name) => [name, of(name)])) };
}

/** The beacon starts before Joe's files are fetched. */
const resting = (page: Page) => expect(page.locator('head link[href*="/chat-panel-"]')).toBeAttached();

for (const visitor of ['only reads', 'acts'] as const) {
  test(`a visitor who ${visitor} is counted once, under the source of the first page`, async ({ page }) => {
    await asPerson(page);
    const before: Record<string, number> = await visitsBySource(page);
    for (const { address, referer } of arrivals) {
      await page.goto(address, { referer });
      await (visitor === 'acts' ? hydrated(page) : resting(page));
      // A script's click is no sign of a visitor.
      await page.locator(`footer a[href="${paths.careers}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(paths.careers);
      await expect(page.locator('h1')).toHaveText('Build things that go live.');
      if (visitor === 'only reads') await resting(page);
      await expect(page.locator('html[data-hydrated]')).toHaveCount(visitor === 'acts' ? 1 : 0);
    }
    await page.goto('about:blank');
    const added = async () =>
      Object.fromEntries(
        Object.entries(await visitsBySource(page)).map(([name, count]) => [name, count - before[name]!]),
      );
    await expect
      .poll(added)
      .toEqual({ visits: 5, views: 10, newsletter: 1, linkedin: 1, google: 1, other: 1, direct: 1 });
  });
}
