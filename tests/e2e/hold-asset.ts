import type { Page } from '@playwright/test';

/** Answers the requests of a file, such as `entry-*.js`, or lets them fail, when the returned function is called. */
export async function holdAsset(page: Page, pattern: string, answer: 'continue' | 'abort' = 'continue') {
  const released = Promise.withResolvers<void>();
  await page.route(`**/assets/${pattern}`, async (route) => {
    await released.promise;
    await route[answer]();
  });
  return released.resolve;
}
