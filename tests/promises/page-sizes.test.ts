import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtFile } from './built-page.ts';

/** Cloudflare compresses HTML at this quality. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The first ten segments of a connection have room for 14,336 bytes: a larger page needs another round trip. */
const limits: [path: string, bytes: number][] = [
  ['/', 13_400],
  ['/products', 12_700],
  ['/pricing', 12_500],
  ['/products/lagentry', 13_700],
  ['/products/ai-auditor', 14_336],
  ['/products/id-verification', 14_300],
  ['/products/marketeye', 13_550],
  ['/products/ai-data-analyst', 13_950],
  ['/products/uae-ecommerce-aggregator', 13_750],
  ['/company', 12_300],
  ['/careers', 11_700],
  ['/schedule-demo', 11_500],
  ['/partner-with-us', 12_600],
  ['/ar', 14_800],
  ['/ar/products', 13_900],
  ['/ar/pricing', 13_650],
];

it.each(limits)('%s has at most %i bytes of HTML, compressed', (path, bytes) => {
  const html = builtFile(`${path.slice(1)}/index.html`);
  expect(brotliCompressSync(html, { params: quality }).length).toBeLessThanOrEqual(bytes);
});
