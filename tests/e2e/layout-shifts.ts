import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface Counted {
  shifts: { sum: number; from: number };
}

const assets = join(import.meta.dirname, '../../dist/assets');

const arabicFont = () => join(assets, readdirSync(assets).find((name) => /^readex.*\.woff2$/.test(name))!);

/**
 * Adds up the layout shifts that no input explains (Cumulative Layout Shift) over the whole visit, from the frame after the
 * fonts load: the shifts of their swap depend on the fonts of the machine. The Latin font waits for a next page.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  const fonts = [
    { family: 'Readex Pro Variable', data: readFileSync(arabicFont(), 'base64'), range: 'U+20, U+600-6FF' },
  ];
  await page.addInitScript((files) => {
    const shifts = { sum: 0, from: Number.POSITIVE_INFINITY };
    Object.assign(window, { shifts });
    const loaded = files.map(({ family, data, range }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const face = new FontFace(family, bytes, { weight: '400 700', unicodeRange: range });
      document.fonts.add(face);
      return face.load();
    });
    Promise.all(loaded).then(() =>
      requestAnimationFrame(() =>
        requestAnimationFrame((time) => {
          shifts.from = time;
        }),
      ),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput && entry.startTime > shifts.from) shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, fonts);
  return async () => {
    await page.waitForFunction(() => Number.isFinite((window as unknown as Counted).shifts.from));
    return page.evaluate(() => (window as unknown as Counted).shifts.sum);
  };
}
