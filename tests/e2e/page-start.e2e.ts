import type { Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { filledForms, fillIn, send, timesStored } from './form-values.ts';
import { holdAsset } from './hold-asset.ts';
import { stillIsThere } from './open-panel.ts';
import { expect, hydrated, open, test } from './test.ts';

const holdApp = (page: Page) => holdAsset(page, 'entry-*.js');

/** With the bytes that each one took: none from the cache. */
function assetsOf(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map((file) => ({ name: file.name, bytes: (file as PerformanceResourceTiming).transferSize })),
  );
}

test('an app that starts loads no assets before the first paint, then all of them', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => 'hydrated' in document.documentElement.dataset && performance.mark('hydrated')).observe(
      document,
      { attributes: true, subtree: true },
    );
    // The visitor acts before the calendar of demos starts by itself.
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown')));
  });
  for (const path of [paths.company, paths.scheduleDemo, paths.aiAuditor]) {
    await open(page, path);
    const bootstrap = await page.locator('script[type=module]').first().textContent();
    const still = await (await page.request.get(/\/assets\/joe-[\w-]+\.txt/.exec(bootstrap!)![0])).text();
    const [painted, assets] = await page.evaluate(() => {
      const timeOf = (name: string) => performance.getEntriesByName(name)[0]!.startTime;
      const assets = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /assets.+(js|css|txt)$/.test(name) && startTime < timeOf('hydrated'))
        .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime }));
      return [timeOf('first-contentful-paint'), assets];
    });
    for (const { name, startTime } of assets) {
      expect(startTime, name).toBeGreaterThanOrEqual(painted);
      // No file waits for the code of another one.
      expect(bootstrap + still).toContain(name);
    }
    for (const kind of [/entry-.*\.css/, /vendor-.*\.js/, /entry-.*\.js/]) {
      expect(new Set(assets.map(({ name }) => name).filter((name) => kind.test(name))).size).toBe(1);
    }
  }
});

test('a page at rest fetches the app and Joe into the cache, and runs neither', async ({ page }) => {
  // A pointer that rests where a page appears is no visitor who acts.
  await page.mouse.move(200, 200);
  await page.goto(paths.company);
  for (const file of [/entry-.*\.css/, /\.woff2/, /vendor-/, /entry-.*\.js/, /chat-panel-/, /forms-/]) {
    await expect
      .poll(() => assetsOf(page))
      .toContainEqual({ name: expect.stringMatching(file), bytes: expect.any(Number) });
  }
  expect(await page.locator('html[data-hydrated], link[rel="modulepreload"]').count()).toBe(0);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveAttribute('media', 'print');

  await page.evaluate(() => performance.clearResourceTimings());
  await hydrated(page);
  await page.getByRole('button', { name: 'Chat with Joe' }).click();
  await expect(page.getByRole('dialog', { name: 'Joe' })).toBeVisible();
  const used = await assetsOf(page);
  expect(used.map(({ name }) => name)).toContainEqual(expect.stringMatching(/chat-panel-/));
  expect(used.filter(({ bytes }) => bytes > 0)).toEqual([]);
});

test('a press on Joe before anything else is there shows, and opens the chat once', async ({ page }) => {
  const release = await holdApp(page);
  await page.route('**/assets/joe-*', () => {});
  await page.goto(paths.company);
  const joe = page.locator('.chat-button');
  await joe.click();
  await expect(joe).toHaveAttribute('data-pressed');
  await joe.click();
  release();
  await expect(page.getByRole('dialog', { name: 'Joe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Joe' })).toBeHidden();
  await expect(joe).not.toHaveAttribute('data-pressed');
});

/** Opens Joe's panel while the app is held back. */
async function openStill(page: Page, path: string = paths.company) {
  const release = await holdApp(page);
  await page.goto(path);
  await stillIsThere(page);
  const still = page.locator('dialog[data-still]');
  await page.locator('.chat-button').click();
  await expect(still).toBeVisible();
  return { release, still, panel: page.locator('dialog.chat-panel:not([data-still])') };
}

