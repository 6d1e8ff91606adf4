import type { Locator, Page } from '@playwright/test';
import { demoChoice } from '#shared/bookings/demo-hours.ts';
import { slotPicker } from '#shared/content/en/slot-picker.ts';
import { type Locale, locales } from '#shared/locales.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { violations } from './accessibility.ts';
import { filledForms, fillIn, formOf } from './form-values.ts';
import { freeSlot } from './free-slot.ts';
import { expect, open, test } from './test.ts';

const demo = () => filledForms().find(({ name }) => name === 'demo')!;

async function openForm(page: Page, locale: Locale = 'en'): Promise<{ form: Locator; firstName: string }> {
  const filled = demo();
  await open(page, localizedPath(paths.scheduleDemo, locale));
  await fillIn(page, { ...filled, values: { ...filled.values, preferredDate: '', preferredTime: '' } });
  const form = formOf(page, filled);
  await form.locator('[name=email]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('grid')).toBeVisible();
  return { form, firstName: filled.values.firstName! };
}

async function typeHour(form: Locator, startsAt: string): Promise<void> {
  const { preferredDate, preferredTime } = demoChoice(startsAt)!;
  await form.getByRole('button', { name: /^(Suggest another time|اقتراح موعد آخر)$/ }).click();
  await form.locator('[name=preferredDate]').fill(preferredDate);
  await form.locator('[name=preferredTime]').selectOption(preferredTime);
}

async function bookingOf(page: Page, firstName: string): Promise<{ startsAt: string; status: string } | null> {
  const list = await page.request.get(`/api/admin/submissions?q=${encodeURIComponent(firstName)}`);
  const { items } = (await list.json()) as { items: { id: string }[] };
  const detail = await page.request.get(`/api/admin/submissions/${items[0]!.id}`);
  return ((await detail.json()) as { booking: { startsAt: string; status: string } | null }).booking;
}

const submit = (form: Locator) => form.locator('button[type=submit]').click();

test.describe('in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai' });

  test('a visitor chooses a day and a slot with the keyboard, and the slot is booked', async ({ page }) => {
    const { form, firstName } = await openForm(page);
    const startsAt = await freeSlot(page);
    const { preferredDate, preferredTime } = demoChoice(startsAt)!;
    const focused = page.locator('[role=gridcell]:focus');
    // The form without a time leads to the calendar.
    await submit(form);
    await expect(focused).toHaveCount(1);
    await expect(form.getByText(slotPicker.missing)).toBeVisible();
    const day = new Date(preferredDate).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    for (let presses = 0; presses < 31 && !(await focused.getAttribute('aria-label'))?.includes(` ${day}`); presses++) {
      await page.keyboard.press('ArrowRight');
      await expect(focused).toHaveCount(1);
    }
    await page.keyboard.press('Enter');
    await expect(form.locator('[name=preferredDate]')).toHaveValue(preferredDate);
    const hour = new Date(startsAt).toLocaleTimeString('en', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'Asia/Dubai',
    });
    const button = form.getByRole('button', { name: hour.replace(/\s/, ' '), exact: true });
    await button.focus();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(form.locator('[name=preferredTime]')).toHaveValue(preferredTime);
    await submit(form);
    await expect(page.getByText('Demo scheduled successfully!')).toBeVisible();
    expect(await bookingOf(page, firstName)).toMatchObject({ startsAt, status: 'confirmed' });
    await expect(page.getByText('Demo scheduled successfully!')).toHaveCount(0);
    await expect(form.getByRole('status').getByText(/^Booked: /)).toContainText(day);
    await expect(form.locator('[name=firstName]')).toHaveValue('');
  });
});

for (const locale of locales) {
  test(`the calendar has no axe violations and fits a phone, ${locale} @full @fonts`, async ({ page }) => {
    const { form } = await openForm(page, locale);
    await typeHour(form, await freeSlot(page));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate((available) => document.documentElement.scrollWidth - available, width),
        ).toBeLessThanOrEqual(0);
      }
      expect(await violations(page, { part: 'main' })).toEqual([]);
    }
  });
}
