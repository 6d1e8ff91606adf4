import type { Locator } from '@playwright/test';
import { violations } from './accessibility.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { openSample } from './sample-page.ts';
import { expect, test, withMotion } from './test.ts';

test.use(withMotion);

const entries = (sample: Locator) => sample.getByRole('list').last().getByRole('listitem');
const approve = (sample: Locator) => sample.getByRole('button', { name: 'Approve' });

test('a visitor approves the step of an agent by keyboard', async ({ page }) => {
  const sample = await openSample(page, 'lagentry');
  await expect(sample.getByRole('status')).toHaveText('Waiting “send it to the customer” needs your approval.');
  await expect(entries(sample)).toHaveCount(5);
  await sample.getByRole('button', { name: 'Build and run' }).focus();
  await page.keyboard.press('Tab');
  await expect(approve(sample)).toBeFocused();
  await page.clock.install();
  await page.keyboard.press('Enter');
  await page.clock.runFor(5000);
  await expect(sample.getByRole('status')).toHaveText('Done Order 4711 is confirmed and recorded.');
  await expect(entries(sample)).toHaveCount(8);
  await expect(approve(sample)).toBeFocused();
  await expect(approve(sample)).toHaveAttribute('aria-disabled', 'true');
  expect(await violations(page, { part: '#sample' })).toEqual([]);
});

test('a decline ends the run @full', async ({ page }) => {
  const sample = await openSample(page, 'lagentry');
  await sample.getByRole('button', { name: 'Decline' }).click();
  await expect(sample.getByRole('status')).toHaveText(/^Stopped/);
  await expect(entries(sample).last()).toContainText('Declined by you');
  expect(await violations(page, { part: '#sample' })).toEqual([]);
});

test('a prepared routine runs to its approval and moves nothing @full', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 360, height: 900 });
  const sample = await openSample(page, 'lagentry');
  await page.clock.install();
  await sample.getByLabel('An order').focus();
  await page.keyboard.press('ArrowRight');
  await expect(sample.getByLabel('An invoice')).toBeFocused();
  await expect(sample.getByRole('status')).toHaveText('The agent is working.');
  expect(await violations(page, { part: '#sample' })).toEqual([]);
  await page.clock.runFor(5000);
  await expect(sample.getByRole('status')).toHaveText('Waiting “pay it” needs your approval.');
  await approve(sample).click();
  await page.clock.runFor(5000);
  await expect(sample.getByRole('status')).toHaveText('Done Invoice 2208 is paid and filed.');
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test('a routine in own words is built, and its text is only text @full', async ({ page }) => {
  const sample = await openSample(page, 'lagentry');
  const sentence = sample.getByLabel('The routine, in plain words');
  await page.clock.install();
  await sentence.fill('When <b>a parcel</b> comes in, read it and pay the duty if it is under 50 dirhams');
  await page.keyboard.press('Enter');
  await expect(sample.getByText('When <b>a parcel</b> comes in', { exact: true })).toBeVisible();
  await expect(sample.getByText('if it is under 50 dirhams', { exact: true })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(sample.getByRole('status')).toHaveText('Waiting “pay the duty” needs your approval.');
  expect(await violations(page, { part: '#sample' })).toEqual([]);
  await sentence.fill('Hello there');
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('status')).toHaveText(/^Not understood Begin with “when”/);
  await expect(sentence).toHaveAttribute('aria-invalid', 'true');
  await expect(sentence).toBeFocused();
  expect(await violations(page, { part: '#sample' })).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the scenes of the home page and of the product are still @full', async ({ page }) => {
    for (const path of ['/', '/products/lagentry']) {
      await page.goto(path);
      const scene = page.locator('.scene');
      await expect(scene.getByRole('listitem').first()).toBeVisible();
      expect(await scene.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    }
  });

  test('an Arabic routine is read and run in Arabic, at once @full', async ({ page }) => {
    const sample = await openSample(page, 'lagentry', 'ar');
    await sample.getByLabel('العمل المتكرر بكلمات عادية').fill('عندما تصل فاتورة قارنها بالطلب ثم ادفعها');
    await sample.getByRole('button', { name: 'بناء وتشغيل' }).click();
    await expect(sample.getByRole('status')).toHaveText('في الانتظار تحتاج هذه الخطوة إلى موافقتكم: «ادفعها».');
    await sample.getByRole('button', { name: 'موافقة' }).click();
    await expect(sample.getByRole('status')).toHaveText('تمّ نُفِّذت الخطوات كلها.');
    expect(await violations(page, { part: '#sample' })).toEqual([]);
  });
});

test('the home page shows the agent at work and leads to the sample @full', async ({ page }) => {
  await page.goto('/');
  const scene = page.locator('figure.scene');
  await expect(scene.getByText('Order 4711 is confirmed and recorded.')).toBeVisible();
  const ends = await scene.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => Number(effect!.getComputedTiming().endTime)),
  );
  expect(ends).toHaveLength(1);
  expect(ends[0]).toBeLessThan(5000);
  await page.getByRole('link', { name: 'Try it on your own routine' }).click();
  await expect(page).toHaveURL('/products/lagentry#sample');
  await expect(page.locator('[data-sample="lagentry"]')).toBeVisible();
});
