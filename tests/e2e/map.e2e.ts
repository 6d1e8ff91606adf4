import { locales } from '#shared/locales.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { expect, test } from './test.ts';

/** A box of text is some pixels higher and wider than its letters. */
const slack = 2;

for (const locale of locales) {
  test(`the map of the Gulf is not mirrored and its names do not overlap: ${locale} @full @fonts`, async ({ page }) => {
    await page.goto(localizedPath(paths.company, locale));
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const names = page.locator('.scene text');
      await expect(names).toHaveCount(8);
      const boxes = await names.evaluateAll((all) =>
        all.map((name) => name.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(-slack);
        expect(box.right).toBeLessThanOrEqual(width + slack);
        const met = boxes.filter(
          (other, at) =>
            at > index &&
            other.left < box.right - slack &&
            box.left < other.right - slack &&
            other.top < box.bottom - slack &&
            box.top < other.bottom - slack,
        );
        expect(met).toEqual([]);
      }
      // Jeddah is west of Riyadh, and Muscat east of it.
      const dots = await page
        .locator('.scene g > circle')
        .evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().x));
      const [, , , , muscat, riyadh, jeddah] = dots;
      expect(jeddah).toBeLessThan(riyadh!);
      expect(riyadh).toBeLessThan(muscat!);
    }
  });
}
