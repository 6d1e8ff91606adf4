import type { Locator } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { expect, open, test } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const styleOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(node);
    return { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle };
  });

test('with forced colours, a primary button has a border', async ({ page }) => {
  await open(page, paths.home);
  const { borderTopColor, borderTopWidth, borderTopStyle } = await styleOf(
    page.getByRole('link', { name: 'Start Building Now' }),
  );
  expect(borderTopStyle).toBe('solid');
  expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0);
  expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('with forced colours, what is chosen differs and all of its text is readable', async ({ page }) => {
  for (const [path, chosen, other] of [
    [paths.company, '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    [paths.aiDataAnalyst, '#dashboard label:has(:checked)', '#dashboard label:not(:has(:checked))'],
    [paths.aiDataAnalyst, '[data-sample] [aria-pressed=true]', '[data-sample] [aria-pressed=false]'],
    [paths.lagentry, '[data-sample] label:has(:checked)', '[data-sample] label:not(:has(:checked))'],
  ] as const) {
    await open(page, path);
    // A sample loads near the window.
    if (chosen.startsWith('[data-sample]')) await page.locator('#sample').scrollIntoViewIfNeeded();
    const element = page.locator(chosen).first();
    const { backgroundColor } = await styleOf(element);
    expect(backgroundColor, chosen).not.toBe((await styleOf(page.locator(other).first())).backgroundColor);
    const colours = await element.evaluate((node) => [
      ...new Set([node, ...node.querySelectorAll('*')].map((part) => getComputedStyle(part).color)),
    ]);
    expect(colours, chosen).toHaveLength(1);
    expect(colours[0]).not.toBe(backgroundColor);
  }
});
