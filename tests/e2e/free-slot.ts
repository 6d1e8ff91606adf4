import { type Page, test } from '@playwright/test';

/** The first free slot in this process's share of the days, so that tests side by side take no slot from one another. */
export async function freeSlot(page: Page): Promise<string> {
  const { parallelIndex, config } = test.info();
  return (await freeSlots(page)).find(
    (startsAt) => new Date(startsAt).getUTCDate() % config.workers === parallelIndex,
  )!;
}

async function freeSlots(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/slots?days=31');
  const { slots } = (await response.json()) as { slots: { startsAt: string }[] };
  return slots.map(({ startsAt }) => startsAt);
}
