import { confirmSubscriptionPath, paths } from '#shared/paths.ts';
import { expect, open, test } from './test.ts';

// The server of these tests has no double opt-in, so no link is valid here: tests/worker/newsletter/confirm.test.ts.
const link = confirmSubscriptionPath('nobody');
const button = { name: 'Confirm my subscription' };

test('the confirmation page asks first, and says when its link is not valid @full', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/404/);
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the newsletter?');
  await page.getByRole('button', button).click();
  await expect(page.getByText('This link has expired or was already used. Please subscribe again.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(paths.confirmSubscription);
});

test('the confirmation page does not send its address to other sites', async ({ request }) => {
  expect((await request.get(link)).headers()['referrer-policy']).toBe('same-origin');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the confirmation page posts the token of its link', async ({ page }) => {
    await page.goto(link);
    await expect(page.locator('input[name="token"]')).toHaveValue('nobody');
    await page.getByRole('button', button).click();
    await page.waitForURL('**/newsletter/confirm-failed');
    await expect(page.getByText('We could not confirm your subscription.')).toBeVisible();
  });
});
