import type { Page } from '@playwright/test';
import { localizedPath, paths } from '#shared/paths.ts';
import { expect, fullUnless, pathsWithoutToken, test } from './test.ts';

/** Notes what each element looks like, but for the font, which a page keeps, for what moves, and for the pointer. Returns what differs from before. */
function changedLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looksOf = (element: Element, pseudo: string) => {
      // It opens with the whole stylesheet.
      if (element.matches('[popover]:not(:popover-open)')) return [];
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return [];
      const names = [...style].filter((name) => !/^(?:--|transition|animation|font-family|cursor)/.test(name));
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    const now = [...document.querySelectorAll('html, body, #app *')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => ({
        name: `<${element.tagName} class="${element.className}">${pseudo}`,
        looks: looksOf(element, pseudo),
      })),
    );
    const kept = window as { looks?: typeof now };
    const changes = now.flatMap(({ name, looks }, index) => {
      const before = kept.looks?.[index]?.looks ?? looks;
      return looks.flatMap((look, at) => (look === before[at] ? [] : [`${name} ${before[at]} → ${look}`]));
    });
    kept.looks = now;
    return changes.slice(0, 20);
  });
}

const everyday: string[] = [paths.home, paths.pricing, localizedPath(paths.company, 'ar')];
// The calendar of demos starts by itself, with the whole stylesheet.
const pages = pathsWithoutToken
  .filter((path) => path !== paths.scheduleDemo)
  .flatMap((path) => [path, localizedPath(path, 'ar')]);

for (const [index, path] of pages.entries()) {
  test(`${path} at rest looks as with the whole stylesheet${fullUnless(everyday.includes(path))}`, async ({ page }) => {
    await page.setViewportSize({ width: index % 3 === 0 ? 360 : 1440, height: 900 });
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet);
    expect(await changedLooks(page)).toEqual([]);
    await page.locator('link[rel="stylesheet"]').evaluate((link: HTMLLinkElement) => {
      link.media = 'all';
    });
    expect(await changedLooks(page)).toEqual([]);
  });
}
