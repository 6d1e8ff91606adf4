import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const assets = join(import.meta.dirname, '../../dist/assets');

export function fontFile(name: 'instrument' | 'readex'): string {
  return join(assets, readdirSync(assets).find((one) => one.startsWith(name) && one.endsWith('.woff2'))!);
}

/**
 * Adds up the layout shifts that no input explains (Cumulative Layout Shift, of the whole visit). The fonts are there from
 * the beginning: what their swap moves depends on the fonts of the machine.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  const fonts = [
    {
      family: 'Instrument Sans Variable',
      data: readFileSync(fontFile('instrument'), 'base64'),
      range: 'U+0-5FF, U+1E00-2FFF',
    },
    { family: 'Readex Pro Variable', data: readFileSync(fontFile('readex'), 'base64'), range: 'U+20, U+600-6FF' },
  ];
  await page.addInitScript((files) => {
    for (const { family, data, range } of files) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes, { weight: '400 700', unicodeRange: range }));
    }
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, fonts);
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}
