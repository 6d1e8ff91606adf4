import type { Page } from '@playwright/test';
import { jobPath, paths } from '#shared/paths.ts';
import { filledForms, fillIn, formOf, send, timesStored } from './form-values.ts';
import { clientAddress, expect, fullUnless, hydrated, open, pathsWithoutToken, test } from './test.ts';

/** A font that does not load rejects its FontFace with the last of them. */
const missingAssetErrors = [/ERR_FAILED/, /Failed to fetch dynamically imported module/, /A network error occurred/];

/** Returns the files that the inline bootstrap script of a page loads after the first paint. */
async function bootstrapFiles(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const bootstrap = /<script type="module">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return [...bootstrap.matchAll(/["`](\/assets\/[^"`]+)["`]/g)].map(([, file]) => file!);
}

for (const { name } of filledForms()) {
  test(`the ${name} form is stored once, whichever file of its page is missing${fullUnless(name === 'newsletter')}`, async ({
    page,
    expectedConsole,
  }) => {
    // The preloaded font stays unused without the stylesheet; Chromium warns of that after a few seconds.
    expectedConsole.push(...missingAssetErrors, /woff2 was preloaded using link preload but not used/);
    const [first] = filledForms();
    const { path } = filledForms().find((one) => one.name === name)!;
    const allFiles = await bootstrapFiles(page, path);
    expect(allFiles.some((file) => file.endsWith('.css'))).toBe(true);
    expect(allFiles.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
    // Only the first form tests the files that all pages load.
    const shared = name === first!.name ? [] : await bootstrapFiles(page, first!.path);
    for (const file of allFiles.filter((one) => one.includes('/entry-') || !shared.includes(one))) {
      const form = filledForms().find((one) => one.name === name)!;
      await page.setExtraHTTPHeaders({ 'cf-connecting-ip': clientAddress() });
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto(path);
      await fillIn(page, form);
      await send(page, form);
      await expect(page.getByText(form.success).first(), file).toBeVisible();
      expect(await timesStored(page, form), file).toBe(1);
      await page.unroute(`**${file}`);
    }
  });
}

test.describe('with storage blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The visitor blocks storage.', 'SecurityError');
          },
        });
      }
    });
  });

  test('every page hydrates and stays visible @full', async ({ page }) => {
    for (const path of pathsWithoutToken) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('button', { name: 'Chat with Joe' })).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
    }
  });

  for (const { name } of filledForms()) {
    test(`the ${name} form is sent without a page load${fullUnless(name === 'partnership')}`, async ({ page }) => {
      const form = filledForms().find((one) => one.name === name)!;
      await page.goto(form.path);
      await hydrated(page);
      await fillIn(page, form);
      await send(page, form);
      await expect(page.getByText(form.success)).toBeVisible();
      await expect(page).toHaveURL(form.path);
      for (const field of Object.keys(form.values)) {
        await expect(formOf(page, form).locator(`[name=${field}]`)).toHaveValue('');
      }
      expect(await timesStored(page, form)).toBe(1);
    });
  }
});

test('a form without an answer from the API offers a native submit', async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED/, /[Nn]etwork error/);
  const form = filledForms()[0]!;
  await page.goto(form.path);
  await hydrated(page);
  await fillIn(page, form);
  // The API receives the request, but the browser gets no response.
  await page.route('**/api/submissions', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page, form);
  await expect(page.getByText('Submission failed')).toBeVisible();
  await page.getByRole('button', { name: 'Send it another way' }).click();
  await expect(page).toHaveURL(form.sent);
  expect(await timesStored(page, form)).toBe(1);
});

test('a page of a newer release is loaded with its own files, once', async ({ page }) => {
  await open(page, paths.home);
  await page.route(`**${paths.careers}`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const isLoad = route.request().isNavigationRequest();
    await route.fulfill({ response, body: isLoad ? body : body.replaceAll('/assets/entry-', '/assets/entry-newer-') });
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const reload = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await reload;
  await page.waitForLoadState('networkidle');
  await hydrated(page);
  expect(loads).toBe(1);
  await expect(page).toHaveURL(paths.careers);
  await expect(page.locator('h1')).toHaveText('Build things that go live.');
});

test('a page without the script of its island has header and links @full', async ({ page, expectedConsole }) => {
  expectedConsole.push(...missingAssetErrors);
  await page.route('**/assets/positions-*.js', (route) => route.abort());
  await open(page, paths.careers);
  await page.getByRole('button', { name: 'Products' }).click();
  await expect(page.locator('#menu-products')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'View and apply: AI Engineer Intern' }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL(jobPath('ai-engineer-intern'));
});

test('a page without a connection shows an error and a button to try again', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/, /A part of the page failed/);
  await page.goto(paths.home);
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown.' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toHaveText('Build things that go live.');
});

test('unknown paths show the 404 page without a script error @full', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  for (const path of ['/productz', '/no-such-page', '/careers/no-such-job', '/news/no-such-item', '/%70roducts/x']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('We can’t find that page.');
  }
});
