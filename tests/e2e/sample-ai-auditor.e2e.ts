import { violations } from './accessibility.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { openSample } from './sample-page.ts';
import { expect, test, withMotion } from './test.ts';

test.use(withMotion);

test('a visitor goes from a line to its evidence and back by keyboard', async ({ page }) => {
  const sample = await openSample(page, 'ai-auditor');
  const flag = sample.getByRole('button', { name: 'Finding 2: A round amount just under the limit' });
  await flag.focus();
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('article', { name: 'A round amount just under the limit' })).toBeFocused();
  expect(await violations(page, { part: '#sample' })).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(sample.getByRole('button', { name: 'Line 17' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(flag).toBeFocused();
  await expect(flag).toBeInViewport();
  await sample.getByLabel('Show').selectOption('Findings only');
  await expect(sample.getByRole('status')).toHaveText(/4 of 40 lines shown/);
  await sample.getByLabel('Account').selectOption('Rent');
  await expect(sample.getByText('No line matches these filters.')).toBeVisible();
  expect(await violations(page, { part: '#sample' })).toEqual([]);
});

test('a sheet of paper has every line of the ledger and its whole amounts', async ({ page }) => {
  const sample = await openSample(page, 'ai-auditor');
  // A4 in portrait, with the margins of a browser.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const table = sample.getByRole('table', { name: 'Payments' });
  await expect(table.getByRole('row')).toHaveCount(42);
  const hidden = await table.evaluate((node) => {
    const region = node.parentElement!;
    return [region.scrollHeight - region.clientHeight, region.scrollWidth - region.clientWidth];
  });
  expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
});

test('an audit ends in five seconds and moves nothing @full @fonts', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 360, height: 900 });
  const sample = await openSample(page, 'ai-auditor');
  await page.clock.install();
  await sample.getByRole('button', { name: 'Run the audit' }).click();
  await expect(sample.locator('[data-current]')).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(sample.locator('[data-current]')).toHaveCount(0);
  await expect(sample.getByRole('article')).toHaveCount(3);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});
