import { paths } from '../../src-shared/paths.ts';
import { clientAddress, expect, hydrated, test } from './test.ts';

/** A phone's processor beside this machine's, and when the visitor begins to type, in milliseconds after the first paint. */
const slowdowns = [1, 4, 6];
const delays = [0, 200, 400, 700, 1000, 1500, 2200, 3000];
const ways = ['Enter', 'click'] as const;

const all = slowdowns.flatMap((slowdown) => delays.flatMap((delay) => ways.map((way) => ({ slowdown, delay, way }))));
/** Every eighth, at other moments for each slowdown; `npm run early-signups` tries them all. */
const sample = all.filter((_, index) => index % 8 === Math.floor(index / 16));
const visits = process.env.EARLY_SIGNUPS === 'all' ? all : sample;

/** "Slow 4G" as Lighthouse has it: bytes a second, and milliseconds. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };

for (const { slowdown, delay, way } of visits) {
  test(`a signup arrives that is typed ${delay} ms after the first paint and sent by ${way}, processor ÷ ${slowdown}`, async ({
    page,
  }) => {
    const email = `early-${crypto.randomUUID()}@reader.example`;
    await page.setExtraHTTPHeaders({ 'cf-connecting-ip': clientAddress() });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(paths.company, { waitUntil: 'commit' });
    await page.evaluate(
      (wait) =>
        new Promise((resolve) => {
          new PerformanceObserver((paints) => {
            if (paints.getEntriesByName('first-contentful-paint').length) setTimeout(resolve, wait);
          }).observe({ type: 'paint', buffered: true });
        }),
      delay,
    );
    const field = page.locator('#newsletter-email');
    await field.pressSequentially(email);
    await expect(field).toHaveValue(email);
    if (way === 'Enter') await field.press('Enter');
    else await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Successfully subscribed to our newsletter!')).toBeVisible();
    const answer = await page.request.get(`/api/admin/people?email=${email}`);
    expect(JSON.stringify(await answer.json())).toContain(email);
    // Nothing of the address stands in the field again, also not when the app has taken the next page over.
    await hydrated(page);
    await expect(page.locator('#newsletter-email')).toHaveValue('');
  });
}
