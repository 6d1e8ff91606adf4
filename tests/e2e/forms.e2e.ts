import { jobPath, paths } from '#shared/paths.ts';
import { resultDurationMs } from '#web/forms/form-store.ts';
import { violations } from './accessibility.ts';
import { filledForms, fillIn, formOf, send, timesStored } from './form-values.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { expect, open, test } from './test.ts';

test('a visitor applies on a phone, and sees the result at the position @fonts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const shifts = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, paths.careers);
  const opener = page.getByRole('link', { name: 'View and apply: AI Engineer', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'AI Engineer' });
  await expect(dialog.getByLabel('Position')).toHaveValue('AI Engineer');
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Full Name').fill('Sara Al Mansoori');
  await dialog.getByLabel('Email Address').fill('sara@applicant.example');
  await dialog.getByLabel('Years of Experience').selectOption('2-5 years');
  await dialog.getByLabel('Cover Letter').fill('I build retrieval systems.');
  await page.clock.install();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  const position = page.getByRole('listitem').filter({ has: opener });
  const result = position.getByText('Application submitted successfully! We will get back to you soon.');
  await expect(result).toBeInViewport({ ratio: 0.9 });
  await expect(result).toHaveRole('status');
  await expect(opener).toBeFocused();
  const shiftsBefore = await shifts();
  await page.clock.fastForward(resultDurationMs);
  await expect(result).toHaveCount(0);
  expect((await shifts()) - shiftsBefore).toBeLessThanOrEqual(0.01);
});

