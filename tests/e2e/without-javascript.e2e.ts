import { header } from '#shared/content/en/layout.ts';
import { jobPath, paths } from '#shared/paths.ts';
import { samplePaths, stageOf } from './sample-page.ts';
import { expect, test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab panel shows as a section, and every position has a page', async ({ page }) => {
    await page.goto(paths.company);
    for (const phrase of ['Large language models', 'Deployment & Optimization', 'AI agents']) {
      await expect(page.locator('main').getByText(phrase).first()).toBeVisible();
    }
    await page.goto(paths.careers);
    await page.getByRole('link', { name: 'View and apply: Frontend Developer Intern' }).click();
    await expect(page).toHaveURL(jobPath('frontend-developer-intern'));
    await expect(page.getByText('Student or recent graduate').first()).toBeVisible();
  });

  test('every sample shows its still, without controls @full', async ({ page }) => {
    for (const path of Object.values(samplePaths)) {
      await page.goto(path);
      const stage = stageOf(page);
      await expect(stage.getByRole('heading').first(), path).toBeVisible();
      await expect(stage.locator(':enabled:is(input, select, textarea, button):visible'), path).toHaveCount(0);
    }
  });

  test('the menus open, and there is no chat button', async ({ page }) => {
    await page.goto(paths.home);
    await expect(page.getByRole('button', { name: header.chat })).toHaveCount(0);
    await page.getByRole('button', { name: 'Products' }).click();
    await page
      .getByRole('link', { name: /MarketEye/ })
      .first()
      .click();
    await expect(page).toHaveURL(/marketeye/);
  });
});

test('the component page of the dev server is not on the built site @full', async ({ request }) => {
  for (const path of ['/dev/components', '/dev/components.html']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});
