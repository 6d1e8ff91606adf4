import { locales } from '#shared/locales.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { violations } from './accessibility.ts';
import { expect, open, test } from './test.ts';

test('the menus work with pointer and keyboard, and close when they are left', async ({ page }) => {
  await open(page, paths.home);
  const button = page.getByRole('button', { name: 'Solutions' });
  await button.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Startups/ });
  await expect(link).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Company' }).focus();
  await page.keyboard.press('Enter');
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Partner With Us/ });
  await expect(last).toBeVisible();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
  await button.click();
  await link.click();
  await expect(page).toHaveURL(paths.startups);
  await expect(link).toBeHidden();
});

test('the mobile menu opens, leads to a page and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, paths.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await menu.getByRole('link', { name: /AI Auditor/ }).click();
  await expect(page).toHaveURL(paths.aiAuditor);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('a new page starts at its top, and Back restores the scroll position @fonts', async ({ page }) => {
  // Links within a page scroll smoothly here; a new page and Back must not.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, paths.home);
  const learnMore = page.getByRole('link', { name: /Learn More about MarketEye/ });
  await learnMore.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(300);
  await learnMore.click();
  await expect(page).toHaveURL(paths.marketeye);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(position - 200);
  // The click comes right away, while React may still hydrate the page.
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page.locator('#products')).toBeInViewport();
});

test('the cards of the sample dashboard show their figures at every width @full', async ({ page }) => {
  await open(page, paths.aiDataAnalyst);
  const dashboard = page.locator('#dashboard');
  await expect(dashboard.getByText('AED 131,000').first()).toBeVisible();
  await dashboard.getByRole('combobox', { name: 'Period' }).selectOption('1y');
  await expect(dashboard.getByText('AED 1,184,').first()).toBeVisible();
  for (const width of [320, 360, 1000, 1050, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    for (const card of await dashboard.locator('fieldset label').all()) {
      expect(
        await card.evaluate((element) => element.scrollWidth - element.clientWidth),
        `${width}`,
      ).toBeLessThanOrEqual(1);
    }
  }
});

test('a link opens a plan in the demo form, or a tab of the company page', async ({ page }) => {
  await open(page, paths.startups);
  await page.getByRole('link', { name: 'Request Growth' }).click();
  await expect(page.getByLabel('Additional Notes')).toHaveValue('We are interested in the Growth plan.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Technologies' }).click();
  await expect(page.getByRole('tab', { name: 'Technologies' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Process' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Discovery & Analysis');
  await page.evaluate(() => sessionStorage.clear());
  await open(page, `${localizedPath(paths.scheduleDemo, 'ar')}?about=growth`);
  await expect(page.locator('[name=additionalNotes]')).toHaveValue('نرغب في باقة النمو.');
});

for (const locale of locales) {
  test(`on a phone the home page is at most nine screens, ${locale} @full @fonts`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, localizedPath(paths.home, locale));
    expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(9);
    await page
      .getByRole('banner')
      .locator(`a[href="${localizedPath(paths.scheduleDemo, locale)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(localizedPath(paths.scheduleDemo, locale));
  });
}

test('a link opens without a page load, other clicks as the browser does @full', async ({ page, context }) => {
  await open(page, paths.home);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('main').getByRole('link', { name: 'Learn More about AI Auditor' });
  const newTab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await newTab).close();
  await expect(page).toHaveURL(paths.home);

  await link.click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL(paths.aiAuditor);
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
});
