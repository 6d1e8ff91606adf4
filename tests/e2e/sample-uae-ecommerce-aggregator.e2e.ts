import { violations } from './accessibility.ts';
import { openSample } from './sample-page.ts';
import { expect, test } from './test.ts';

const name = 'uae-ecommerce-aggregator';

test('a visitor searches, compares and opens the history of an offer by keyboard alone', async ({ page }) => {
  const sample = await openSample(page, name);
  const search = sample.getByLabel('Search in English or Arabic');
  await expect(search).toHaveValue('headphones');
  await search.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('قهوة');
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('status')).toHaveText(/^6 offers for 2 products/);
  await expect(search).toBeFocused();
  const dear = sample.getByRole('button', { name: 'Store A Total 694' });
  await dear.focus();
  await page.keyboard.press('Enter');
  await expect(dear).toHaveAttribute('aria-pressed', 'true');
  await expect(dear).toBeFocused();
  await expect(sample.getByRole('heading', { name: 'Coffee machine' })).toHaveCount(2);
  await expect(sample.getByText('not a real saving')).toBeVisible();
  expect(await violations(page, { part: '#sample' })).toEqual([]);
});

test('an empty result, free delivery and the last page have no axe violations @full', async ({ page }) => {
  const sample = await openSample(page, name);
  await sample.getByLabel('Search in English or Arabic').fill('submarine');
  await expect(sample.getByRole('status')).toHaveText(/No offer matches/);
  expect(await violations(page, { part: '#sample' })).toEqual([]);
  await sample.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await sample.getByLabel('Free delivery only').check();
  await sample.getByLabel('Rank by').selectOption('the biggest saving');
  const next = sample.getByRole('button', { name: 'Next' });
  for (let turned = 1; turned < 7; turned += 1) await next.press('Enter');
  await expect(sample.getByText('Page 7 of 7')).toBeVisible();
  await expect(next).toBeFocused();
  expect(await violations(page, { part: '#sample' })).toEqual([]);
});

test('the sample keeps its height for every search @full @fonts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const sample = await openSample(page, name);
  const height = () => sample.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  const search = sample.getByRole('searchbox');
  for (const [text, offers] of [
    ['سماعات', 9],
    ['laptop', 3],
    ['', 9],
    ['submarine', 0],
  ] as const) {
    await search.fill(text);
    await expect(sample.locator('[aria-pressed]')).toHaveCount(offers);
    expect(await height(), text).toBeCloseTo(before, -1);
  }
  await search.fill('');
  await sample.getByLabel('Rank by').selectOption({ index: 3 });
  expect(await height()).toBeCloseTo(before, -1);
});
