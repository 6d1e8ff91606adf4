import { holdAsset } from './hold-asset.ts';
import { stillIsThere } from './open-panel.ts';
import { expect, test } from './test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back closes the chat first, and then leaves the page', async ({ page }) => {
    await page.goto('/company');
    await page.goto('/pricing');
    await expect(page.locator('.chat-button')).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await page.locator('.chat-button').click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/pricing$/);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.goBack();
    await expect(page).toHaveURL(/\/company$/);
  });

  test('Back closes a panel that is there before the app, which does not open it again', async ({ page }) => {
    await page.goto('/company');
    await page.goto('/pricing');
    await stillIsThere(page);
    await page.route('**/assets/entry-*.js', () => {});
    await page.locator('.chat-button').click();
    await expect(page.locator('dialog[data-still]')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.locator('.chat-button')).not.toHaveAttribute('data-pressed');
    await page.goBack();
    await expect(page).toHaveURL(/\/company$/);
  });

  test('Back closes a panel whose scripts load, and the app does not open it again', async ({ page }) => {
    await page.goto('/company');
    await page.goto('/pricing');
    await stillIsThere(page);
    const release = await holdAsset(page, 'chat-panel-*.js');
    await page.locator('.chat-button').click();
    await expect(page.locator('dialog[data-still]')).toBeVisible();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    const loaded = page.waitForResponse('**/assets/chat-panel-*.js');
    release();
    await (await loaded).finished();
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/company$/);
  });

  for (const file of ['entry-*.js', 'chat-panel-*.js'])
    test.describe(`without ${file}`, () => {
      test.use({ expectedConsole: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

      test('a panel that does not load leaves no entry that Back would stop at', async ({ page }) => {
        await page.goto('/company');
        await page.goto('/pricing');
        await stillIsThere(page);
        const lose = await holdAsset(page, file, 'abort');
        await page.locator('.chat-button').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        lose();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.locator('.chat-button')).toBeVisible();
        await expect.poll(() => page.evaluate(() => history.state?.chat)).toBeUndefined();
        await page.goBack();
        await expect(page).toHaveURL(/\/company$/);
      });
    });

  test('the close button leaves no entry that Back would stop at', async ({ page }) => {
    await page.goto('/company');
    await page.goto('/pricing');
    await page.locator('.chat-button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.chat)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/\/company$/);
  });
});
