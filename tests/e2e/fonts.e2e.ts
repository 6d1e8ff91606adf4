import type { Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { holdAsset } from './hold-asset.ts';
import { expect, hydrated, test } from './test.ts';

const fontOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontFamily.split(',')[0]);

async function webFontIsThere(page: Page) {
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Instrument Sans Variable"'))).toBe(true);
}

async function openFromFooter(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('a page keeps its first fonts, and a late one is shown with the page after', async ({ page }) => {
  const release = await holdAsset(page, 'instrument-*');
  const asked = page.waitForRequest('**/assets/instrument-*');
  await page.goto(paths.marketeye);
  await hydrated(page);
  await asked;
  await openFromFooter(page, 'Careers');
  expect(await fontOf(page)).toContain('Instrument Sans Fallback');
  release();
  await webFontIsThere(page);
  expect(await fontOf(page)).toContain('Instrument Sans Fallback');
  await openFromFooter(page, 'Pricing');
  expect(await fontOf(page)).toContain('Instrument Sans Variable');
});

test('a web font whose rule comes late is shown with a later page', async ({ page }) => {
  const release = await holdAsset(page, 'entry-*.css');
  await page.goto(paths.marketeye);
  await hydrated(page);
  release();
  await expect(page.locator('link[rel="stylesheet"][media="all"]')).toBeAttached();
  await openFromFooter(page, 'Careers');
  await webFontIsThere(page);
  await openFromFooter(page, 'Pricing');
  expect(await fontOf(page)).toContain('Instrument Sans Variable');
});

test.describe('a web font that does not load', () => {
  test.use({ expectedConsole: [/^error: Failed to load resource: net::ERR_FAILED \(.*instrument-.*\.woff2\)$/] });

  test('leaves the fonts of the page, and no other error', async ({ page }) => {
    await page.route('**/assets/instrument-*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => /instrument-/.test(request.url()));
    await page.goto(paths.marketeye);
    await hydrated(page);
    await failed;
    await openFromFooter(page, 'Careers');
    expect(await fontOf(page)).toContain('Instrument Sans Fallback');
  });
});

test('a page at rest moves nothing when the visitor acts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(paths.marketeye);
  await hydrated(page);
  await webFontIsThere(page);
  const sum = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
  expect(sum).toBeLessThan(0.01);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has no web font whose late arrival would move it', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url().replace(/.*\//, '')));
    await page.goto(paths.pricing);
    expect(files.filter((name) => name.endsWith('.css'))).toHaveLength(1);
    expect(files.filter((name) => name.endsWith('.woff2'))).toEqual([]);
  });
});

test('an Arabic font that comes late moves nothing', async ({ page }) => {
  const release = await holdAsset(page, 'readex-*');
  await page.goto('/ar', { waitUntil: 'commit' });
  await hydrated(page);
  const widthOfTitle = () =>
    page.locator('h1').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
    });
  const before = await widthOfTitle();
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  expect(await widthOfTitle()).toBeCloseTo(before, -1);
});
