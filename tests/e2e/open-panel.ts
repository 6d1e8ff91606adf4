import { expect, type Page } from '@playwright/test';
import content from '#shared/content/en/chat.ts';
import { header } from '#shared/content/en/layout.ts';

/** Waits until a press on Joe's button shows the still: the script that listens has read its file. */
export async function stillIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(
        (file) => file.name.includes('/joe-') && (file as PerformanceResourceTiming).initiatorType === 'xmlhttprequest',
      ),
  );
}

/** Opens Joe on an English page, until the app's panel has replaced its still. */
export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: header.chat }).click();
  await expect(page.getByRole('dialog', { name: content.name })).toBeVisible();
  await expect(page.locator('dialog[data-still]')).toHaveCount(0);
}
