import { paths } from '#shared/paths.ts';
import { clientAddress, expect, hydrated, test } from './test.ts';

/** CPU throttling factors. */
const slowdowns = [1, 4, 6];
/** Times from the first paint until the visitor starts to type. */
const delaysMs = [0, 200, 400, 700, 1000, 1500, 2200, 3000];
const submitMethods = ['Enter', 'click'] as const;

const allVisits = slowdowns.flatMap((slowdown) =>
  delaysMs.flatMap((delay) => submitMethods.map((submitMethod) => ({ slowdown, delay, submitMethod }))),
);
/** A visit for each slowdown, with different delays and both methods. `EARLY_SIGNUPS=all` runs all visits. */
const sample = allVisits.filter((_, index) => index % 16 === (9 * Math.floor(index / 16)) % 16);
const visits = process.env.EARLY_SIGNUPS === 'all' ? allVisits : sample;

/** Lighthouse's slow 4G: throughput in bytes per second, latency in milliseconds. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };

for (const { slowdown, delay, submitMethod } of visits) {
  test(`a signup ${delay} ms after the first paint (${submitMethod}, CPU / ${slowdown}) @full`, async ({ page }) => {
    const email = `early-${crypto.randomUUID()}@reader.example`;
    await page.setExtraHTTPHeaders({ 'cf-connecting-ip': clientAddress() });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(paths.careers, { waitUntil: 'commit' });
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
    if (submitMethod === 'Enter') await field.press('Enter');
    else await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Successfully subscribed to our newsletter!')).toBeVisible();
    const response = await page.request.get(`/api/admin/people?email=${email}`);
    expect(JSON.stringify(await response.json())).toContain(email);
    // The field stays empty, also on the next page that has it.
    await page.goto(paths.careers);
    await hydrated(page);
    await expect(page.locator('#newsletter-email')).toHaveValue('');
  });
}
