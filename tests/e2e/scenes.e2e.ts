import { localizedPath, paths } from '../../src-shared/paths.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { expect, hydrated, open, test, withMotion } from './test.ts';

test.use(withMotion);

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

const views = [
  ['en', 1440],
  ['ar', 360],
] as const;

/** In seconds: when the last animation of the scene ends. */
const lastEnd = (scene: Element) =>
  Math.max(
    0,
    ...scene.getAnimations({ subtree: true }).map(({ effect }) => Number(effect!.getComputedTiming().endTime)),
  ) / 1000;

for (const path of pages) {
  test(`${path}: the scene of the hero moves nothing of the page, and is still within five seconds or at once`, async ({
    page,
  }) => {
    const shifts = await watchLayoutShifts(page);
    for (const [locale, width] of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizedPath(path, locale));
      await hydrated(page);
      const scene = page.locator('main .scene').first();
      await expect(scene).toBeVisible();
      expect(await scene.evaluate(lastEnd)).toBeLessThan(5);
      expect(await shifts(), `${locale}, ${width}`).toBeLessThanOrEqual(0.01);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await scene.evaluate(lastEnd)).toBeLessThan(0.01);
      await page.emulateMedia({ reducedMotion: null });
    }
  });
}

test('a page that the app renders comes with its scene, also on the way back', async ({ page }) => {
  await open(page, paths.aiAuditor);
  const scene = page.locator('main .scene');
  for (const [link, text] of [
    ['ID Verification', 'UTX482915'],
    ['MarketEye', 'Beta coin'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(scene).toContainText(text);
  }
  await page.goBack();
  await page.goBack();
  await expect(scene).toContainText('A round amount just under the limit');
});
