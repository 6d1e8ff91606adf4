import type { APIRequestContext, Page } from '@playwright/test';
import { deckView } from '#shared/content/en/deck.ts';
import { deckForm } from '#shared/content/en/forms/deck.ts';
import { deckPath, paths } from '#shared/paths.ts';
import { hmac } from '#worker/db/hash.ts';
import { violations } from './accessibility.ts';
import { signingKey } from './answer-by-mail.ts';
import { pdf } from './form-values.ts';
import { expect, open, test } from './test.ts';

const freshEmail = () => `${crypto.randomUUID()}@fund.example`;

async function ask(page: Page, email: string) {
  const form = page.locator('form[action="/forms/deck"]');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: deckForm.submit }).click();
}

/** The link that is otherwise only in the email. */
async function linkFor(request: APIRequestContext, email: string): Promise<string> {
  const list = await (await request.get('/api/admin/deck/requests?limit=100')).json();
  const { id } = (list.items as { id: string; email: string }[]).find((item) => item.email === email)!;
  return deckPath(`${id}.${hmac(await signingKey(request, 'deck_requests'), id)}`);
}

test('an investor asks for the deck and downloads what staff have uploaded', async ({ page }) => {
  const email = freshEmail();
  await open(page, paths.partner);
  await ask(page, email);
  await expect(page.getByRole('status').getByText(deckForm.success.text)).toBeVisible();
  await expect(page.locator('#deck-email')).toHaveValue('');
  expect(await violations(page)).toEqual([]);

  await page.goto('/admin/settings/deck');
  await page.getByLabel('PDF file').setInputFiles(pdf('Seed 2026.pdf'));
  await page
    .getByRole('button', { name: /the PDF$/ })
    .last()
    .click();
  await expect(page.getByText('Seed 2026.pdf is uploaded.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('0 of 5 downloads');
  expect(await violations(page)).toEqual([]);

  await page.goto(await linkFor(page.request, email));
  expect(await violations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: deckView.download }).click();
  expect((await downloading).suggestedFilename()).toBe('Seed 2026.pdf');
  await page.goto('/admin/settings/deck');
  await expect(row).toContainText('1 of 5 downloads');
});
