import { estimator } from '#shared/content/en/estimator.ts';
import { paths } from '#shared/paths.ts';
import { expect, open, test } from './test.ts';

test('a buyer finds the price in one step and takes an estimate along, by keyboard', async ({ page }) => {
  await open(page, paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.pricing);
  await expect(page.getByText('about AED 180')).toBeVisible();
  const cases = page.getByLabel(estimator.fields.cases.label);
  await cases.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('٥٠٠');
  await expect(page.getByText('3,000', { exact: true })).toBeVisible();
  for (let field = 0; field < 4; field++) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: estimator.action })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Additional Notes')).toHaveValue(/500 cases a month, 6 steps each: 3,000 operations/);
});
