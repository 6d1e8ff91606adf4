import type { Page, Route } from '@playwright/test';
import { paths } from '../../src-shared/paths.ts';
import { expect, hydrated, open, test } from './test.ts';

const settled = 'html[data-settled]';

/** Whether the page's foot is laid out and painted; it is far below the first view. */
function footIsThere(page: Page) {
  return page
    .locator('footer ul')
    .first()
    .evaluate((list) => list.checkVisibility({ contentVisibilityAuto: true }));
}

/** Lets the page arrive, but not its app. */
async function withoutApp(page: Page) {
  await page.route('**/assets/react-*.js', () => {});
}

test('a page lays out what is in view, and the rest of itself once it has come to rest', async ({ page }) => {
  await withoutApp(page);
  await page.goto(paths.home);
  expect(await footIsThere(page)).toBe(false);
  await page.unroute('**/assets/react-*.js');
  await page.goto(paths.products);
  await expect(page.locator(settled)).toBeAttached();
  expect(await footIsThere(page)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });
  const below = (page: Page) => page.locator('main section.follows h2').first();

  test("a page's opening is painted first, and the part below it next", async ({ page }) => {
    await page.addInitScript(() => {
      // As soon as it is read: on a busy machine its time may have passed before the page's end is.
      new MutationObserver((_, observer) => {
        const part = document.querySelector('main section.follows');
        if (!part) return;
        observer.disconnect();
        document.documentElement.dataset.firstBelow = getComputedStyle(part).contentVisibility;
      }).observe(document, { childList: true, subtree: true });
    });
    await withoutApp(page);
    await page.goto(paths.developers);
    await expect(page.locator('html')).toHaveAttribute('data-first-below', 'hidden');
    await expect.poll(() => below(page).evaluate((part) => part.checkVisibility())).toBe(true);
    await expect(page.locator(settled)).not.toBeAttached();
    expect(await footIsThere(page)).toBe(false);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('so it is', async ({ page }) => {
      await page.goto(paths.developers);
      await expect.poll(() => below(page).evaluate((part) => part.checkVisibility())).toBe(true);
    });
  });
});

test('a page is whole at once where a place in it counts: at a fragment, when it is loaded again, at the first click', async ({
  page,
}) => {
  await withoutApp(page);
  await page.goto(`${paths.home}#products`);
  await expect(page.locator(settled)).toBeAttached();
  await expect(page.locator('#products')).toBeInViewport();
  await page.goto(paths.careers);
  await expect(page.locator(settled)).not.toBeAttached();
  await page.locator('h1').click();
  await expect(page.locator(settled)).toBeAttached();
  await page.reload();
  await expect(page.locator(settled)).toBeAttached();
});

test('nothing is asked for beside the page itself until it is painted, then what is of use first', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.company);
  await expect(page.locator('head link[rel="manifest"][href]')).toBeAttached();
  // Its two stand-ins, regular and bold, and the font.
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBe(3);
  const order = [paths.company, '/assets/react-', '.woff2', '.css'].map((part) =>
    asked.findIndex((path) => path.includes(part)),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  const [react, painted] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/react-'))?.startTime,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  ]);
  expect(react).toBeGreaterThanOrEqual(painted ?? Number.NaN);
  // Both are compiled where they are read, not while they run.
  for (const name of ['react', 'site']) {
    const file = asked.find((path) => path.startsWith(`/assets/${name}-`) && path.endsWith('.js'));
    expect(await (await page.request.get(file ?? '/none')).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('a drawing plays when it comes into view, and for less than five seconds, as nothing stops it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      const drawing = (target as Element).closest<SVGElement>('.vignette');
      if (!drawing) return;
      const ends = [...drawing.querySelectorAll('*')].map((part) => {
        const { animationDelay, animationDuration, animationIterationCount } = getComputedStyle(part);
        return (
          Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration) * Number(animationIterationCount)
        );
      });
      drawing.dataset.seconds = String(Math.max(...ends));
    });
  });
  await page.goto(paths.products);
  await expect(page.locator(settled)).toBeAttached();
  const drawings = page.locator('svg.vignette');
  await expect(drawings).toHaveCount(6);
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('data-seconds', /^[0-4]\b/);
  }
});

test('the form in the foot, and the icon, are there once the page has come to rest; no visitor has to do anything', async ({
  page,
}) => {
  const email = page.getByRole('contentinfo').getByLabel('Email address');
  const icon = page.locator('head link[rel="icon"]');
  await withoutApp(page);
  await page.goto(paths.company);
  await expect(page.locator('#newsletter-email')).toHaveAttribute('type', 'hidden');
  await expect(icon).toHaveAttribute('href', 'data:,');
  expect(await footIsThere(page)).toBe(false);
  await page.unroute('**/assets/react-*.js');
  await page.goto(paths.products);
  await expect(email).toBeVisible();
  await expect(email).toHaveAttribute('type', 'email');
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
});

test('what the app adds to a page waits for the stylesheet, but not for one that does not come', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/);
  const joe = page.getByRole('button', { name: 'Chat with Joe' });
  const asked = Promise.withResolvers<Route>();
  await page.route('**/assets/*.css', asked.resolve);
  await page.goto(paths.company);
  const sheet = await asked.promise;
  await hydrated(page);
  await expect(joe).not.toBeAttached();
  await sheet.abort();
  await expect(joe).toBeVisible();
});

test("the code of a link's page is fetched as soon as the pointer or the focus comes to the link", async ({ page }) => {
  await open(page, paths.company);
  // The first interaction brings what watches the links.
  const watcher = page.waitForResponse(/assets\/prefetch-links-/);
  await page.mouse.move(5, 300);
  await watcher;
  const fetched = page.waitForRequest(/assets\/careers-/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover();
  await fetched;
  expect(page.url()).toContain(paths.company);
  const focused = page.waitForRequest(/assets\/marketeye-/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /MarketEye/ })
    .focus();
  await focused;
});
