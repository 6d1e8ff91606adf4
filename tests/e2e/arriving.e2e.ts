import type { Page } from '@playwright/test';
import { paths } from '../../src-shared/paths.ts';
import { filledForms, fillIn, send, timesStored } from './form-values.ts';
import { expect, hydrated, open, test } from './test.ts';

/** Keeps the app from coming, as long as it is wanted. */
async function holdApp(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('nothing is asked for beside the page until it is painted, then the stylesheet, the app and the font together', async ({
  page,
}) => {
  await open(page, paths.company);
  const [painted, assets] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name, startTime }) => ({ name, startTime })),
  ]);
  for (const { name, startTime } of assets) expect(startTime, name).toBeGreaterThanOrEqual(painted!);
  for (const kind of [/entry-.*\.css/, /\.woff2/, /vendor-.*\.js/, /hydrate-.*\.js/]) {
    expect(assets.filter(({ name }) => kind.test(name))).toHaveLength(1);
  }
});

test('the light of the opening, the icon and the form in the foot are there before any file', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await page.route('**/assets/*', (route) => route.abort());
  await page.goto(paths.company);
  const light = page.locator('.light-source').first();
  await expect(light).toBeVisible();
  expect(await light.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('radial-gradient');
  await expect(page.locator('head link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
  await expect(page.getByRole('contentinfo').getByLabel('Email address')).toHaveAttribute('type', 'email');
});

test('the app waits for the stylesheet, but not for one that is slow or missing', async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED/);
  const asked = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', () => asked.resolve());
  await page.goto(paths.company);
  await asked.promise;
  // It never comes: the app starts after three seconds.
  await hydrated(page);
  await page.unroute('**/assets/*.css');
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto(paths.products);
  await hydrated(page);
});

test('what is typed, chosen and tapped before the app stays when the app takes the page over', async ({ page }) => {
  let release = await holdApp(page);
  await page.goto(paths.scheduleDemo);
  const form = page.locator('form[action="/forms/demo"]');
  await form.getByLabel('First Name').fill('Layla');
  await form.getByLabel('Preferred Time').selectOption('2-3 PM');
  await form.getByLabel('Additional Notes').fill('Early');
  await page.getByLabel('Email address').fill('layla@reader.example');
  release();
  await hydrated(page);
  await expect(form.getByLabel('First Name')).toHaveValue('Layla');
  await expect(form.getByLabel('Preferred Time')).toHaveValue('2-3 PM');
  await expect(form.getByLabel('Additional Notes')).toHaveValue('Early');
  await expect(page.getByLabel('Email address')).toHaveValue('layla@reader.example');

  await page.unroute('**/assets/hydrate-*.js');
  release = await holdApp(page);
  await page.goto(paths.aiDataAnalyst);
  const dashboard = page.locator('#dashboard');
  await dashboard.getByText('Churn rate').first().click();
  await dashboard.getByRole('combobox', { name: 'Period' }).selectOption('1y');
  release();
  await hydrated(page);
  await expect(dashboard.getByRole('radio', { name: /Churn rate/ })).toBeChecked();
  await expect(dashboard.getByRole('figure', { name: /Churn rate, last year/ })).toBeVisible();
});

test('a form that was sent before the app came is sent the same way again, and stored once', async ({ page }) => {
  const release = await holdApp(page);
  const form = filledForms()[0]!;
  let sent = 0;
  await page.route('**/forms/demo', async (route) => {
    sent += 1;
    if (sent === 1) release();
    else await route.continue();
  });
  await page.goto(form.path);
  await fillIn(page, form);
  // The second press, as soon as the app is there. It is the page's own: Playwright waits for the answer to the first.
  await page.evaluate((selector) => {
    new MutationObserver((_, observer) => {
      if (!('hydrated' in document.documentElement.dataset)) return;
      observer.disconnect();
      document.querySelector<HTMLButtonElement>(selector)?.click();
    }).observe(document.documentElement, { attributes: true });
  }, 'form[action="/forms/demo"] button[type=submit]');
  await send(page, form);
  await expect(page).toHaveURL(form.sent);
  expect(sent).toBe(2);
  expect(await timesStored(page, form)).toBe(1);
});

test('before the app, a tab leads to its panel, and stays when the app comes', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(paths.company);
  await page.getByRole('tab', { name: 'Our Process' }).click();
  await expect(page.getByText('Discovery & Analysis')).toBeInViewport();
  await expect(page.getByText('AI agents').first()).toBeHidden();
  release();
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Our Process' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Discovery & Analysis')).toBeVisible();
});

test('a drawing plays when it comes into view, and for less than five seconds, as nothing stops it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      const drawing = (target as Element).closest<SVGElement>('.illustration');
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
  await open(page, paths.products);
  const drawings = page.locator('svg.illustration');
  await expect(drawings).toHaveCount(6);
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('data-seconds', /^[0-4]\b/);
  }
});

test("the content of a link's page is fetched as soon as the pointer or the focus comes to the link", async ({
  page,
}) => {
  await open(page, paths.company);
  const footer = page.getByRole('contentinfo');
  const fetched = page.waitForRequest(/assets\/careers-/);
  await footer.getByRole('link', { name: 'Careers' }).hover();
  await fetched;
  expect(page.url()).toContain(paths.company);
  const focused = page.waitForRequest(/assets\/marketeye-/);
  await footer.getByRole('link', { name: /MarketEye/ }).focus();
  await focused;
});
