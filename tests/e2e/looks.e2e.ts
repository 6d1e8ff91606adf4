import type { Locator, Page } from '@playwright/test';
import { localizedPath, paths } from '#shared/paths.ts';
import { expect, open, test, withMotion } from './test.ts';

test.use({ ...withMotion, viewport: { width: 1280, height: 900 } });

/** Hue in degrees, saturation and lightness of 0 to 1, as a colour is painted. */
const paintOf = (element: Locator, property = 'background-color') =>
  element.evaluate((node, name) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = getComputedStyle(node).getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
    const max = Math.max(red, green, blue);
    const spread = max - Math.min(red, green, blue);
    const sector =
      spread === 0
        ? 0
        : max === red
          ? ((green - blue) / spread) % 6
          : max === green
            ? (blue - red) / spread + 2
            : (red - green) / spread + 4;
    return { hue: (sector * 60 + 360) % 360, saturation: spread, lightness: (max + max - spread) / 2 };
  }, property);

const boxOf = async (element: Locator) => (await element.boundingBox())!;
const heightOf = async (element: Locator) => Math.round((await boxOf(element)).height);
/** The height after the transition to it. */
const settledHeightOf = (element: Locator) =>
  element.evaluate(async (node) => {
    await Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished));
    return node.getBoundingClientRect().height;
  });
const styleOf = (element: Locator, ...names: string[]) =>
  element.evaluate((node, list) => list.map((name) => getComputedStyle(node).getPropertyValue(name)), names);

/** Yellow, blue and green: the specification's section 9. Text and background have the same hue. */
const statuses: [status: string, label: string, from: number, to: number][] = [
  ['pending', 'Pending', 40, 65],
  ['contacted', 'Contacted', 200, 250],
  ['completed', 'Completed', 130, 175],
];

async function submit(page: Page, lastName: string, status: string) {
  const data = {
    formType: 'partnership',
    firstName: 'Layla',
    lastName,
    email: 'layla@gulf-logistics.example',
    company: 'Gulf Logistics',
    partnershipType: 'Series C',
    message: 'We would like to talk.',
  };
  const response = await page.request.post('/api/submissions', { data });
  const { submission } = (await response.json()) as { submission: { id: string } };
  if (status !== 'pending') await page.request.patch(`/api/admin/submissions/${submission.id}`, { data: { status } });
}

test('at 400 % zoom header and chat leave the window to the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.locator('header').first()).not.toBeInViewport();
  const button = page.getByRole('button', { name: 'Chat with Joe' });
  await expect(button).not.toBeInViewport();
  await button.click();
  await expect(page.getByRole('dialog', { name: /^Joe/ })).toBeInViewport();
});

test('on a small phone nothing lies on the text or beside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/schedule-demo');
  const lead = await boxOf(page.locator('h1 + p'));
  const form = await boxOf(page.getByRole('heading', { name: 'Book your demo' }));
  expect(lead.y + lead.height).toBeLessThan(form.y - 20);
  await open(page, paths.aiAuditor);
  const ledger = page.getByRole('region', { name: 'Payments, September 2026, in AED' });
  expect(await ledger.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeLessThanOrEqual(0);
  expect(await heightOf(page.locator('footer'))).toBeLessThan(700);
});

test('the button of the chat gives way to a sample, and comes back below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.lagentry);
  const button = page.locator('#app > .chat-button');
  const stage = page.locator('[data-stage]');
  await stage.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(button).toHaveCSS('opacity', '0');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toHaveCSS('opacity', '1');
  await button.blur();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(button).toHaveCSS('opacity', '1');
});

