import type { Page } from '@playwright/test';
import { careerForm } from '#shared/content/en/forms/career.ts';
import { violations } from './accessibility.ts';
import { type FilledForm, filledForms, fillIn, formOf, pdf, send, timesStored } from './form-values.ts';
import { expect, open, test } from './test.ts';

const texts = careerForm.upload!;

const application = () => filledForms().find(({ name }) => name === 'career')!;
const cvOf = (page: Page, form: FilledForm) => formOf(page, form).locator('[name=cv]');

async function storedFiles(page: Page, { values }: FilledForm): Promise<string[]> {
  const found = await page.request.get(`/api/admin/submissions?q=${encodeURIComponent(values.name!)}`);
  const { items } = (await found.json()) as { items: { id: string }[] };
  expect(items).toHaveLength(1);
  const detail = await page.request.get(`/api/admin/submissions/${items[0]!.id}`);
  const { submission } = (await detail.json()) as { submission: { attachments?: { name: string }[] } };
  return (submission.attachments ?? []).map(({ name }) => name);
}

test('a file that only has the right name is refused, a PDF is stored', async ({ page, expectedConsole }) => {
  expectedConsole.push(/422/);
  const form = application();
  await open(page, form.path);
  await fillIn(page, form);
  await cvOf(page, form).setInputFiles({ ...pdf('cv.pdf'), buffer: Buffer.from('MZ, a program') });
  await send(page, form);
  await expect(page.locator('#career-cv-error')).not.toBeEmpty();
  await expect(cvOf(page, form)).toBeFocused();
  expect(await timesStored(page, form)).toBe(0);
  await cvOf(page, form).setInputFiles(pdf('cv.pdf'));
  await expect(page.locator('bdi', { hasText: 'cv.pdf' })).toBeVisible();
  await expect(page.getByText('1 KB')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await send(page, form);
  await expect(page.getByText(form.success)).toBeVisible();
  await expect(cvOf(page, form)).toHaveValue('');
  expect(await storedFiles(page, form)).toEqual(['cv.pdf']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused application asks for its file again, and is then stored', async ({ page, expectedConsole }) => {
    expectedConsole.push(/422/);
    const form = application();
    await page.goto(form.path);
    await expect(page.getByText(texts.chooseAgain)).toBeHidden();
    await fillIn(page, form);
    await cvOf(page, form).setInputFiles({ ...pdf('cv.exe'), buffer: Buffer.from('MZ, a program') });
    await send(page, form);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator('#career-summary').getByRole('link', { name: /^CV: / })).toBeVisible();
    await expect(page.locator('#career-cv-error')).not.toBeEmpty();
    await expect(page.getByText(texts.chooseAgain)).toBeVisible();
    await expect(formOf(page, form).locator('[name=name]')).toHaveValue(form.values.name!);
    expect(await timesStored(page, form)).toBe(0);
    await cvOf(page, form).setInputFiles(pdf('cv.pdf'));
    await send(page, form);
    await expect(page).toHaveURL(form.sent);
    expect(await storedFiles(page, form)).toEqual(['cv.pdf']);
  });
});
