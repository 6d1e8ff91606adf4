import arabicContent from '#shared/content/ar/chat.ts';
import content from '#shared/content/en/chat.ts';
import { paths } from '#shared/paths.ts';
import { openPanel } from './open-panel.ts';
import { expect, test } from './test.ts';

// The mock of the model repeats the message, so that a message can make it cite.
test('the links under an answer lead to what it cites, in either language', async ({ page }) => {
  await page.goto(paths.home);
  await openPanel(page);
  const input = page.getByPlaceholder(content.placeholder);
  const log = page.getByRole('log');

  await input.fill('Do you support ISO 27001? [1]');
  await input.press('Enter');
  const answer = log.locator(':scope > div').last();
  await expect(answer).toContainText('Joe heard: Do you support ISO 27001?');
  await expect(answer).not.toContainText('[1]');
  await answer.getByRole('list', { name: content.source }).getByRole('link').click();
  await expect(page).toHaveURL('/product-security#security');
  await expect(page.locator('#security')).toBeInViewport();

  // The conversation follows the visitor's language, not the page's.
  await input.fill('هل تدعمون معيار ISO 27001؟ [1]');
  await input.press('Enter');
  await log.getByRole('list', { name: arabicContent.source }).getByRole('link').click();
  await expect(page).toHaveURL('/ar/product-security#security');
  await expect(page.locator('#security')).toBeInViewport();
});
