import { jobPath, paths } from '#shared/paths.ts';
import { startOwnSite } from '../support/own-site.ts';
import { expect, open, test } from './test.ts';

test.describe.configure({ mode: 'default' });

/** A separate site, because the other tests apply for positions. */
let site: Awaited<ReturnType<typeof startOwnSite>>;

test.beforeAll(async ({ request }) => {
  site = await startOwnSite({});
  const days = { closesOn: '2026-01-01', opensOn: null };
  const answer = await request.put(`${site.url}/api/admin/positions/ai-engineer`, { data: days });
  expect(answer.status()).toBe(200);
});
test.afterAll(() => site.stop());

const closedPath = jobPath('ai-engineer');

test('a closed position has no form, and the other forms leave it out', async ({ page }) => {
  await open(page, site.url + closedPath);
  await expect(page.getByRole('heading', { name: 'This position is closed' })).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  await open(page, `${site.url}/ar${closedPath}`);
  await expect(page.getByRole('heading', { name: 'أُغلق باب التقديم لهذه الوظيفة' })).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);

  await open(page, site.url + paths.careers);
  await expect(page.locator('[data-position="ai-engineer"]')).toContainText('Closed');
  await page.getByRole('link', { name: 'View and apply: AI Engineer Intern' }).click();
  const options = page
    .getByRole('dialog')
    .getByLabel(/^Position/)
    .locator('option');
  await expect(options).toHaveText([
    'Select an option',
    'Frontend Developer',
    'Frontend Developer Intern',
    'AI Engineer Intern',
  ]);
});

test('a page that the app renders asks which positions are closed @full', async ({ page }) => {
  await open(page, site.url + paths.company);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  const link = page.getByRole('link', { name: /^View.*: AI Engineer(, closed)?$/ });
  await link.waitFor();
  expect(await link.getAttribute('aria-label')).toBe('View details: AI Engineer, closed');
  await link.click();
  await expect(page).toHaveURL(site.url + closedPath);
  await expect(page.getByRole('heading', { name: 'This position is closed' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main form')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed position has no form @full', async ({ page }) => {
    await page.goto(site.url + paths.careers);
    await page.getByRole('link', { name: 'View details: AI Engineer, closed' }).click();
    await expect(page.getByRole('heading', { name: 'This position is closed' })).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
    expect(await page.content()).not.toContain('JobPosting');
  });
});
