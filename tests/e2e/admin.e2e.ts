import type { APIRequestContext } from '@playwright/test';
import { adminPaths } from '#shared/admin/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { questions } from '#shared/staff-texts/questions.ts';
import { violations } from './accessibility.ts';
import { expect, fullUnless, open, test } from './test.ts';

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

async function submit(request: APIRequestContext, firstName: string, fields: object = {}) {
  const data = {
    formType: 'partnership',
    firstName,
    lastName: 'Nasser',
    email: 'omar@dune-capital.example',
    company: 'Dune Capital',
    partnershipType: 'Series A',
    message: 'We would like to lead the round.',
    ...fields,
  };
  const response = await request.post('/api/submissions', { data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { submission: { id: string } }).submission.id;
}

test('staff change the status of a submission, and its history shows who did it', async ({ page, request }) => {
  const name = unique('Omar');
  await submit(request, name);
  await page.goto('/admin');
  for (const tile of ['Total Submissions', 'Pending', 'Newsletter Subscribers', 'Total Subscribers']) {
    await expect(page.getByRole('term').filter({ hasText: tile }).first()).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Mark contacted: ${name} Nasser` }).click();
  const recent = page.getByRole('list', { name: 'Recent Form Submissions' });
  await expect(recent.getByRole('listitem').filter({ hasText: name })).toContainText('Contacted');
  await recent.getByRole('link', { name: `${name} Nasser`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Contacted', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Not provided').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'omar@dune-capital.example', exact: true })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /Mark completed/ }).click();
  const step = dialog.getByRole('region', { name: 'Timeline' }).getByText('Status: Contacted → Completed');
  await expect(step).toBeVisible();
  await expect(step.locator('..').getByText(/^staff@localhost, /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('staff search submissions, filter them by status and export the result', async ({ page, request }) => {
  const name = unique('Findme');
  await submit(request, name);
  await page.goto('/admin/inbox');
  await expect(page.getByRole('list', { name: 'Submissions' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/q=Findme/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status').selectOption('completed');
  await expect(page.getByText('No results for')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('submissions.csv');
  expect(await violations(page)).toEqual([]);
});

test('staff see the content of an email', async ({ page, request }) => {
  const name = unique('Mailed');
  await submit(request, name);
  await page.goto('/admin/settings/mail?kind=partnership_notification');
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/to (?:sales|partners|careers)@rihla\.example/);
  await expect(page.frameLocator('iframe').getByText(name).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/settings\/mail\?kind=/);
  expect(await violations(page)).toEqual([]);
});

test('banners say that the email provider or the model refuses the site @full', async ({ page }) => {
  const since = '2026-11-23T08:05:00.000Z';
  const refusal = { message: 'The domain is not verified.', since };
  await page.route('**/api/admin/mail-state', (route) =>
    route.fulfill({ json: { refusal, failed: 1234, deadLetters: 0 } }),
  );
  const fault = { kind: 'refused_key', message: staffMail.chatModel.faults.refused_key(), since };
  await page.route('**/api/admin/model-state', (route) => route.fulfill({ json: { model: 'gpt-4o', fault } }));
  await page.goto('/admin/inbox/chats');
  const ofMail = page.getByRole('alert').filter({ hasText: admin.mail.refused.title });
  const ofModel = page.getByRole('alert').filter({ hasText: admin.modelFault.title });
  await expect(ofMail).toContainText('The domain is not verified.');
  await expect(ofMail).toContainText('No email is lost');
  await expect(ofModel).toContainText(fault.message);
  expect(await violations(page)).toEqual([]);
  await ofMail.getByRole('link', { name: admin.mail.refused.view }).click();
  await expect(page.getByRole('heading', { level: 1, name: admin.views.mail })).toBeVisible();
  await expect(ofMail).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry all failed (1,234)' })).toBeVisible();
  await ofModel.getByRole('link', { name: admin.modelFault.view }).click();
  await expect(page.getByRole('heading', { level: 1, name: questions.title })).toBeVisible();
  await expect(page.getByText('Model: gpt-4o')).toBeVisible();
  await page.unroute('**/api/admin/model-state');
  await page.reload();
  await expect(page.getByText('Model: gpt-4o')).toBeVisible();
  await expect(ofModel).toBeHidden();
});

test('the palette changes the theme, which stays', async ({ page }) => {
  await page.goto('/admin/submissions');
  await expect(page).toHaveURL(/\/admin\/inbox$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 20, 36)');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 20, 36)');
});

test('the public site shows a banner with pending submissions to staff alone', async ({ page, request }) => {
  await submit(request, unique('Waiting'));
  const apiRequests: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/')) apiRequests.push(sent.url());
  });
  await open(page, '/company');
  await expect(page.getByRole('button', { name: 'Chat with Joe' })).toBeVisible();
  expect(apiRequests).toEqual([]);
  await page.goto('/admin');
  await expect(page.getByText('Signed in as staff@localhost')).toBeVisible();
  // The dashboard asks for the days from today on: a clock that is replaced under it asks for others.
  await page.goto('about:blank');
  await page.clock.install();
  await page.goto('/company');
  const banner = page.getByText(/\d+ new form submission\(s\) waiting for your response!/);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Now' })).toHaveAttribute('href', '/admin');
  await page.clock.fastForward('00:10');
  await expect(banner).toBeHidden();
});

/** A dashboard, a list, a calendar and a form represent the others. */
const examples = ['today', 'inbox', 'bookings', 'newsletter'];
const person = `${adminPaths.person}?email=omar@dune-capital.example`;
const views = { ...adminPaths, coming: `${adminPaths.bookings}?view=coming`, person };

for (const [name, path] of Object.entries(views)) {
  test(`${name} fits a phone and a tablet, accessible in both themes${fullUnless(examples.includes(name))} @fonts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    for (const [width, colorScheme] of [
      [360, 'light'],
      [768, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // The dark theme differs only in its colours.
      const rules = colorScheme === 'dark' ? { rules: ['color-contrast'] } : {};
      expect(await violations(page, rules), colorScheme).toEqual([]);
    }
  });
}
