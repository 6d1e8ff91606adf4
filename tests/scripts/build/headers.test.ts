import { expect, it } from 'vitest';
import { headersFile } from '../../../scripts/build/headers.ts';

const pages = (count: number) =>
  new Map(Array.from({ length: count }, (_, index): [string, string] => [`/page-${index}`, "default-src 'none'"]));

it('has at most 90 rules when a second language doubles the pages', () => {
  const rules = headersFile(pages(2 * 40)).match(/^\//gm);
  expect(rules!.length).toBeLessThanOrEqual(90);
});

it('throws when there are more rules than the platform reads', () => {
  expect(() => headersFile(pages(90))).toThrow('_headers has 97 rules, more than 90');
});

it('gives each page its own policy, and marks all hashed files as immutable with one rule', () => {
  const file = headersFile(pages(1));
  expect(file).toContain("/page-0\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'\n");
  expect(file).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});
