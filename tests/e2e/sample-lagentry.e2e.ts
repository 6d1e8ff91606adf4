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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an Arabic routine is read and run in Arabic, without a wait @full', async ({ page }) => {
    const sample = await openSample(page, 'lagentry', 'ar');
    await sample.getByLabel('العمل المتكرر بكلمات عادية').fill('عندما تصل فاتورة قارنها بالطلب ثم ادفعها');
    await sample.getByRole('button', { name: 'إنشاء وتشغيل' }).click();
    await expect(sample.getByRole('status')).toHaveText('في الانتظار تحتاج هذه الخطوة إلى موافقتكم: «ادفعها».');
    await sample.getByRole('button', { name: 'موافقة' }).click();
    await expect(sample.getByRole('status')).toHaveText('تمّ نُفِّذت الخطوات كلها.');
    expect(await violations(page, { part: '#sample' })).toEqual([]);
  });
});
