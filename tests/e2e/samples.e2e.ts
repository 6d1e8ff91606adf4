import type { Locator } from '@playwright/test';
import type { SampleName } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { violations } from './accessibility.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { openSample, samplePaths, scrollToStage, stageOf } from './sample-page.ts';
import { expect, fullUnless, open, test } from './test.ts';

/** Controls that a visitor could use. */
const controls = (stage: Locator) => stage.locator(':enabled:is(input, select, textarea, button):visible');

/** A viewport so short that nothing below the first lines of a page is near. */
const low = { width: 360, height: 200 };

for (const name of Object.keys(samplePaths) as SampleName[]) {
  test(`${name}: replaces its still and moves nothing${fullUnless(name === 'lagentry')} @fonts`, async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    for (const [width, locale] of [
      [1440, 'en'],
      [768, 'ar'],
      [360, 'en'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const sample = await openSample(page, name, locale);
      expect(await shifts(), `layout shifts at ${width}`).toBeLessThanOrEqual(0.01);
      expect(await violations(page, { part: '#sample' }), `at ${width}`).toEqual([]);
      await expect(sample.locator('xpath=preceding-sibling::*')).toBeHidden();
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { part: '#sample', rules: ['color-contrast'] })).toEqual([]);
    // WCAG 1.4.10: 320 CSS pixels equal a width of 1280 pixels at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

/** One mechanism loads all samples, so one of them is enough. */
const name = 'lagentry';

test('a sample loads when it is near', async ({ page }) => {
  await page.setViewportSize(low);
  await open(page, samplePaths[name]);
  await expect(page.locator('[data-sample]')).toHaveCount(0);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await scrollToStage(page);
  const scrolled = await page.evaluate(() => scrollY);
  await expect(page.locator(`[data-sample="${name}"]`)).toBeVisible();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -1);
  // The site itself keeps these.
  const own = ['scroll-positions', 'draft:newsletter'];
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.filter((key) => !own.includes(key))).toEqual([]);
});

test('a still stays when the files of its sample do not load', async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED/, /The sample did not load/);
  await page.setViewportSize(low);
  await open(page, samplePaths[name]);
  await page.route('**/assets/*.js', (route) => route.abort());
  await scrollToStage(page);
  const stage = stageOf(page);
  const retry = stage.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(stage.getByRole('heading').first()).toBeVisible();
  await expect(controls(stage)).toHaveText(['Try again']);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await violations(page, { part: '#sample' })).toEqual([]);
  await page.unroute('**/assets/*.js');
  await retry.click();
  await expect(page.locator(`[data-sample="${name}"]`)).toBeVisible();
  await expect(stage).toBeFocused();
  await expect(retry).toBeHidden();
});

test('a sample loads on a page that the app has rendered @fonts', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  await open(page, paths.products);
  await page.locator(`:is(main, footer) a[href="${samplePaths[name]}"]`).last().click();
  await scrollToStage(page);
  const navigated = await shifts();
  await expect(page.locator(`[data-sample="${name}"]`)).toBeVisible();
  expect((await shifts()) - navigated).toBeLessThanOrEqual(0.01);
});

test('a link opens a sample as it was left, and the demo form takes the link @full', async ({ page }) => {
  await page.goto(`${samplePaths['ai-auditor']}#sample&show=findings`);
  const stage = stageOf(page).locator('[data-sample]');
  await expect(stage.getByLabel('Show', { exact: true })).toHaveValue('findings');
  await expect(stage).toBeInViewport();
  const link = page.url();
  await stage.getByRole('link', { name: 'Show us this in the demo' }).click();
  await expect(page.getByLabel('Additional Notes')).toHaveValue(`Please show us what we tried in this sample: ${link}`);
});