for (const visitor of ['acts', 'only reads'] as const)
  test(`prices print on two sheets, the home page on four, for a visitor who ${visitor}`, async ({ page }) => {
    const sheets = async (path: string) => {
      await (visitor === 'acts' ? open(page, path) : page.goto(path));
      await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet);
      const pdf = await page.pdf({ format: 'A4' });
      return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
    };
    expect(await sheets('/pricing')).toBeLessThanOrEqual(2);
    expect(await sheets('/')).toBeLessThanOrEqual(4);
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the site and the staff pages look as promised in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/schedule-demo');
    const header = page.locator('header');

    await test.step('the page follows the theme of the system, and the header is always dark', async () => {
      const { lightness } = await paintOf(page.locator('html'));
      expect(lightness > 0.5).toBe(colorScheme === 'light');
      expect((await paintOf(page.locator('html'), 'color')).lightness > 0.5).toBe(colorScheme === 'dark');
      expect((await paintOf(header)).lightness).toBeLessThan(0.2);
    });

    await test.step('the keyboard has a ring that differs from the page', async () => {
      await page.locator('#demo-firstName').focus();
      await page.keyboard.press('Tab');
      const field = page.locator('#demo-lastName');
      await expect(field).toBeFocused();
      const [style, width] = await styleOf(field, 'outline-style', 'outline-width');
      expect(style).toBe('solid');
      // WCAG 2.4.13
      expect(Number.parseFloat(width!)).toBeGreaterThanOrEqual(2);
      const ring = await paintOf(field, 'outline-color');
      const around = await paintOf(page.locator('html'));
      expect(Math.abs(ring.lightness - around.lightness)).toBeGreaterThan(0.3);
      // The button of the chat makes room for a field in use.
      await field.blur();
    });

    await test.step('the honeypot is invisible', async () => {
      const { width, height } = await boxOf(page.locator('main [name="contactMeByFax"]').locator('../..'));
      expect(Math.max(width, height)).toBeLessThanOrEqual(1);
      const container = page.locator('main [aria-hidden="true"]:has(> label > [name="contactMeByFax"])');
      expect(await styleOf(container, 'overflow', 'position')).toEqual(['hidden', 'absolute']);
    });

    await test.step('the header shrinks beyond 50 pixels, and stays on top', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(header).not.toHaveAttribute('data-scrolled');
      const whole = await settledHeightOf(header);
      await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect(await header.getAttribute('data-scrolled')).toBeNull();
      await page.evaluate(() => scrollTo({ top: 52, behavior: 'instant' }));
      await expect.poll(() => heightOf(header)).toBeLessThan(whole);
      expect((await boxOf(header)).y).toBeCloseTo(0, 0);
    });

    await test.step('a wide screen has the menus, a narrow one a button that opens all of them', async () => {
      const menus = page.getByRole('navigation', { name: 'Main' });
      const opener = page.getByRole('button', { name: 'Menu' });
      await expect(menus).toBeVisible();
      await expect(opener).toBeHidden();
      await page.setViewportSize({ width: 390, height: 900 });
      await expect(menus).toBeHidden();
      await opener.click();
      await expect(page.locator('#site-menu').getByRole('link', { name: 'Careers' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    const button = page.getByRole('button', { name: 'Chat with Joe' });
    const panel = page.getByRole('dialog', { name: /^Joe/ });

    await test.step('the button of the chat is round, at the bottom right', async () => {
      const { x, y, width, height } = await boxOf(button);
      expect(width).toBeCloseTo(height, 0);
      const [radius, position] = await styleOf(button, 'border-top-left-radius', 'position');
      expect(Number.parseFloat(radius!)).toBeGreaterThanOrEqual(Math.floor(width / 2));
      expect(position).toBe('fixed');
      expect([1280 - x - width, 900 - y - height].every((gap) => gap > 0 && gap <= 45)).toBe(true);
    });

    await test.step('the panel has 500 pixels, 60 when minimised, and at most 80 % of the window', async () => {
      await button.click();
      await expect.poll(() => heightOf(panel)).toBe(500);
      const { x, y, width, height } = await boxOf(panel);
      expect([1280 - x - width, 900 - y - height].every((gap) => gap > 0 && gap <= 45)).toBe(true);
      await page.setViewportSize({ width: 1280, height: 500 });
      await expect.poll(() => heightOf(panel)).toBe(400);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('button', { name: 'Minimise' }).click();
      await expect.poll(() => heightOf(panel)).toBe(60);
      await page.getByRole('button', { name: 'Expand' }).click();
      await expect.poll(() => heightOf(panel)).toBe(500);
    });

    await test.step('three dots bounce, one after the other, while Joe writes', async () => {
      await page.route('**/api/chat/*/messages', () => {});
      await page.getByPlaceholder('Ask me anything about Rihla AI...').fill('Are you hiring?');
      await page.keyboard.press('Enter');
      await expect(page.locator('.chat-dot')).toHaveCount(3);
      const dots = await page.locator('.chat-dot').evaluateAll((nodes) =>
        nodes.map((node) => {
          const effect = node.getAnimations()[0]?.effect as KeyframeEffect;
          const { iterations, delay, duration } = effect.getTiming();
          const heights = effect
            .getKeyframes()
            .map(({ translate }) => Number.parseFloat(`${translate}`.split(' ')[1] ?? '0'));
          return {
            endless: iterations === Infinity,
            delay,
            slow: Number(duration) > 500,
            rises: Math.min(...heights) < 0,
          };
        }),
      );
      expect(dots).toEqual([0, 160, 320].map((delay) => ({ endless: true, delay, slow: true, rises: true })));
    });

    await test.step('nothing moves for visitors who want no motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(
        await styleOf(page.locator('.chat-dot').first(), 'animation-duration', 'animation-iteration-count'),
      ).toEqual(['0.001s', '1']);
      expect(await styleOf(page.locator('html'), 'scroll-behavior')).toEqual(['auto']);
    });

    await test.step('a print is black on white, without parts for the screen', async () => {
      await page.emulateMedia({ media: 'print' });
      const skip = page.getByText('Skip to content');
      for (const part of [header, skip, panel, button, page.locator('footer form')]) await expect(part).toBeHidden();
      for (const text of [page.locator('h1'), page.locator('#next h2'), page.locator('footer p').last()]) {
        expect(await styleOf(text, 'color')).toEqual(['rgb(0, 0, 0)']);
        expect(await styleOf(text, 'background-color')).toEqual(['rgba(0, 0, 0, 0)']);
      }
      expect(await styleOf(page.locator('#next ol'), 'display')).toEqual(['block']);
      await page.emulateMedia({ media: null });
    });

    await test.step('pending is yellow, contacted blue, completed green', async () => {
      const name = `Haddad${crypto.randomUUID().slice(0, 8)}`;
      for (const [status] of statuses) await submit(page, name, status);
      await page.goto(`/admin/inbox?q=${name}`);
      for (const [, label, from, to] of statuses) {
        const badge = page.getByRole('list', { name: 'Submissions' }).getByText(label, { exact: true });
        for (const property of ['background-color', 'color']) {
          const { hue, saturation } = await paintOf(badge, property);
          expect(saturation, `${label} ${property}`).toBeGreaterThan(0.04);
          expect(hue, `${label} ${property}`).toBeGreaterThanOrEqual(from);
          expect(hue, `${label} ${property}`).toBeLessThanOrEqual(to);
        }
      }
    });
  });
}

