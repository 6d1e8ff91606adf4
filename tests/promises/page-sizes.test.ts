import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtFile } from './built-page.ts';

/** Cloudflare compresses HTML at this quality. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The first ten segments of a connection have room for 14,336 bytes: a larger page needs another round trip. */
const limits: [path: string, bytes: number][] = [
  ['/', 13_900],
  ['/products', 13_600],
  ['/pricing', 13_100],
  ['/products/lagentry', 14_200],
  ['/products/ai-auditor', 15_400],
  ['/products/id-verification', 15_000],
  ['/products/marketeye', 14_100],
  ['/products/ai-data-analyst', 14_336],
  ['/products/uae-ecommerce-aggregator', 14_250],
  ['/company', 12_700],
  ['/careers', 12_100],
  ['/schedule-demo', 12_100],
  ['/partner-with-us', 13_000],
  ['/ar', 15_050],
  ['/ar/products', 14_700],
  ['/ar/pricing', 14_250],
];

it.each(limits)('%s has at most %i bytes of HTML, compressed', (path, bytes) => {
  const html = builtFile(`${path.slice(1)}/index.html`);
  expect(brotliCompressSync(html, { params: quality }).length).toBeLessThanOrEqual(bytes);
});
