import type { Locator, Page } from '@playwright/test';
import { latestDemoDate } from '../../src-shared/forms/demo-dates.ts';
import { gulfDate } from '../../src-shared/time/days.ts';
import { resultDuration } from '../../src-web/forms/reset-result.ts';
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

test('a visitor books a demo, the mails are sent, and staff see both', async ({ page }) => {
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
  await page.clock.fastForward(resultDuration);
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

test('a demo that is sent again after a lost response is stored once', async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource|Network error|submission/i);
  const form = await openForm(page);
  const firstName = name();
  await fillIn(form, firstName);
  const failure = page.getByText('Submission failed');
  await page.route('**/api/submissions', (route) => route.abort(), { times: 1 });
  await form.locator('button[type=submit]').click();
  await expect(failure).toBeVisible();
  await expect(page.getByText('Please try again or contact us directly at hello@rihla.example')).toBeVisible();
  await expect(form.getByLabel('First Name')).toHaveValue(firstName);
  const stored = Promise.withResolvers<void>();
  await page.route(
    '**/api/submissions',
    async (route) => {
      await route.fetch();
      await route.abort();
      stored.resolve();
    },
    { times: 1 },
  );
  await form.locator('button[type=submit]').click();
  await stored.promise;
  await expect(failure).toBeVisible();
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('Demo scheduled successfully!')).toBeVisible();
  const response = await page.request.get(`/api/admin/submissions?q=${encodeURIComponent(firstName)}`);
  expect(((await response.json()) as { items: unknown[] }).items).toHaveLength(1);
});

test('a rejected field takes the focus, and staff see HTML as text', async ({ page, expectedConsole }) => {
  expectedConsole.push(/422/, /Submission failed/);
  const form = await openForm(page);
  const firstName = `<img src=x onerror=alert(1)>${crypto.randomUUID().slice(0, 6)}`;
  await fillIn(form, firstName);
  const email = form.getByLabel('Email');
  // The browser accepts an address without a dot; the Worker rejects it.
  await email.fill('layla@gulf');
  await form.locator('button[type=submit]').click();
  await expect(form.getByText('Please enter an email address such as name@company.com.')).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await email.fill('layla@gulf-logistics.example');
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('Demo scheduled successfully!')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText(firstName).first()).toBeVisible();
});
