import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { environmentWith, fontSets } from '../support/fonts.ts';
import { fontFile } from './layout-shifts.ts';
import { expect, hydrated, test } from './test.ts';

/**
 * The Latin web font comes after the first paint and replaces a font of the machine. The other tests count layout shifts
 * with web fonts from the beginning; these count the shifts of the swap.
 */

const root = join(import.meta.dirname, '../..');

const widths = [360, 768, 1440];

/** The markup of a built page at its first paint: without scripts, and the files that come later. */
function firstPaint(file: string): string {
  const html = readFileSync(join(root, 'dist', file), 'utf8');
  return html.replace(/<(script|noscript)\b[^>]*>.*?<\/\1>|<link rel="(?:preload|icon|apple-touch-icon)"[^>]*>/gs, '');
}

/** Opens a document in a frame for each width. Returns what moves in each when the Latin font comes. */
function shiftsOfSwap(page: Page, html: string, fonts: { latin: string; arabic: string }): Promise<number[]> {
  return page.evaluate(
    async ({ html, fonts, widths }) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const shifts = widths.map(async (width) => {
        const frame = document.createElement('iframe');
        // A small painting is faster and changes no layout.
        frame.style.cssText = `width: ${width}px; height: 900px; transform: scale(0.05)`;
        frame.srcdoc = html;
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        document.body.append(frame);
        await loaded;
        const { document: page, FontFace, PerformanceObserver } = frame.contentWindow as Window & typeof globalThis;
        const add = async (family: string, data: string, unicodeRange: string) => {
          const face = new FontFace(family, `url(${data})`, { weight: '400 700', unicodeRange });
          page.fonts.add(await face.load());
        };
        await add('Readex Pro Variable', fonts.arabic, 'U+20, U+600-6FF');
        await painted();
        await painted();
        let sum = 0;
        const count = (entries: PerformanceEntry[]) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => count(list.getEntries()));
        observer.observe({ type: 'layout-shift' });
        await add('Instrument Sans Variable', fonts.latin, 'U+0-5FF, U+1E00-2FFF');
        await painted();
        await painted();
        count(observer.takeRecords());
        frame.remove();
        return sum;
      });
      return Promise.all(shifts);
    },
    { html, fonts, widths },
  );
}

const dataUrl = (file: string) => `data:font/woff2;base64,${readFileSync(file, 'base64')}`;

for (const set of fontSets) {
  test(`the swap of the font hardly moves any page, ${set} @full`, async () => {
    const info = test.info();
    const { launchOptions } = info.project.use;
    const browser = await chromium.launch({ ...launchOptions, env: environmentWith(set, info.outputDir) });
    const page = await browser.newPage({ viewport: { width: 2600, height: 900 }, reducedMotion: 'reduce' });
    await page.evaluate(() => document.body.setAttribute('style', 'display: flex'));
    const fonts = { latin: dataUrl(fontFile('instrument')), arabic: dataUrl(fontFile('readex')) };
    const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('admin'));
    const shifts: [where: string, sum: number][] = [];
    for (const file of pages) {
      const sums = await shiftsOfSwap(page, firstPaint(file), fonts);
      for (const [index, sum] of sums.entries()) shifts.push([`${file} at ${widths[index]}`, sum]);
    }
    await browser.close();
    expect(shifts.filter(([, sum]) => sum > 0.05)).toEqual([]);
    // The fonts differ, so a swap moves something on some page.
    expect(shifts.some(([, sum]) => sum > 0)).toBe(true);
  });
}

test('nothing moves when the visitor acts; the Latin font comes with the next page', async ({ page }) => {
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
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Instrument Sans Variable"'))).toBe(true);
  const font = () => page.evaluate(() => getComputedStyle(document.documentElement).fontFamily.split(',')[0]);
  expect(await font()).toContain('Instrument Sans Fallback');
  const sum = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
  expect(sum).toBeLessThan(0.01);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect.poll(font).toContain('Instrument Sans Variable');
});

test('an Arabic font that comes late moves nothing', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/readex-*', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/ar', { waitUntil: 'commit' });
  await hydrated(page);
  const widthOfTitle = () =>
    page.locator('h1').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
    });
  const before = await widthOfTitle();
  late.resolve();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  expect(await widthOfTitle()).toBeCloseTo(before, -1);
});
