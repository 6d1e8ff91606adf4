import type { Locator } from '@playwright/test';
import { violations } from './accessibility.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { openSample } from './sample-page.ts';
import { expect, test, withMotion } from './test.ts';

test.use(withMotion);

const alertsOf = (sample: Locator) => sample.getByRole('button', { name: /^Go to/ });

test('a visitor plays the day, pauses it and goes to an alert by keyboard alone', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  const sample = await openSample(page, 'marketeye');
  await expect(alertsOf(sample)).toHaveCount(9);
  await sample.getByLabel('Speed').selectOption('16×');
  await sample.getByRole('button', { name: 'Play the day' }).focus();
  await page.keyboard.press('Enter');
  const pause = sample.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeFocused();
  await expect(sample.getByRole('status')).toHaveText('Nothing unusual so far.');
  await expect(sample.getByRole('status')).toHaveText(/^\d\d:\d\d, /);
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('button', { name: 'Play the day' })).toBeFocused();
  expect(await violations(page, { part: '#sample' })).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const time = sample.getByRole('slider', { name: 'Time of day' });
  await expect(time).toBeFocused();
  await page.keyboard.press('Home');
  await expect(time).toHaveAttribute('aria-valuetext', '9:00');
  await expect(alertsOf(sample)).toHaveCount(0);
  await page.keyboard.press('End');
  await alertsOf(sample).last().press('Enter');
  await expect(time).toHaveAttribute('aria-valuetext', '16:05');
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test('nothing moves but the prices while the day plays @full @fonts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const shifts = await watchLayoutShifts(page);
  const sample = await openSample(page, 'marketeye');
  await sample.getByRole('combobox').selectOption('16×');
  const play = sample.getByRole('button').first();
  const label = (await play.textContent())!;
  await play.click();
  await expect(play).not.toHaveText(label);
  await expect(sample.getByRole('slider')).not.toHaveAttribute('aria-valuetext', '17:00');
  await expect(sample.getByRole('slider')).toHaveAttribute('aria-valuetext', '17:00');
  await expect(play).toHaveText(label);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test('a day that plays pauses when it is out of view @full', async ({ page }) => {
  const sample = await openSample(page, 'marketeye');
  const play = sample.getByRole('button', { name: 'Play the day' });
  await play.click();
  await expect(play).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(play).toBeAttached();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the day goes from alert to alert @full', async ({ page }) => {
    const sample = await openSample(page, 'marketeye');
    const play = sample.getByRole('button', { name: 'Play the day' });
    await play.click();
    await expect(sample.getByRole('slider')).toHaveAttribute('aria-valuetext', '12:10');
    await play.click();
    await expect(sample.getByRole('slider')).toHaveAttribute('aria-valuetext', '12:15');
  });
});

test('the Arabic sample has Arabic reasons, and time runs from the left @full', async ({ page }) => {
  const sample = await openSample(page, 'marketeye', 'ar');
  await expect(sample.getByRole('status')).toHaveText(/^16:05، غاما\/دلتا: تجاوز بوضوح أعلى سعر/);
  await expect(sample.getByRole('slider')).toHaveCSS('direction', 'ltr');
  expect(await violations(page, { part: '#sample' })).toEqual([]);
});
