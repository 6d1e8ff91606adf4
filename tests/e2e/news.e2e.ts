import { paths } from '#shared/paths.ts';
import { newsletter } from '#shared/staff-texts/newsletter.ts';
import { posts as texts } from '#shared/staff-texts/posts.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { startOwnSite } from '../support/own-site.ts';
import { violations } from './accessibility.ts';
import { keyboardOf, mouseOf, tabUntil } from './hands.ts';
import { expect, open, test } from './test.ts';

test.describe.configure({ mode: 'default' });

/** A separate site, whose home page shows the news. */
let site: Awaited<ReturnType<typeof startOwnSite>>;

test.beforeAll(async ({ request }) => {
  site = await startOwnSite({});
  const en = { title: 'A new office', lead: 'Larger than before.', content: '## Where\n\nIn [Dubai](/contact).' };
  const ar = { title: 'مكتب جديد', content: '## أين\n\nفي دبي.' };
  const answer = await request.post(`${site.url}/api/admin/posts`, { data: { slug: 'office', en, ar } });
  expect(answer.status()).toBe(201);
});
test.afterAll(() => site.stop());

test('news is on home and on its page in each language, and gone when withdrawn', async ({ page, request }) => {
  await open(page, site.url + paths.home);
  await page.locator('#news').getByRole('link', { name: 'A new office' }).click();
  await expect(page).toHaveURL(`${site.url}/news/office`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('A new office · Rihla AI');
  expect(await violations(page, { part: 'main' })).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${site.url}/ar/news/office`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مكتب جديد');
  expect(await violations(page, { part: 'main' })).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'الأخبار' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'مكتب جديد' })).toBeVisible();

  await page.goto(`${site.url}/news/feed.xml`);
  await expect(page.locator('entry > title')).toHaveCSS('display', 'block');
  await expect(page.locator('entry > content')).toBeHidden();

  const { items } = await (await request.get(`${site.url}/api/admin/posts`)).json();
  await request.patch(`${site.url}/api/admin/posts/${items[0].id}`, { data: { status: 'withdrawn' } });
  expect((await request.get(`${site.url}/news/office`)).status()).toBe(404);
  await open(page, site.url + paths.home);
  await expect(page.locator('#news')).toHaveCount(0);
});

test('the preview of a page is one stop for Tab, and the keyboard scrolls it', async ({ page }) => {
  const { press, write, go } = keyboardOf(page);
  const english = page.getByRole('group', { name: newsletter.texts.en, exact: true });
  const arabic = page.getByRole('group', { name: newsletter.texts.ar, exact: true });
  await page.goto(`${site.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go('Newsletter: News');
  await press(page.getByRole('link', { name: newsletter.list.writeNews }));
  await write(english.getByLabel(texts.headline), 'A new office');
  const desks = '\n\n# Desks'.repeat(20);
  await write(arabic.getByLabel(newsletter.content, { exact: true }), `في [دبي](/contact).${desks}`);
  await write(english.getByLabel(newsletter.content, { exact: true }), `In [Dubai](/contact).${desks}`);
  const frame = page.getByTitle(newsletter.preview.pageFrame).filter({ visible: true });
  const preview = frame.contentFrame();
  await expect(preview.getByRole('link', { name: 'Dubai' })).toBeVisible();
  const isInFrame = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
  await tabUntil(isInFrame, page.keyboard, 'the preview');
  // The Arabic fields are on the way, so another frame with their text comes after a pause. It gets the focus.
  await expect(preview.getByRole('link', { name: 'دبي' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Desks' })).toHaveCount(20);
  await expect.poll(isInFrame).toBe(true);
  // A frame that the browser has not painted yet leaves the key to the page.
  const scrolled = async () => {
    await frame.scrollIntoViewIfNeeded();
    await page.keyboard.press('PageDown');
    return preview.locator('html').evaluate((html) => html.scrollTop);
  };
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole('radio', { name: newsletter.preview.schemes.light }).focus();
  await page.keyboard.press('Tab');
  expect(await isInFrame()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isInFrame()).toBe(false);
});

test('a long word in any heading fits a narrow screen', async ({ page, request }) => {
  const title = '#DubaiArtificialIntelligenceWeek2026MeetUsThere: come';
  const en = { title, lead: title, content: `## ${title}\n\n### ${title}\n\n${title}` };
  for (const slug of ['long', 'longer']) {
    expect((await request.post(`${site.url}/api/admin/posts`, { data: { slug, en, ar: en } })).status()).toBe(201);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/news', '/news/long', '/ar/news', '/ar/news/longer', '/admin/newsletter/news']) {
    await page.goto(site.url + path);
    await expect(page.getByText(title).first()).toBeVisible();
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, path).toBeLessThanOrEqual(0);
  }
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const by of ['mouse', 'keyboard'] as const) {
  test(`a marketer's text goes from its draft to the site and back, by ${by} @full`, async ({ page, request }) => {
    const { press, write, pick, go } = (by === 'mouse' ? mouseOf : keyboardOf)(page);
    const dialog = page.getByRole('dialog');
    const english = page.getByRole('group', { name: newsletter.texts.en, exact: true });
    const arabic = page.getByRole('group', { name: newsletter.texts.ar, exact: true });
    const content = english.getByLabel(newsletter.content, { exact: true });
    const tools = english.getByRole('toolbar', { name: newsletter.formatting });
    const title = `By ${by}`;
    const path = `/news/by-${by}`;
    /** The toolbar is one stop for Tab, with arrow keys within. */
    async function use(tool: string, keys: string[]) {
      if (by === 'mouse') return tools.getByRole('button', { name: tool, exact: true }).click();
      await content.press('Shift+Tab');
      for (const key of keys) await page.keyboard.press(key);
      await expect(tools.getByRole('button', { name: tool, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
    }

    await page.goto(`${site.url}/admin`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await go('Newsletter: News');
    await press(page.getByRole('link', { name: newsletter.list.writeNews }));
    await write(english.getByLabel(texts.headline), title);
    await write(english.getByLabel(texts.lead, { exact: true }), 'Larger than before.');
    await write(content, 'In **Dubai**.\n\n');
    await page.keyboard.press('Control+End');
    await use(newsletter.formats.button, ['End', 'ArrowLeft']);
    await expect(content).toHaveValue('In **Dubai**.\n\n**[](https://)**');
    await page.keyboard.press('Control+z');
    await expect(content).toHaveValue('In **Dubai**.\n\n');
    await use(newsletter.formats.button, []);
    await page.keyboard.insertText('Visit us');
    await page.keyboard.press('End');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.insertText('rihla.example/contact');
    await page.keyboard.press('End');
    await page.keyboard.insertText('\n\n');
    await use(newsletter.picture.add, ['End']);
    await dialog
      .getByLabel(newsletter.picture.file)
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
    await write(dialog.getByLabel(newsletter.picture.description), 'The new office');
    await press(dialog.getByRole('button', { name: newsletter.picture.save }));
    await expect(content).toHaveValue(/\n\n!\[The new office\]\(\/media\/\w+\.png\)$/);
    const preview = page.getByTitle(newsletter.preview.pageFrame).filter({ visible: true }).contentFrame();
    await expect(preview.getByRole('link', { name: 'Visit us' })).toHaveCSS(
      'background-color',
      /^(?!rgba\(0, 0, 0, 0\))/,
    );

    await write(arabic.getByLabel(texts.headline), 'مكتب جديد');
    await write(arabic.getByLabel(newsletter.content, { exact: true }), 'في **دبي**.');
    await press(page.getByRole('button', { name: newsletter.test }));
    await expect(page.getByRole('status').getByText(/A test is on its way to/)).toBeVisible();

    await pick(page.getByLabel(newsletter.sendAt), addDays(gulfDate(), 1));
    await press(page.getByRole('button', { name: texts.schedule }));
    await press(dialog.getByRole('button', { name: texts.schedule }));
    await expect(page.getByRole('status').getByText(/This will be published at/)).toBeVisible();
    expect((await request.get(site.url + path)).status()).toBe(404);

    await go('Newsletter: News');
    await press(page.getByRole('link', { name: title }));
    await press(dialog.getByRole('button', { name: texts.publish }));
    await expect(page.getByText(texts.published)).toBeVisible();
    await expect(dialog.getByTitle(newsletter.preview.pageFrame).first()).toBeVisible();
    expect(await violations(page, { part: 'dialog' })).toEqual([]);
    const published = await (await request.get(site.url + path)).text();
    expect(published).toMatch(/<img src="\/media\/\w+\.png" alt="The new office"/);
    expect(await (await request.get(`${site.url}/ar${path}`)).text()).toContain('في <strong>دبي</strong>.');

    await press(dialog.getByRole('button', { name: texts.withdraw }));
    await expect(page.getByText(texts.withdrawn)).toBeVisible();
    expect((await request.get(site.url + path)).status()).toBe(404);
  });
}
