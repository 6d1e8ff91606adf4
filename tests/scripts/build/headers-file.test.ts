import { expect, it } from 'vitest';
import { headersFile } from '../../../scripts/build/headers-file.ts';

const policyOf = (path: string) => `default-src 'none'; report-uri ${path}`;
const pages = (...paths: string[]) => new Map(paths.map((path): [string, string] => [path, policyOf(path)]));
const manyPages = (count: number) => pages(...Array.from({ length: count }, (_, index) => `/page-${index}-`));

/** The headers of an address. The platform's rules: `*` is any text, a repeated value is joined, `!` removes it first. */
function headersOf(file: string, address: string): Headers {
  const headers = new Headers();
  for (const rule of file.split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = rule.trim().split(/\n\s*/);
    const [start = '', end] = pattern.split('*');
    const matches = end === undefined ? address === start : address.startsWith(start) && address.endsWith(end);
    if (!matches) continue;
    for (const line of lines.filter((one) => one.startsWith('! '))) headers.delete(line.slice(2));
    for (const line of lines.filter((one) => !one.startsWith('! '))) {
      const colon = line.indexOf(':');
      headers.append(line.slice(0, colon), line.slice(colon + 1));
    }
  }
  return headers;
}

const policyAt = (file: string, address: string) => headersOf(file, address).get('content-security-policy');

it('gives each page its own policy in both languages', () => {
  const paths = ['/', '/careers', '/careers/sent', '/products', '/products/lagentry'];
  const file = headersFile(pages(...paths));
  for (const path of paths) {
    expect(policyAt(file, path)).toBe(policyOf(path));
    expect(policyAt(file, `/ar${path === '/' ? '' : path}`)).toBe(policyOf(path));
  }
});

it('has one rule for a page in both languages, two for the home page', () => {
  const patterns = headersFile(pages('/', '/careers')).match(/^\/.*$/gm);
  expect(patterns).toEqual(expect.arrayContaining(['/', '/ar', '/*careers']));
  expect(patterns).not.toContain('/ar/careers');
});

it('allows no inline code where there is no page', () => {
  expect(policyAt(headersFile(pages('/')), '/robots.txt')).toContain("script-src 'self';");
});

it('marks all hashed files as immutable with one rule', () => {
  const file = headersFile(pages('/'));
  expect(headersOf(file, '/assets/entry-1.js').get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headersOf(file, '/').get('cache-control')).toBeNull();
});

it('lets other sites show the share images, and nothing else', () => {
  const policy = (address: string) => headersOf(headersFile(pages('/')), address).get('cross-origin-resource-policy');
  expect(policy('/share/home.png')).toBe('cross-origin');
  expect(policy('/')).toBe('same-origin');
});

it.each([
  ['/sent', '/careers/sent', '/careers/sent'],
  ['/sent', '/resent', '/resent'],
  ['/r/careers', '/careers', '/ar/careers'],
  ['/r', '/', '/ar'],
])('throws when the rule of %s would also be one of %s', (path, other, address) => {
  expect(() => headersFile(pages(path, other))).toThrow(
    `The rule /*${path.slice(1)} of _headers also matches ${address}`,
  );
});

it('throws when there are more rules than the platform reads', () => {
  expect(() => headersFile(manyPages(83))).not.toThrow();
  expect(() => headersFile(manyPages(84))).toThrow('_headers has 91 rules, more than 90');
});

it('throws when a line is longer than the platform reads', () => {
  const line = '  Content-Security-Policy: ';
  expect(() => headersFile(new Map([['/', 'x'.repeat(2000 - line.length)]]))).not.toThrow();
  expect(() => headersFile(new Map([['/', 'x'.repeat(2001 - line.length)]]))).toThrow('a line of 2001 characters');
});
