import { locales } from '../../src-shared/locales.ts';
import { localizedPath, paths } from '../../src-shared/paths.ts';
import { watchLayoutShifts } from './sample-page.ts';
import { expect, hydrated, open, test } from './test.ts';

const pages = [
  paths.home,
  paths.lagentry,
  paths.aiAuditor,
  paths.idVerification,
  paths.marketeye,
  paths.aiDataAnalyst,
  paths.ecommerceAggregator,
  paths.enterprise,
  paths.startups,
  paths.developers,
  paths.researchers,
  paths.company,
  paths.careers,
];

/** In seconds: when the last animation of the scene ends. */
const lastEnd = (scene: Element) =>
  Math.max(
    0,
    ...scene.getAnimations({ subtree: true }).map(({ effect }) => Number(effect!.getComputedTiming().endTime)),
  ) / 1000;

for (const path of pages) {
  test(`${path}: the scene of the hero moves nothing of the page, and is still within five seconds`, async ({
    page,
  }) => {
    const shifts = await watchLayoutShifts(page);
    for (const locale of locales) {
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(localizedPath(path, locale));
        await hydrated(page);
        const scene = page.locator('main .scene').first();
        await expect(scene).toBeVisible();
        expect(await scene.evaluate(lastEnd)).toBeLessThan(5);
        expect(await shifts(), `${locale}, ${width}`).toBeLessThanOrEqual(0.01);
      }
    }
  });
}

test('a page that the app renders has its scene', async ({ page }) => {
  await open(page, paths.products);
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI Auditor' }).click();
  await expect(page.locator('main .scene')).toContainText('A round sum just under the limit');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no scene is animated', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      const scene = page.locator('main .scene').first();
      await expect(scene).toBeVisible();
      expect(await scene.evaluate(lastEnd), path).toBeLessThan(0.01);
    }
  });
});
