import chat from '#shared/content/en/chat.ts';
import { questions as texts } from '#shared/staff-texts/questions.ts';
import { violations } from './accessibility.ts';
import { openPanel } from './open-panel.ts';
import { expect, test } from './test.ts';

const { feedback } = chat;

test('a visitor marks an answer as unhelpful, and staff write a better one', async ({ page }) => {
  const question = `Do you build for boats? ${crypto.randomUUID()}`;
  await page.goto('/');
  await openPanel(page);
  await page.getByPlaceholder(chat.placeholder).fill(question);
  await page.keyboard.press('Enter');
  const unhelpful = page.getByRole('button', { name: feedback.unhelpful, exact: true });
  await expect(unhelpful).toBeVisible();
  const { width, height } = (await unhelpful.boundingBox())!;
  expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
  await unhelpful.focus();
  await page.keyboard.press('Enter');
  await expect(unhelpful).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(feedback.thanks)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(feedback.reason)).toBeFocused();
  await expect(page.getByLabel(feedback.reason)).toBeInViewport({ ratio: 0.9 });
  expect(await violations(page, { part: 'dialog' })).toEqual([]);
  await page.keyboard.type('Nothing about harbours');
  await page.keyboard.press('Enter');
  await expect(unhelpful).toBeFocused();
  await expect(page.getByLabel(feedback.reason)).toBeHidden();

  await page.goto('/admin/insights/questions?list=unhelpful');
  const row = page.getByRole('listitem').filter({ hasText: question });
  await expect(row).toContainText('Nothing about harbours');
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button', { name: texts.writeTo(question) }).click();
  const dialog = page.getByRole('dialog', { name: texts.dialog.new });
  const fields = (name: string) => dialog.getByRole('group', { name });
  await fields('English').getByLabel(texts.dialog.answer).fill('Yes, **for harbours** in the Gulf.');
  await fields('Arabic').getByLabel(texts.dialog.question).fill('هل تبنون برامج للقوارب؟');
  await fields('Arabic').getByLabel(texts.dialog.answer).fill('نعم، لموانئ الخليج.');
  expect(await violations(page, { part: 'dialog' })).toEqual([]);
  await dialog.getByRole('button', { name: texts.dialog.save }).click();
  await expect(page.getByText(texts.saved(question))).toBeVisible();
  await expect(row).toBeHidden();

  await page.getByRole('link', { name: texts.lists.answers }).click();
  await expect(page.getByRole('listitem').filter({ hasText: question })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
