import { violations } from './accessibility.ts';
import { filledForms, fillIn, formOf, send, timesStored } from './form-values.ts';
import { expect, test } from './test.ts';

/** What the browser says when the app's files do not come. */
const withoutApp = [/ERR_FAILED/, /Failed to fetch dynamically imported module/];

const viewports = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name } of filledForms()) {
    test(`the ${name} form is sent by the browser, once however often, and answered with a page`, async ({ page }) => {
      const form = filledForms().find((one) => one.name === name)!;
      // `evaluate` works in a page without JavaScript, too.
      await page.goto(form.path);
      await fillIn(page, form);
      await formOf(page, form).locator('button[type=submit]').dblclick();
      await expect(page).toHaveURL(form.sent);
      await expect(page.locator('h1')).toHaveText(form.success);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await timesStored(page, form)).toBe(1);
      // Back to the form, and again.
      await page.goBack();
      await fillIn(page, form);
      await send(page, form);
      await expect(page).toHaveURL(form.sent);
      expect(await timesStored(page, form)).toBe(1);
    });

    test(`the ${name} form comes back with all that was typed when the server refuses a field`, async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/422/);
      const form = filledForms().find((one) => one.name === name)!;
      await page.goto(form.path);
      // The browser takes an address without a dot; the server does not.
      await fillIn(page, { ...form, values: { ...form.values, email: 'layla@gulf' } });
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await send(page, form);
      expect((await answer).status()).toBe(422);
      await expect(page).toHaveTitle(/^Error: /);
      const email = formOf(page, form).locator('[name=email]');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(/Please enter an email address such as/);
      const summary = page.locator(`#${name}-summary`);
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await summary.getByRole('link', { name: /Please enter an email address/ }).click();
      await expect(email).toBeFocused();
      for (const [field, value] of Object.entries({ ...form.values, email: 'layla@gulf' })) {
        await expect(formOf(page, form).locator(`[name=${field}]`)).toHaveValue(value);
      }
      expect(await timesStored(page, form)).toBe(0);
      await email.fill(form.values.email!);
      await send(page, form);
      await expect(page).toHaveURL(form.sent);
      expect(await timesStored(page, form)).toBe(1);
    });
  }
});

test.describe('a form that the server has refused', () => {
  for (const viewport of viewports) {
    test(`reads well at ${viewport.width} pixels, and axe finds nothing`, async ({ page, expectedConsole }) => {
      expectedConsole.push(/422/);
      await page.setViewportSize(viewport);
      const [form] = filledForms();
      await page.route('**/assets/*.js', (route) => route.abort());
      expectedConsole.push(...withoutApp);
      await page.goto(form!.path);
      await fillIn(page, { ...form!, values: { ...form!.values, email: 'layla@gulf' } });
      await send(page, form!);
      await expect(page.locator('#demo-summary')).toBeInViewport();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  }
});

test('over the limit a plain form says to wait, and keeps what was typed', async ({ page, expectedConsole }) => {
  expectedConsole.push(/429/, ...withoutApp);
  const form = filledForms()[0]!;
  await page.route('**/assets/*.js', (route) => route.abort());
  const flood = () =>
    Promise.all(
      Array.from({ length: 10 }, () =>
        page.request.post('/forms/demo', { form: { ...form.values, firstName: crypto.randomUUID() }, maxRedirects: 0 }),
      ),
    );
  // Locally the limit counts by the clock's minutes: when one has turned on the way, ten more are allowed.
  await expect(async () => {
    await flood();
    await page.goto(form.path);
    await fillIn(page, form);
    await send(page, form);
    await expect(page.getByText('Please wait a minute and send the form again.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Submission failed')).toBeVisible();
  await expect(formOf(page, form).locator('[name=firstName]')).toHaveValue(form.values.firstName!);
});
