import type { Locator, Page } from '@playwright/test';
import { latestDemoDate } from '#shared/forms/demo-dates.ts';
import { gulfDate } from '#shared/time/days.ts';
import { resultDurationMs } from '#web/forms/form-store.ts';
import { typeTime } from './form-values.ts';
import { expect, open, test } from './test.ts';

const name = () => `Layla ${crypto.randomUUID().slice(0, 8)}`;

async function openForm(page: Page): Promise<Locator> {
  await open(page, '/schedule-demo');
  return page.locator('main form');
}

async function fillIn(form: Locator, firstName: string) {
  await form.getByLabel('First Name').fill(firstName);
  await form.getByLabel('Last Name').fill('Haddad');
  await form.getByLabel('Email').fill('layla@gulf-logistics.example');
  await form.getByLabel('Company', { exact: false }).first().fill('Gulf Logistics');
  await form.getByLabel('Primary Use Case').selectOption('Process Automation');
  await typeTime(form);
  await form.getByLabel('Preferred Date').fill(latestDemoDate());
  await form.getByLabel('Preferred Time').selectOption('10-11 AM');
}

test('a visitor books a demo, the emails are sent, and staff see both', async ({ page }) => {
  const form = await openForm(page);
  const firstName = name();
  const date = form.getByLabel('Preferred Date');
  await expect(date).toHaveAttribute('min', gulfDate());
  await expect(date).toHaveAttribute('max', latestDemoDate());
  await fillIn(form, firstName);
  await page.clock.install();
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('Demo scheduled successfully!')).toBeVisible();
  await expect(
    page.getByText(
      "We've sent you a confirmation email. Our team will contact you within 24 hours to confirm the demo.",
    ),
  ).toBeVisible();
  await expect(form.getByLabel('First Name')).toHaveValue('');
  await page.clock.fastForward(resultDurationMs);
  await expect(page.getByText('Demo scheduled successfully!')).toBeHidden();

  await page.goto('/admin');
  await expect(page.getByText(firstName).first()).toBeVisible();
  await expect
    .poll(async () => {
      const response = await page.request.get('/api/admin/emails?kind=demo_notification&status=sent&limit=100');
      const { items } = (await response.json()) as { items: { subject: string }[] };
      return items.filter(({ subject }) => subject.includes(firstName)).length;
    })
    .toBe(3);
});