test('Back closes the dialog of a position, and Back again leaves the page', async ({ page }) => {
  await open(page, paths.company);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await page.getByRole('link', { name: 'View and apply: AI Engineer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Engineer' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paths.careers);
  await page.goBack();
  await expect(page).toHaveURL(paths.company);
});

test('Escape closes the dialog of a position and returns the focus @full', async ({ page }) => {
  await open(page, paths.careers);
  const opener = page.getByRole('link', { name: 'View and apply: Frontend Developer', exact: true });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a partner sends an inquiry', async ({ page }) => {
  await open(page, paths.partner);
  const form = page.locator('#inquiry form');
  await form.getByLabel('First Name').fill('Omar');
  await form.getByLabel('Last Name').fill('Nasser');
  await form.getByLabel('Email').fill('omar@dune-capital.example');
  const company = `Dune ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel(/^Company(?! Type)/).fill(company);
  await form.getByLabel('Partnership Type').selectOption('Series A');
  await form.getByLabel('Message').fill('We would like to lead the round.');
  await page.route('**/api/submissions', async (route) => {
    await expect(form.locator('button[type=submit]')).toHaveText('Submitting Inquiry...');
    await route.continue();
  });
  await form.locator('button[type=submit]').dblclick();
  await expect(page.getByText('Partnership inquiry submitted successfully!')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
  const query = `formType=partnership&q=${encodeURIComponent(company)}`;
  const response = await page.request.get(`/api/admin/submissions?${query}`);
  expect(((await response.json()) as { items: { email: string }[] }).items).toHaveLength(1);
});

test('a selection that ends on the backdrop does not close the dialog @full', async ({ page }) => {
  await open(page, paths.careers);
  const opener = page.getByRole('link', { name: 'View and apply: AI Engineer', exact: true });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await dialog.getByLabel('Full Name').fill('Sara Al Mansoori');
  await dialog.getByLabel('Cover Letter').fill('Ten lines of letter.');
  const name = (await dialog.getByLabel('Full Name').boundingBox())!;
  await page.mouse.move(name.x + 20, name.y + name.height / 2);
  await page.mouse.down();
  await page.mouse.move(4, 4, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'View and apply: AI Engineer Intern' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Sara Al Mansoori');
  await expect(dialog.getByLabel('Cover Letter')).toHaveValue('Ten lines of letter.');
  await expect(dialog.getByLabel('Position')).toHaveValue('AI Engineer Intern');
});

test('a position opens as a page when the script of its dialog is missing @full', async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED/);
  await page.route('**/assets/job-dialog-*.js', (route) => route.abort());
  await open(page, paths.careers);
  await page.getByRole('link', { name: 'View and apply: AI Engineer', exact: true }).click();
  await expect(page).toHaveURL(jobPath('ai-engineer'));
  await expect(page.getByLabel('Position')).toHaveValue('AI Engineer');
});

test('Back restores a form, and keeps text that is typed while it is sent', async ({ page }) => {
  const form = filledForms()[1]!;
  await open(page, form.path);
  await fillIn(page, form);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(paths.careers);
  await page.goBack();
  const fields = formOf(page, form);
  await expect(fields.locator('[name=message]')).toHaveValue(form.values.message!);
  await page.route('**/api/submissions', async (route) => {
    await fields.locator('[name=phone]').fill('+971 50 000 0009');
    await route.continue();
  });
  await send(page, form);
  await expect(page.getByText(form.success)).toBeVisible();
  await expect(fields.locator('[name=phone]')).toHaveValue('+971 50 000 0009');
  await expect(fields.locator('[name=message]')).toHaveValue('');
});

test('a visitor who opens another page while a form is sent still sees its result', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/503/);
  const form = filledForms()[0]!;
  await open(page, form.path);
  await fillIn(page, form);
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await page.route('**/api/submissions', async (route) => {
    await careers.click();
    await expect(page).toHaveURL(paths.careers);
    await route.continue();
  });
  await page.clock.install();
  await send(page, form);
  await expect(page.getByText(form.success)).toBeVisible();
  await page.clock.fastForward(resultDurationMs);
  await expect(page.getByText(form.success)).toBeHidden();
  expect(await timesStored(page, form)).toBe(1);

  const other = filledForms()[1]!;
  await open(page, other.path);
  await fillIn(page, other);
  await page.unroute('**/api/submissions');
  await page.route('**/api/submissions', async (route) => {
    await careers.click();
    await expect(page).toHaveURL(paths.careers);
    await route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"unavailable"}' });
  });
  await send(page, other);
  await expect(page.getByText('Submission failed')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await expect(formOf(page, other).locator('[name=message]')).toHaveValue(other.values.message!);
});

test('a visitor subscribes, unsubscribes with the emailed link, and comes back', async ({ page, expectedConsole }) => {
  expectedConsole.push(/409/);
  const email = `reader-${crypto.randomUUID()}@reader.example`;
  await open(page, paths.home);
  const footer = page.locator('footer');
  const subscribe = async () => {
    await footer.getByLabel('Email address').fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
  };
  await subscribe();
  await expect(
    footer.getByText('Successfully subscribed to our newsletter! Check your email for confirmation.'),
  ).toBeVisible();
  await expect(footer.getByLabel('Email address')).toHaveValue('');
  await page.clock.install();
  await subscribe();
  const alreadySubscribed = footer.getByText('This email is already subscribed to our newsletter.');
  await expect(alreadySubscribed).toBeVisible();
  await page.clock.fastForward(resultDurationMs);
  await expect(alreadySubscribed).toBeHidden();

  const mails = await page.request.get('/api/admin/emails?kind=newsletter_welcome&limit=100');
  const { items } = (await mails.json()) as { items: { id: string; to_address: string }[] };
  const welcome = items.find((mail) => mail.to_address === email);
  const mail = (await (await page.request.get(`/api/admin/emails/${welcome?.id}`)).json()) as { text: string };
  const link = /\/unsubscribe\?token=[\w-]+/.exec(mail.text)?.[0];
  await open(page, link ?? '/none');
  await page.getByRole('button', { name: /unsubscribe/i }).click();
  await expect(page.getByText('You have been unsubscribed from our newsletter.')).toBeVisible();

  await open(page, paths.home);
  await subscribe();
  await expect(footer.getByText('Welcome back! You have been resubscribed to our newsletter.')).toBeVisible();
});
