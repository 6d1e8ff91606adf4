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
  expect([borderTopWidth, borderTopStyle]).toEqual(['1px', 'solid']);
  expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('with forced colours, the selected tab and metric have a different background', async ({ page }) => {
  await open(page, paths.company);
  const selectedTab = await styleOf(page.getByRole('tab', { selected: true }));
  const otherTab = await styleOf(page.getByRole('tab', { selected: false }).first());
  expect(selectedTab.backgroundColor).not.toBe(otherTab.backgroundColor);
  await open(page, paths.aiDataAnalyst);
  const metrics = page.locator('#dashboard fieldset label');
  const [selected, other] = [await styleOf(metrics.nth(0)), await styleOf(metrics.nth(1))];
  expect(selected.backgroundColor).not.toBe(other.backgroundColor);
});
