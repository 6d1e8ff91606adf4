import type { Page } from '@playwright/test';
import arabic from '#shared/content/ar/chat.ts';
import arabicBooking from '#shared/content/ar/chat-booking.ts';
import { header as arabicHeader } from '#shared/content/ar/layout.ts';
import english from '#shared/content/en/chat.ts';
import englishBooking from '#shared/content/en/chat-booking.ts';
import { header } from '#shared/content/en/layout.ts';
import type { Slots } from '#shared/contracts/bookings.ts';
import type { Locale } from '#shared/locales.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { gulfDate } from '#shared/time/days.ts';
import { addMonths, monthOf } from '#shared/time/months.ts';
import { violations } from './accessibility.ts';
import { expect, open, test } from './test.ts';

const texts = {
  en: { chat: english, booking: englishBooking, label: header.chat, wish: 'Can we have a meeting?' },
  ar: { chat: arabic, booking: arabicBooking, label: arabicHeader.chat, wish: 'ابغى احجز ديمو' },
};

async function askForDemo(page: Page, locale: Locale) {
  const { chat, booking, label, wish } = texts[locale];
  await open(page, localizedPath(paths.home, locale));
  await page.getByRole('button', { name: label }).click();
  const panel = page.getByRole('dialog', { name: chat.name });
  const input = panel.getByRole('textbox', { name: chat.input });
  await input.fill(wish);
  await input.press('Enter');
  const times = panel.getByRole('region', { name: booking.offer }).getByRole('listitem').getByRole('button');
  await expect(times).toHaveCount(3);
  return { panel, log: panel.getByRole('log'), times, booking };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, timezoneId: 'America/New_York' });

  test('a visitor books in the chat, comes back after a reload, and cancels there, ar', async ({ page }) => {
    const { panel, log, times, booking } = await askForDemo(page, 'ar');
    await expect(times.first()).toBeInViewport();
    await panel.getByRole('button', { name: booking.otherTimes }).click();
    await panel.getByRole('button', { name: booking.slotPicker.nextMonth }).click();
    await panel.locator('[role=gridcell]:not([aria-disabled])').last().click();
    await panel.getByRole('group').getByRole('button').and(page.locator(':enabled')).last().click();
    await panel.locator('[name=firstName]').fill('مريم');
    await panel.locator('[name=lastName]').fill('الهاشمي');
    await panel.locator('[name=email]').fill(`maryam-${Date.now()}@bank.example`);
    await page.reload();
    await panel.locator('[name=company]').fill('بنك الخليج');
    await panel.locator('[name=useCase]').selectOption({ index: 1 });
    await expect(panel.locator('[name=firstName]')).toHaveValue('مريم');
    expect(await violations(page, { part: 'dialog' })).toEqual([]);
    await panel.getByRole('button', { name: booking.submit }).click();
    await expect(log).toContainText('تم حجز عرضكم التوضيحي');
    await page.reload();
    await panel.getByRole('button', { name: booking.cancel.title }).click();
    await panel.getByRole('button', { name: booking.cancel.submit }).click();
    await expect(log).toContainText('تم إلغاء العرض التوضيحي');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

/** Only the last times of next month, so that tests side by side do not take them. */
async function offerLateTimes(page: Page) {
  const nextMonth = addMonths(monthOf(gulfDate()), 1);
  await page.route('**/api/slots?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Slots;
    const late = body.slots.filter(({ startsAt }) => startsAt.startsWith(nextMonth)).slice(-3);
    await route.fulfill({ response, json: { ...body, slots: late } });
  });
}

test('a visitor books in the chat with the keyboard alone', async ({ page }) => {
  await offerLateTimes(page);
  const { panel, log, times, booking } = await askForDemo(page, 'en');
  await times.first().focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: booking.title })).toBeFocused();
  await expect(panel).toMatchAriaSnapshot(`
    - heading "Book a demo" [level=3]
    - button "Change"
    - textbox "First Name"
    - textbox "Last Name"
    - textbox "Email"
    - textbox "Company"
    - combobox "Primary Use Case"
    - button "Book this time"
    - button "Back to the chat"
  `);
  const values = ['Mona', 'Al Ali', `mona-${Date.now()}@bank.example`, 'Gulf Bank', 'Process'];
  await page.keyboard.press('Tab');
  for (const value of values) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Your demo is booked');
  await expect(panel.getByRole('textbox', { name: english.input })).toBeFocused();
  const link = await panel.getByRole('link', { name: booking.calendar.file }).getAttribute('href');
  expect((await page.request.get(link!)).headers()['content-type']).toContain('text/calendar');
  // The demo is cancelled with the mailed link, elsewhere.
  const token = new URL(link!, page.url()).searchParams.get('token')!;
  const origin = new URL(page.url()).origin;
  const headers = { origin };
  await page.request.post(`/api/bookings/${encodeURIComponent(token)}/cancel`, { data: {}, headers });
  await page.reload();
  await expect(log).toContainText('This demo was cancelled');
  await expect(panel.getByRole('button', { name: booking.cancel.title })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Book a new time' })).toBeVisible();
  // The times are asked for again after a booking.
  await page.unrouteAll({ behavior: 'wait' });
});
