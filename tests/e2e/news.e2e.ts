import { paths } from '#shared/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { posts as texts } from '#shared/staff-texts/posts.ts';
import { startOwnSite } from '../support/own-site.ts';
import { violations } from './accessibility.ts';
import { keyboardOf } from './hands.ts';
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

  const { items } = await (await request.get(`${site.url}/api/admin/posts`)).json();
  await request.patch(`${site.url}/api/admin/posts/${items[0].id}`, { data: { status: 'withdrawn' } });
  expect((await request.get(`${site.url}/news/office`)).status()).toBe(404);
  await open(page, site.url + paths.home);
  await expect(page.locator('#news')).toHaveCount(0);
});

test('a marketer publishes and withdraws a text by keyboard @full', async ({ page, request }) => {
  const { press, choose, write, go } = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  await page.goto(`${site.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go('Newsletter: Newsletters');
  await choose(page.getByLabel(texts.destination), 'T');
  await write(page.getByLabel(texts.headline), 'By keyboard');
  await write(page.getByLabel(texts.lead, { exact: true }), 'No mouse.');
  await write(page.getByLabel(admin.newsletter.content, { exact: true }), 'Published by **keyboard**.');
  await press(page.getByRole('button', { name: texts.publish }));
  await press(dialog.getByRole('button', { name: texts.confirm.confirm }));
  await expect(page.getByText(texts.published)).toBeVisible();
  const published = await request.get(`${site.url}/news/by-keyboard`);
  expect(await published.text()).toContain('Published by <strong>keyboard</strong>.');

  await go('Newsletter: News');
  await press(page.getByRole('link', { name: 'By keyboard' }));
  await press(dialog.getByRole('button', { name: texts.withdraw }));
  await expect(page.getByText(texts.withdrawn)).toBeVisible();
  expect((await request.get(`${site.url}/news/by-keyboard`)).status()).toBe(404);
});
