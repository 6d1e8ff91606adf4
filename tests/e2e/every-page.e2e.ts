import type { BrowserContext, Page } from '@playwright/test';
import { brand } from '#shared/brand.ts';
import { direction, type Locale, languageNames, locales } from '#shared/locales.ts';
import { jobIds, jobPath, localizedPath, myDataResultPaths, paths, sentPaths } from '#shared/paths.ts';
import { productFacts } from '#shared/site/products.ts';
import { violations } from './accessibility.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { samplePaths } from './sample-page.ts';
import { test as base, expect, fullUnless, hydrated, pathsWithoutToken } from './test.ts';

/** The pages share one browser context, so that their files come from the cache: that halves the time. */
const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL });
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
  ...pathsWithoutToken,
  ...jobIds.map(jobPath),
  sentPaths.demo,
  sentPaths.subscribed,
  myDataResultPaths.expired,
];

const settings = ['Global Privacy Control', 'Do Not Track'];
/** Names that an Arabic page may write in Latin letters, besides single words and parts with `lang="en"`. */
const latinNames = [brand.name, brand.legalName, ...settings, ...Object.values(productFacts).map(({ name }) => name)];

/** Returns sentences in the script of the other language, which a page must not show. */
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

/** A change of size has no steps with reduced motion. */
function transitionsOfZoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    document.documentElement.style.fontSize = '';
    return transitions.length;
  });
}

/** Seconds until the last animation of the scene ends. */
const lastEnd = (scene: Element) =>
  Math.max(
    0,
    ...scene.getAnimations({ subtree: true }).map(({ effect }) => Number(effect!.getComputedTiming().endTime)),
  ) / 1000;

const scenes: string[] = [
  ...Object.values(samplePaths),
  paths.home,
  paths.enterprise,
  paths.startups,
  paths.developers,
  paths.researchers,
  paths.company,
  paths.careers,
];

/** A product, a page with tabs, a form and a text represent the others. */
const examples: string[] = [paths.home, paths.aiAuditor, paths.company, paths.scheduleDemo, paths.terms];

/** One page for each composition of sections. Samples, dialogs and the chat have tests of their own. */
const templates: string[] = [
  paths.home,
  paths.products,
  paths.aiAuditor,
  paths.aiDataAnalyst,
  paths.startups,
  paths.pricing,
  paths.developers,
  paths.researchers,
  paths.company,
  paths.careers,
  jobPath('ai-engineer'),
  paths.scheduleDemo,
  paths.partner,
  paths.terms,
  paths.productSecurity,
  paths.status,
  paths.myData,
  sentPaths.demo,
];

/**
 * A page hydrates without console output, moves nothing, fits every width, has one language, asks no other host and stores
 * nothing; axe finds nothing in a template.
 */
for (const route of routes) {
  const isTemplate = templates.includes(route);
  test(`${route} is sound in both languages${fullUnless(examples.includes(route))} @fonts`, async ({
    page,
    baseURL,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(baseURL!) || request.url().startsWith('data:');
      if (!isOwn) elsewhere.push(request.url());
    });
    const shifts = await watchLayoutShifts(page);
    for (const locale of locales) {
      const address = localizedPath(route, locale);
      await page.emulateMedia({ colorScheme: locale === 'en' ? 'light' : 'dark', reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: locale === 'en' ? 1440 : 360, height: 900 });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      const scene = page.locator('main .scene').first();
      // WCAG 2.2.2: an animation without a control to stop it ends within five seconds.
      if (scenes.includes(route)) expect(await scene.evaluate(lastEnd), address).toBeLessThan(5);
      // The late stylesheet loads the local fonts again, which moves a wide table by 0.011.
      expect(await shifts(), `layout shifts of ${address}`).toBeLessThanOrEqual(0.02);
      // An animation without a GPU takes half a CPU.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (scenes.includes(route)) expect(await scene.evaluate(lastEnd), address).toBeLessThan(0.01);
      expect(await transitionsOfZoom(page), address).toBe(0);
      expect(await stored(page), address).toEqual([]);
      expect(await otherScript(page, locale), address).toEqual([]);
      expect(await spacedArabic(page), address).toEqual([]);
      if (isTemplate) expect(await violations(page), address).toEqual([]);
      // WCAG 1.4.10: 320 CSS pixels equal a width of 1280 pixels at 400 % zoom.
      for (const width of [1440, 768, 320]) {
        expect(await overflow(page, width), `${address} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
    expect(elsewhere).toEqual([]);
  });
}

for (const locale of locales) {
  test(`no page with text at 200 % scrolls sideways, ${locale}${fullUnless(locale === 'en')} @fonts`, async ({
    page,
  }) => {
    for (const route of routes) {
      const address = localizedPath(route, locale);
      await page.goto(address);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [1280, 390]) {
        expect(await overflow(page, width), `${address} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test(`an unknown path shows the 404 page in its language, ${locale}`, async ({ page }) => {
    const response = await page.request.get(localizedPath('/no-such/page', locale));
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<html lang="${locale}" dir="${direction[locale]}" data-local-fonts>`);
    expect(html).toContain(`href="${localizedPath('/', locale)}"`);
    for (const other of locales.filter((one) => one !== locale)) expect(html).toContain(languageNames[other]);
  });
}
