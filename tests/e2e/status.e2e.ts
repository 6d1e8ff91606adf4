import { paths } from '#shared/paths.ts';
import { expect, open, test } from './test.ts';

test('the footer leads to the status, which the Worker fills in', async ({ page }) => {
  await open(page, paths.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click();
  await expect(page).toHaveURL(paths.status);
  await expect(page.getByRole('listitem').filter({ hasText: 'Forms and bookings' })).toContainText('Works');
  await expect(page.getByText(/^Checked on .*, Gulf time\.$/)).toBeVisible();
});
