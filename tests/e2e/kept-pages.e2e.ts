import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#shared/locales.ts';
import { pages } from '#shared/pages.ts';
import { jobIds, jobPath, localizedPath, paths } from '#shared/paths.ts';
import { expect, fullUnless, hydrated, open, test } from './test.ts';

const allPaths = [...Object.values(pages).map(({ path }) => path), ...jobIds.map(jobPath)];

for (const locale of locales) {
  test(`the app renders the markup of the built pages, ${locale}${fullUnless(locale === 'en')}`, async ({
    page,
    context,
  }) => {
    // The site's policy forbids parsing HTML, so an empty page does it.
    const parser = await context.newPage();
    await page.goto(localizedPath(paths.terms, locale));
    await hydrated(page);
    for (const path of allPaths) {
      const address = localizedPath(path, locale);
      const built = readFileSync(join(import.meta.dirname, '../../dist', address, 'index.html'), 'utf8');
      // The router follows this, like Back, without a page load.
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      const [title] = /(?<=<title>)[^<]+/.exec(built)!;
      await expect(page).toHaveTitle(title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
      const handlers = await page.evaluate(() => {
        const elements = [...document.querySelectorAll('main :not(a, [data-island], [data-island] *)')];
        const withHandler = elements.filter((element) => {
          const [, props = {}] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
          return Object.values(props as object).some((value) => typeof value === 'function');
        });
        return withHandler.map((element) => element.outerHTML.slice(0, 200));
      });
      const [rendered, expected] = await parser.evaluate(
        (documents) =>
          documents.map((html) => {
            const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!;
            // Islands have a state, only the built page has stills, and the focus moves to the heading.
            for (const island of main.querySelectorAll('[data-island]:not([data-island=sample])'))
              island.replaceChildren();
            for (const still of main.querySelectorAll('[data-stage] .grid')) still.remove();
            for (const title of main.querySelectorAll('h1')) title.removeAttribute('tabindex');
            return main.innerHTML.replace(/<!--.*?-->/g, '');
          }),
        [await page.content(), built],
      );
      expect(rendered, address).toBe(expected);
      expect(handlers, address).toEqual([]);
    }
  });
}

test('the app opens the links of kept markup, and leaves other clicks @full', async ({ page, context }) => {
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
