import { paths } from '#shared/paths.ts';
import { startOwnSite } from '../support/own-site.ts';
import { violations } from './accessibility.ts';
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
