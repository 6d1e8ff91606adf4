import { startDevServer } from '../support/dev-server.ts';
import { filledForms, fillIn, formOf, send } from './form-values.ts';
import { expect, hydrated, test } from './test.ts';

// All tests share one server.
test.describe.configure({ mode: 'default' });
test.use({ expectedConsole: [/^debug: \[vite\]|React DevTools/] });

let dev: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  dev = await startDevServer();
});
test.afterAll(() => dev?.stop());

const demoForm = () => filledForms().find(({ name }) => name === 'demo')!;

test('a visitor books a demo, and staff see it', async ({ page }) => {
  const demo = demoForm();
  await page.goto(dev.url + demo.path);
  await fillIn(page, demo);
  await send(page, demo);
  await expect(page.getByText(demo.success)).toBeVisible();
  for (const path of ['/admin', '/admin/inbox']) {
    await page.goto(dev.url + path);
    await expect(page.getByRole('link', { name: demo.values.firstName }).first()).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a chat button that gives way to a sample hydrates without a message', async ({ page }) => {
    await page.goto(`${dev.url}/products/marketeye`);
    await expect(page.locator('.chat-button[data-gives-way]')).toBeAttached();
    await page.keyboard.press('Tab');
    await hydrated(page);
  });
});

test('a form that the browser posts leads to a page of the dev server @full', async ({ page }) => {
  const demo = demoForm();
  const answer = await page.request.post(`${dev.url}/forms/demo`, {
    headers: { origin: dev.url },
    form: demo.values,
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(new URL(answer.headers().location ?? '', answer.url()).href);
  await expect(page).toHaveURL(dev.url + demo.sent);
  await expect(page.locator('h1')).toHaveText(demo.success);

  const found = await page.request.get(`${dev.url}/api/admin/emails?kind=demo_notification`);
  const { items } = (await found.json()) as { items: { id: string }[] };
  const mail = await page.request.get(`${dev.url}/api/admin/emails/${items[0]?.id}/preview`);
  expect(await mail.text()).toContain(`${dev.url}/admin/inbox/`);
});

test('a form that the browser posts comes back when a field is refused @full', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 422/);
  const demo = demoForm();
  await page.goto(dev.url + demo.path);
  await fillIn(page, { ...demo, values: { ...demo.values, email: 'layla@gulf' } });
  await formOf(page, demo).evaluate((form) => HTMLFormElement.prototype.submit.call(form));
  await expect(page).toHaveURL(`${dev.url}/forms/demo`);
  await expect(formOf(page, demo).locator('[name=email]')).toHaveValue('layla@gulf');
  await expect(formOf(page, demo).locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
});

test('an Arabic address is an Arabic page, and its links stay in Arabic @full', async ({ page }) => {
  await page.goto(`${dev.url}/ar/careers`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('h1')).toHaveText(/[\u0621-\u064a]/);
  await expect(page.getByRole('banner').locator('a').first()).toHaveAttribute('href', '/ar');
});

test('a form of another site is refused @full', async ({ page }) => {
  const answer = await page.request.post(`${dev.url}/api/newsletter/subscriptions`, {
    headers: { origin: 'https://elsewhere.example' },
    data: { email: 'layla@gulf-logistics.example' },
  });
  expect(answer.status()).toBe(403);
});

test('Joe answers @full', async ({ page }) => {
  const session = `session_${Date.now()}_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const answer = await page.request.post(`${dev.url}/api/chat/${session}/messages`, {
    headers: { origin: dev.url },
    data: { text: 'What does it cost?' },
  });
  expect(answer.status()).toBe(200);
  expect(((await answer.json()) as { message: string }).message).not.toBe('');
});

test('an open position has a page @full', async ({ page }) => {
  await page.goto(`${dev.url}/careers/ai-engineer`);
  await expect(page.locator('h1')).toContainText('AI Engineer');
});

test('/dev/components shows the components in both themes, with an empty console @full', async ({ page }) => {
  await page.goto(`${dev.url}/dev/components?dir=rtl`);
  const backgrounds = { light: 'rgb(253, 252, 250)', dark: 'rgb(14, 20, 36)' };
  for (const [theme, background] of Object.entries(backgrounds)) {
    const frame = page.frameLocator(`iframe[title="Components, ${theme}"]`);
    await expect(frame.getByRole('heading', { name: 'Components', exact: true })).toBeVisible();
    await expect(frame.locator('figcaption', { hasText: 'QueryBoundary, failed' })).toBeAttached();
    await expect(frame.locator('html')).toHaveCSS('background-color', background);
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  }
});
