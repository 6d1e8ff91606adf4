import { jobIds, jobPath, paths, sentPaths } from '../../src-shared/paths.ts';
import { violations } from './accessibility.ts';
import { expect, hydrated, test } from './test.ts';

const unlisted: string[] = [paths.unsubscribe, paths.confirmSubscription, sentPaths.demo, sentPaths.subscribed];
const routes: string[] = [...Object.values(paths), ...jobIds.map(jobPath), sentPaths.demo, sentPaths.subscribed];
const phone = { width: 360, height: 800 };

for (const route of routes) {
  test(`${route} hydrates without console output, has no axe violations and no horizontal scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    if (unlisted.includes(route)) await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    else await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://rihla.example${route}`);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
    // WCAG 1.4.10: 320 CSS pixels equal a width of 1280 pixels at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
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
  for (const route of routes) {
    const html = await load(route);
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"]*|#[^"]+)"/g)) {
      const [path, fragment] = href.startsWith('#') ? [route, href.slice(1)] : href.split('#');
      if (path === '/admin') continue;
      const target = await load(path ?? route);
      if (fragment) expect(target, `${href} on ${route}`).toContain(`id="${fragment}"`);
    }
  }
});

test('an unknown path shows the 404 page, which links to the home page', async ({ page }) => {
  const response = await page.request.get('/no-such-page');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('href="/"');
});

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