for (const [locale, colorScheme] of [
  ['en', 'dark'],
  ['ar', 'light'],
] as const) {
  test(`${locale}: a print of the ${colorScheme} theme has all text, black on white`, async ({ page }) => {
    for (const path of [paths.pricing, paths.aiAuditor]) {
      await page.emulateMedia({ colorScheme, media: null });
      await open(page, localizedPath(path, locale));
      const answers = page.locator('main details > p');
      for (const answer of await answers.all()) await expect(answer).toBeHidden();
      await page.emulateMedia({ colorScheme, media: 'print' });
      for (const answer of await answers.all()) await expect(answer).toBeVisible();
      const screenOnly = page.locator('body > * header, .scene, footer form, .chat-button, [href="#main"], main .icon');
      await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
      expect(await styleOf(page.locator('html'), 'color-scheme')).toEqual(['light']);
      // Colours have transitions.
      await expect.poll(() => paints(page)).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
    }
  });
}

/** The colours of all visible texts. */
const paints = (page: Page) =>
  page.locator('body *').evaluateAll((all) => {
    const texts = all.filter(
      (node) =>
        node.checkVisibility() &&
        [...node.childNodes].some((child) => child.nodeType === 3 && /\S/.test(child.nodeValue!)),
    );
    const paints = texts
      .map((node) => getComputedStyle(node))
      .map((style) => `${style.color} on ${style.backgroundColor}`);
    return [...new Set(paints)];
  });

test('by night in Arabic, the header is dark, and header, chat and arrows are mirrored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, localizedPath(paths.home, 'ar'));
  const header = page.locator('header');
  expect((await paintOf(page.locator('html'))).lightness).toBeLessThan(0.5);
  expect((await paintOf(header)).lightness).toBeLessThan(0.2);
  const demo = header.locator(`a[href="/ar${paths.scheduleDemo}"]`).first();
  expect((await boxOf(header.getByRole('link').first())).x).toBeGreaterThan((await boxOf(demo)).x);
  const arrow = page.locator('main .mirror-in-rtl').first();
  expect(await styleOf(arrow, 'transform')).toEqual(['matrix(-1, 0, 0, 1, 0, 0)']);
  const button = page.locator('.chat-button');
  await expectAtLeft(button);
  await button.click();
  await expectAtLeft(page.getByRole('dialog'));
});

async function expectAtLeft(element: Locator) {
  await expect(element).toBeVisible();
  const { x } = await boxOf(element);
  expect(x > 0 && x <= 45).toBe(true);
}
