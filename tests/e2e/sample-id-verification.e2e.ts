import { violations } from './accessibility.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { openSample } from './sample-page.ts';
import { expect, test, withMotion } from './test.ts';

test.use(withMotion);

test('a visitor forges a digit by keyboard, and sees which check fails', async ({ page }) => {
  const sample = await openSample(page, 'id-verification');
  const line = sample.getByLabel('Line 2 of the machine-readable zone');
  await sample.getByRole('button', { name: 'Read the card' }).focus();
  for (const name of ['Forge a digit', 'Restore it']) {
    await page.keyboard.press('Tab');
    await expect(sample.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(line).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('85');
  await expect(line).toHaveValue('9853144F3109225UTO<<<<<<<<<<<2');
  await page.keyboard.press('Backspace');
  await expect(line).toHaveValue('98<3144F3109225UTO<<<<<<<<<<<2');
  await page.keyboard.type('-');
  await page.keyboard.type('0');
  await expect(line).toHaveValue('9803144F3109225UTO<<<<<<<<<<<2');
  await expect(sample.getByRole('status')).toHaveText('Rejected Wrong check digit: Date of birth, All together.');
  await expect(line).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page, { part: '#sample' })).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('status')).toHaveText(/^Accepted/);
  await expect(line).toHaveValue('9103144F3109225UTO<<<<<<<<<<<2');
});

test('a reading ends in five seconds and moves nothing @full @fonts', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 360, height: 900 });
  const sample = await openSample(page, 'id-verification');
  await page.clock.install();
  await sample.getByRole('button', { name: 'Read the card' }).click();
  await expect(sample.getByRole('status')).toHaveText('Reading the card');
  expect(await violations(page, { part: '#sample' })).toEqual([]);
  await page.clock.runFor(5000);
  await expect(sample.getByRole('status')).toHaveText(/^Accepted/);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});
