import type { Page } from '@playwright/test';
import { brand } from '#shared/brand.ts';
import arabicDemo from '#shared/content/ar/pages/schedule-demo.ts';
import { languageOffer } from '#shared/content/language-offer.ts';
import { languageNames } from '#shared/locales.ts';
import { paths } from '#shared/paths.ts';
import { violations } from './accessibility.ts';
import { expect, hydrated, open, test } from './test.ts';

test('the switch keeps the page, its fragment and typed text, in both directions', async ({ page }) => {
  await open(page, `${paths.partner}#inquiry`);
  await page.getByLabel('First Name').fill('منى');
  await page.getByLabel('Partnership Type').selectOption('Joint Venture');
  await page.getByRole('banner').getByRole('link', { name: languageNames.ar }).click();
  await expect(page).toHaveURL('/ar/partner-with-us#inquiry');
  await hydrated(page);
  await expect(page.locator('#partnership-firstName')).toHaveValue('منى');
  await expect(page.locator('#partnership-partnershipType')).toHaveValue('Joint Venture');
  await page.locator('#partnership-company').fill('شركة النور');
  await page.getByRole('contentinfo').getByRole('link', { name: languageNames.en }).click();
  await expect(page).toHaveURL(`${paths.partner}#inquiry`);
  await hydrated(page);
  await expect(page.getByLabel('First Name')).toHaveValue('منى');
  await expect(page.locator('#partnership-company')).toHaveValue('شركة النور');
});

test('the arrow keys follow the direction of the page in tabs @full', async ({ page }) => {
  await open(page, '/ar/company');
  const tabs = page.getByRole('tab');
  await tabs.nth(0).click();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(0)).toBeFocused();
});

async function requested(page: Page, path: string): Promise<{ url: string; text: string }[]> {
  const answers: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/assets/')) return;
    answers.push(response.body().then((body) => ({ url: response.url(), text: body.toString('utf8') })));
  });
  await open(page, path);
  await page.waitForLoadState('networkidle');
  return Promise.all(answers);
}

test('an English page loads no Arabic text and no Arabic font', async ({ page }) => {
  const files = await requested(page, paths.home);
  expect(files.filter(({ url }) => /readex/i.test(url))).toEqual([]);
  const scripts = files.filter(({ url }) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const texts = scripts.map(({ text }) => text.replaceAll(languageNames.ar, '').replaceAll(brand.arabicName, ''));
  expect(texts.filter((text) => /[\u0621-\u064a]/.test(text))).toEqual([]);
});

test('an Arabic page does not load the English texts of the page and its frame @full', async ({ page }) => {
  const scripts = (await requested(page, '/ar')).map(({ text }) => text).join('\n');
  expect(scripts).not.toContain('Build Smarter with AI');
  expect(scripts).not.toContain('Skip to content');
  expect(scripts).not.toContain('Product news');
});

test.describe('a browser that prefers Arabic', () => {
  test.use({ locale: 'ar-AE' });

  test('is offered Arabic by one line, until the visitor closes it', async ({ page }) => {
    await open(page, paths.careers);
    const offer = page.getByRole('region', { name: languageOffer.open });
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/ar/careers');
    expect(await violations(page)).toEqual([]);
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(offer).toBeHidden();
  });

  test('is not redirected, and not asked again after it has switched @full', async ({ page }) => {
    await open(page, paths.careers);
    expect(new URL(page.url()).pathname).toBe(paths.careers);
    await page.getByRole('banner').getByRole('link', { name: languageNames.ar }).click();
    await hydrated(page);
    await expect(page.getByRole('region', { name: languageOffer.open })).toBeHidden();
    await open(page, paths.careers);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: languageOffer.open })).toBeHidden();
  });
});

test('an English browser names missing fields in Arabic on an Arabic page', async ({ page }) => {
  await open(page, '/ar/schedule-demo');
  const form = page.locator('form[action="/forms/demo"]');
  const { fields } = arabicDemo.form.problems;
  const messageOf = (name: string) =>
    form.locator(`[name=${name}]`).evaluate((field) => (field as HTMLInputElement).validationMessage);
  await form.locator('button[type=submit]').click();
  expect(await messageOf('firstName')).toBe(fields.blank);
  expect(await messageOf('useCase')).toBe(fields.noOption);
  await form.locator('[name=email]').fill('mona');
  await form.locator('button[type=submit]').click();
  expect(await messageOf('email')).toBe(fields.invalidEmail);
  await form.locator('[name=email]').fill('mona@example.com');
  expect(await messageOf('email')).toBe('');
});

test('Arabic and Persian digits become ASCII while a phone number is typed @full', async ({ page }) => {
  await open(page, '/ar/schedule-demo');
  const phone = page.locator('#demo-phone');
  await phone.pressSequentially('+٩٧١ ۵۰ ١٢٣');
  await expect(phone).toHaveValue('+971 50 123');
});

test('an Arabic form is sent in Arabic and answered in Arabic @full', async ({ page }) => {
  await open(page, '/ar');
  const form = page.locator('form[action="/forms/newsletter"]');
  await form.locator('[name=email]').fill(`layla.${Date.now()}@reader.example`);
  const [request] = await Promise.all([
    page.waitForRequest('**/api/newsletter/subscriptions'),
    form.locator('button[type=submit]').click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ locale: 'ar' });
  await expect(form.getByRole('status')).toHaveText(/[\u0600-\u06ff]/);
});
