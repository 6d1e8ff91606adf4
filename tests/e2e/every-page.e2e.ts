import type { BrowserContext, Page } from '@playwright/test';
import { brand } from '../../src-shared/brand.ts';
import { direction, type Locale, languageNames, locales } from '../../src-shared/locales.ts';
import {
  isListed,
  jobIds,
  jobPath,
  localizedPath,
  myDataResultPaths,
  paths,
  sentPaths,
} from '../../src-shared/paths.ts';
import { productFacts } from '../../src-shared/products.ts';
import { violations } from './accessibility.ts';
import { test as base, expect, hydrated } from './test.ts';

/** The pages share one browser context, so that their files come from the cache: that halves the time. */
const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL, reducedMotion: 'reduce' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, use) => {
    await use(sharedContext);
    await Promise.all(sharedContext.pages().map((page) => page.close()));
  },
});

const routes: string[] = [
  // Without the token of a booking this page answers 404 (booking-page.e2e.ts).
  ...Object.values(paths).filter((path) => path !== paths.booking),
  ...jobIds.map(jobPath),
  sentPaths.demo,
  sentPaths.subscribed,
  myDataResultPaths.expired,
];
const addresses = locales.flatMap((locale) =>
  routes.map((route) => ({ route, locale, address: localizedPath(route, locale) })),
);

/** The rules of axe that depend on the theme or the width. */
const lookRules = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'];

/** What an Arabic page may say in Latin letters, apart from single words and parts with `lang="en"`. */
const latinNames = [brand.name, brand.legalName, ...Object.values(productFacts).map(({ name }) => name)];

/** Returns what a page of the language must not show: sentences in the script of the other one. */
async function otherScript(page: Page, locale: Locale): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const parts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const language = node.parentElement?.closest('[lang]')?.getAttribute('lang');
      const hidden = node.parentElement?.closest('script, noscript, pre, figcaption');
      if (!hidden && language === document.documentElement.lang) parts.push(node.textContent ?? '');
    }
    const labels = [...document.querySelectorAll('[aria-label], [placeholder]')].map(
      (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('placeholder') ?? ''}`,
    );
    return [document.title, ...parts, ...labels];
  });
  if (locale === 'en') return texts.filter((text) => /[\u0600-\u06ff]/.test(text));
  const withoutNames = texts.map((text) => latinNames.reduce((rest, name) => rest.replaceAll(name, '|'), text));
  return withoutNames.filter((text) => /[a-z][\w'&.-]*(?:\s+[a-z][\w'&.-]*){2,}/i.test(text));
}

/** Letter-spacing breaks the joins between Arabic letters. */
function spacedArabic(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && /[ء-ي]/.test(node.nodeValue!)))
      .filter((element) => getComputedStyle(element).letterSpacing !== 'normal')
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

/** The names of what the page has stored in the browser. */
async function stored(page: Page): Promise<string[]> {
  const inStorage = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  );
  return [...inStorage, ...(await page.context().cookies()).map(({ name }) => name)];
}

async function overflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate((available) => document.documentElement.scrollWidth - available, width);
}

for (const { route, locale, address } of addresses) {
  test(`${address} hydrates without console output, has no axe violations, no horizontal scrolling and one language, and stores nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    expect(await stored(page)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', direction[locale]);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    if (isListed(route)) {
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', `https://rihla.example${address}`);
    } else await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
    expect(await otherScript(page, locale)).toEqual([]);
    expect(await spacedArabic(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page, 1440)).toBeLessThanOrEqual(0);
    expect(await overflow(page, 768)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await overflow(page, 360)).toBeLessThanOrEqual(0);
    expect(await violations(page, { rules: lookRules })).toEqual([]);
    // WCAG 1.4.10: 320 CSS pixels equal a width of 1280 pixels at 400 % zoom.
    expect(await overflow(page, 320)).toBeLessThanOrEqual(0);
  });
}

test('every internal link leads to a page, and every fragment has a target', async ({ request }) => {
  const pages = new Map<string, string>();
  const load = async (path: string) => {
    const cached = pages.get(path);
    if (cached !== undefined) return cached;
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const text = await response.text();
    pages.set(path, text);
    return text;
  };
  for (const { locale, address } of addresses) {
    const html = await load(address);
    for (const [tag, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"]*|#[^"]+)"[^>]*>/g)) {
      const [path, fragment] = href.startsWith('#') ? [address, href.slice(1)] : href.split('#');
      if (path === '/admin') continue;
      const target = await load(path ?? address);
      if (fragment) expect(target, `${href} on ${address}`).toContain(`id="${fragment}"`);
      const language = /hreflang="(\w+)"/i.exec(tag)?.[1] ?? locale;
      expect(target, `${href} on ${address}`).toContain(`<html lang="${language}"`);
    }
  }
});

for (const locale of locales) {
  test(`an unknown path shows the 404 page in its language, ${locale}, which links to the home page`, async ({
    page,
  }) => {
    const response = await page.request.get(localizedPath('/no-such/page', locale));
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<html lang="${locale}" dir="${direction[locale]}">`);
    expect(html).toContain(`href="${localizedPath('/', locale)}"`);
    for (const other of locales.filter((one) => one !== locale)) expect(html).toContain(languageNames[other]);
  });
}

test('pages send no requests to other hosts', async ({ page, baseURL }) => {
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    const isExternal = !request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:');
    if (isExternal) externalRequests.push(request.url());
  });
  for (const route of [paths.home, paths.lagentry, paths.careers, paths.scheduleDemo]) {
    await page.goto(route);
    await hydrated(page);
  }
  expect(externalRequests).toEqual([]);
});
