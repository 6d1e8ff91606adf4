import { violations } from './accessibility.ts';
import { filledForms, fillIn, formOf, send, timesStored } from './form-values.ts';
import { expect, fullUnless, test } from './test.ts';

const missingAssetErrors = [/ERR_FAILED/, /Failed to fetch dynamically imported module/];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name } of filledForms()) {
    test(`the ${name} form is stored once, and keeps rejected values${fullUnless(name === 'demo')}`, async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/422/);
      const form = filledForms().find((one) => one.name === name)!;
      // `fillIn` also works here: Playwright's `evaluate` does not need JavaScript in the page.
      await page.goto(form.path);
      await fillIn(page, form);
      await formOf(page, form).locator('button[type=submit]').dblclick();
      await expect(page).toHaveURL(form.sent);
      await expect(page.locator('h1')).toHaveText(form.success);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await timesStored(page, form)).toBe(1);

      await page.goBack();
      // The browser accepts an address without a dot; the server rejects it.
      const rejected = { ...form.values, email: 'layla@gulf' };
      await fillIn(page, { ...form, values: rejected });
      const postResponse = page.waitForResponse((response) => response.request().method() === 'POST');
      await send(page, form);
      expect((await postResponse).status()).toBe(422);
      await expect(page).toHaveTitle(/^Error: /);
      const email = formOf(page, form).locator('[name=email]');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(/Please enter an email address such as/);
      const summary = page.locator(`#${name}-summary`);
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await summary.getByRole('link', { name: /Please enter an email address/ }).click();
      await expect(email).toBeFocused();
      for (const [field, value] of Object.entries(rejected)) {
        await expect(formOf(page, form).locator(`[name=${field}]`)).toHaveValue(value);
      }
      await email.fill(form.values.email!);
      await send(page, form);
      await expect(page).toHaveURL(form.sent);
      expect(await timesStored(page, form)).toBe(1);
    });
  }
});

test('a rejected form fits a phone and has no axe violations @full', async ({ page, expectedConsole }) => {
  expectedConsole.push(/422/, ...missingAssetErrors);
  const [form] = filledForms();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(form!.path);
  await fillIn(page, { ...form!, values: { ...form!.values, email: 'layla@gulf' } });
  await send(page, form!);
  await expect(page.locator('#demo-summary')).toBeInViewport();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
