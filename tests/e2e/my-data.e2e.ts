import { myDataPath, myDataResultPaths, paths } from '#shared/paths.ts';
import { violations } from './accessibility.ts';
import { expect, fullUnless, open, test } from './test.ts';

// The token of a working link is only in the email, so tests/worker/privacy/my-data/ tests the page with the data.

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(`the form leads to a page that says the same for every address${fullUnless(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      if (javaScriptEnabled) await open(page, paths.myData);
      else await page.goto(paths.myData);
      const form = page.locator('form[action="/forms/my-data"]');
      await form.getByLabel('Email').fill('nobody@unknown.example');
      await form.getByRole('button').click();
      await expect(page).toHaveURL(myDataResultPaths.sent);
      await expect(page.locator('main')).toContainText('If we have data for this address');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  });
}

test('a link that no longer works leads to a new one', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  const response = await page.goto(myDataPath('an.old-link'));
  expect(response?.status()).toBe(404);
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
  await expect(page.locator('h1')).toHaveText('This link no longer works.');
  expect(await page.locator('script[type=module]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL(paths.myData);
});
