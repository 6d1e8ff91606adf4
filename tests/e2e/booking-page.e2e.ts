import type { Page } from '@playwright/test';
import { demoChoice } from '#shared/bookings/demo-hours.ts';
import { type Locale, locales } from '#shared/locales.ts';
import { bookingPath, localizedPath, paths } from '#shared/paths.ts';
import { violations } from './accessibility.ts';
import { type FilledForm, filledForms, fillIn, send } from './form-values.ts';
import { freeSlot } from './free-slot.ts';
import { expect, hydrated, test } from './test.ts';

async function filledDemoForm(page: Page): Promise<FilledForm> {
  const form = filledForms().find(({ name }) => name === 'demo')!;
  return { ...form, values: { ...form.values, ...demoChoice(await freeSlot(page)) } };
}

/** Books a demo as a browser without JavaScript does, and opens its page. @returns its token */
async function book(page: Page, locale: Locale = 'en'): Promise<string> {
  const { values } = await filledDemoForm(page);
  const answer = await page.request.post('/forms/demo', { form: { ...values, locale }, maxRedirects: 0 });
  await page.goto(answer.headers().location!);
  return new URL(page.url()).searchParams.get('token')!;
}

async function overflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate((available) => document.documentElement.scrollWidth - available, width);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor books a demo, moves it and cancels it', async ({ page }) => {
    const form = await filledDemoForm(page);
    await page.goto(form.path);
    await fillIn(page, form);
    await send(page, form);
    await expect(page).toHaveURL(/\/booking\?token=.*&sent=1/);
    await expect(page.getByRole('status')).toContainText('Demo scheduled successfully!');
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.locator('h1')).toHaveText('Your demo is booked.');
    const before = await page.locator('main time').first().getAttribute('datetime');
    const chosen = await freeSlot(page);
    const day = page.locator(`#move a[href*="day=${demoChoice(chosen)!.preferredDate}"]`);
    if ((await day.count()) === 0) await page.getByRole('link', { name: 'Next month' }).click();
    await day.click();
    await expect(page.locator('#move')).toBeInViewport();
    await page.locator(`#move input[value="${chosen}"]`).check();
    await page.getByRole('button', { name: 'Move the demo' }).click();
    await expect(page.getByRole('status')).toContainText('Your demo has been moved.');
    await expect(page.locator('main time').first()).toHaveAttribute('datetime', chosen);
    expect(chosen).not.toBe(before);

    await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeHidden();
    await page.locator('#cancel summary').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('status')).toContainText('Your demo has been cancelled.');
    await expect(page.locator('h1')).toHaveText('Your demo is cancelled.');
    await page.getByRole('main').getByRole('link', { name: 'Schedule Demo' }).click();
    await expect(page).toHaveURL(paths.scheduleDemo);
  });
});

for (const locale of locales) {
  test(`a booking fits every screen and has no axe violations, ${locale} @full @fonts`, async ({ page }) => {
    const token = await book(page, locale);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1440, 768, 360, 320]) expect(await overflow(page, width)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    }
    expect(await page.locator('script[type=module]').count()).toBe(0);
    const other = locale === 'en' ? 'ar' : 'en';
    await page.goto((await page.locator(`a[hreflang=${other}]`).first().getAttribute('href'))!);
    await expect(page).toHaveURL(localizedPath(bookingPath(token), other));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('#move input[type=radio]').first()).toBeAttached();
  });

  test(`a link that leads to no booking says so, ${locale} @full`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/404/);
    for (const path of [paths.booking, bookingPath('a.guess')]) {
      const response = await page.goto(localizedPath(path, locale));
      expect(response?.status()).toBe(404);
      expect(response?.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page, 320)).toBeLessThanOrEqual(0);
    }
    await page.locator('main').getByRole('link').first().click();
    await expect(page).toHaveURL(localizedPath(paths.scheduleDemo, locale));
  });
}