test('Joe greets before the app is there; what is typed then is sent once', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (/api\/chat\/[^/]+\/messages$/.test(request.url())) sent += 1;
  });
  const { release, still, panel } = await openStill(page);
  await expect(still.getByRole('log')).toContainText('Hello, I’m Joe');
  await still.getByRole('textbox').fill('What is Lagentry?');
  await still.getByRole('textbox').press('Enter');
  await still.getByRole('button', { name: 'Are you hiring?' }).click();
  release();
  await expect(panel).toBeVisible();
  await expect(still).not.toBeAttached();
  await expect(panel.getByRole('log').getByText('What is Lagentry?', { exact: true })).toHaveCount(1);
  await expect(panel.getByRole('log')).not.toContainText('Are you hiring?');
  await expect(panel.getByRole('log').getByRole('time')).toHaveCount(3);
  expect(sent).toBe(1);
});

test('a question pressed before the app is there is asked, and a draft keeps its place', async ({ page }) => {
  const first = await openStill(page);
  await first.still.getByRole('button', { name: 'Are you hiring?' }).click();
  first.release();
  await expect(first.panel.getByRole('log').getByText('Are you hiring?', { exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  await page.unrouteAll();
  const { release, still, panel } = await openStill(page, paths.products);
  await still.getByRole('textbox').fill('What is ?');
  await page.keyboard.press('ArrowLeft');
  release();
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('it');
  await expect(panel.getByRole('textbox')).toHaveValue('What is it?');
});

const storeChat = (state: string) => sessionStorage.setItem('chat-open', state);
const storedChat = () => sessionStorage.getItem('chat-open');

for (const before of ['closed', 'open', 'minimised']) {
  test(`a chat that is closed before the app is there stays closed, if it was ${before}`, async ({ page }) => {
    if (before !== 'closed') await page.addInitScript(storeChat, before);
    const { release, still, panel } = await openStill(page);
    await still.getByRole('button', { name: 'Close the chat' }).click();
    await expect(page.locator('.chat-button')).toBeFocused();
    expect(await page.evaluate(storedChat)).toBeNull();
    release();
    await hydrated(page);
    await expect(panel).toHaveCount(0);
    await page.locator('.chat-button').click();
    await expect(panel).toBeVisible();
  });
}

for (const before of ['open', 'minimised']) {
  test(`a chat pressed before the app is there shows in full, if it was ${before}`, async ({ page }) => {
    await page.addInitScript(storeChat, before);
    const { release, still, panel } = await openStill(page);
    await still.getByRole('textbox').fill('What is ?');
    await page.keyboard.press('ArrowLeft');
    release();
    await hydrated(page);
    await expect(panel.getByRole('log')).toBeVisible();
    await expect(panel.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('it');
    await expect(panel.getByRole('textbox')).toHaveValue('What is it?');
    expect(await page.evaluate(storedChat)).toBe('open');
  });
}

for (const [state, begin] of [
  ['an open chat', () => sessionStorage.setItem('chat-open', 'open')],
  ['a form that was not sent', () => sessionStorage.setItem('draft:newsletter', '{"email":"layla@reader.example"}')],
  ['the banner of staff', () => localStorage.setItem('staff', '1')],
] as const) {
  test(`${state} starts the app without a visitor who acts`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/404|401|403/);
    await page.addInitScript(begin);
    await page.goto(paths.company);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  });
}

test('Back after a reload shows its page, also before the app has started', async ({ page }) => {
  await open(page, paths.company);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(paths.careers);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(paths.company);
  await expect(page.getByRole('tab', { name: 'Our Process' })).toBeVisible();
});

test('the light effect, the icon and the footer form do not need any assets @full', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await page.route('**/assets/*', (route) => route.abort());
  await page.goto(paths.careers);
  const light = page.locator('.light-source').first();
  await expect(light).toBeVisible();
  expect(await light.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('radial-gradient');
  await expect(page.locator('head link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
  await expect(page.getByRole('contentinfo').getByLabel('Email address')).toHaveAttribute('type', 'email');
});

test('the app waits for the stylesheet, but starts without it if it is slow or missing', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/);
  const requested = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', () => requested.resolve());
  await page.clock.install();
  await page.goto(paths.company);
  await requested.promise;
  // The stylesheet never loads; the app starts after three seconds.
  await page.clock.fastForward(3000);
  await hydrated(page);
  await page.unroute('**/assets/*.css');
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto(paths.products);
  await hydrated(page);
});

test('a visitor keeps everything that was typed or selected before hydration', async ({ page }) => {
  let release = await holdApp(page);
  await page.goto(paths.scheduleDemo);
  const form = page.locator('form[action="/forms/demo"]');
  await form.getByLabel('First Name').fill('Layla');
  await form.getByLabel('Preferred Time').selectOption('2-3 PM');
  await form.getByLabel('Additional Notes').fill('Early');
  release();
  await hydrated(page);
  await expect(form.getByLabel('First Name')).toHaveValue('Layla');
  await expect(form.getByLabel('Preferred Time')).toHaveValue('2-3 PM');
  await expect(form.getByLabel('Additional Notes')).toHaveValue('Early');

  await page.unroute('**/assets/entry-*.js');
  release = await holdApp(page);
  await page.goto(paths.aiDataAnalyst);
  const dashboard = page.locator('#dashboard');
  await dashboard.getByText('Churn rate').first().click();
  await dashboard.getByRole('combobox', { name: 'Period' }).selectOption('1y');
  release();
  await hydrated(page);
  await expect(dashboard.getByRole('radio', { name: /Churn rate/ })).toBeChecked();
  await expect(dashboard.getByRole('figure', { name: /Churn rate, last 12 months/ })).toBeVisible();
});

test('a form that was submitted before hydration is stored once', async ({ page }) => {
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
  // The page itself clicks again right after hydration, because Playwright waits for the response to the first click.
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

test('a tab is selected before hydration, and stays selected after it', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(paths.company);
  const process = page.getByRole('tab', { name: 'Our Process' });
  await expect(async () => {
    await process.click();
    await expect(process).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByText('Discovery & Analysis')).toBeInViewport();
  await expect(page.getByText('AI agents').first()).toBeHidden();
  release();
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Our Process' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Discovery & Analysis')).toBeVisible();
});

// WCAG 2.2.2: an animation without a control to stop it must end within five seconds.
test('an illustration in view moves for less than five seconds @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      const illustration = (target as Element).closest<SVGElement>('.illustration');
      if (!illustration) return;
      const ends = [...illustration.querySelectorAll('*')].map((part) => {
        const { animationDelay, animationDuration, animationIterationCount } = getComputedStyle(part);
        return (
          Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration) * Number(animationIterationCount)
        );
      });
      illustration.dataset.seconds = String(Math.max(...ends));
    });
  });
  await open(page, paths.products);
  const illustrations = page.locator('svg.illustration');
  await expect(illustrations).toHaveCount(6);
  for (const illustration of await illustrations.all()) {
    await illustration.scrollIntoViewIfNeeded();
    await expect(illustration).toHaveAttribute('data-seconds', /^[0-4]\b/);
  }
});

test('a link loads its page and the scripts that act there, on hover and on focus @full', async ({ page }) => {
  await open(page, paths.company);
  const footer = page.getByRole('contentinfo');
  const hovered = Promise.all([page.waitForRequest(/\/careers$/), page.waitForRequest(/assets\/positions-/)]);
  await footer.getByRole('link', { name: 'Careers' }).hover();
  await hovered;
  expect(page.url()).toContain(paths.company);
  const focused = Promise.all([page.waitForRequest(/\/marketeye$/), page.waitForRequest(/assets\/sample-/)]);
  await footer.getByRole('link', { name: /MarketEye/ }).focus();
  await focused;
});
