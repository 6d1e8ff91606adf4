import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFile } from './built-page.ts';

/** The rules of `_headers` for a path or pattern, as `Name: value`. */
function headersFor(pattern: string): string[] {
  const block = builtFile('_headers')
    .split(/\n(?=\S)/)
    .find((text) => text.startsWith(`${pattern}\n`));
  return (block ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

/** Every static answer has these headers. */
const headers: [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['Reporting-Endpoints', 'site="/api/analytics"'],
];

test.each(headers)('%s: %s', (name, value) => {
  expect(headersFor('/*')).toContain(`${name}: ${value}`);
});

const policy: [directive: string, value: string][] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['img-src', "'self' data:"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['frame-src', "'none'"],
  ['form-action', "'self'"],
  ['base-uri', "'none'"],
  ['frame-ancestors', "'none'"],
  ['report-to', 'site'],
  ['require-trusted-types-for', "'script'"],
];

test.each(policy)('Content-Security-Policy: %s %s, and hashes of the page alone', (directive, value) => {
  for (const path of ['/*', '/', '/ar', '/*schedule-demo', '/*products/lagentry']) {
    const rule = headersFor(path).find((line) => line.startsWith('Content-Security-Policy: '))!;
    const sources = rule.split(/: |; /).find((part) => part.startsWith(`${directive} `))!;
    expect(sources.replaceAll(/ 'sha256-[\w+/=]+'/g, ''), path).toBe(`${directive} ${value}`);
  }
});

test('only the public app may make HTML of a string, with a policy of its own', () => {
  const policyOf = (path: string) => headersFor(path).find((line) => line.includes('trusted-types '));
  for (const path of ['/', '/ar', '/*schedule-demo']) expect(policyOf(path)).toContain('; trusted-types page');
  for (const path of ['/*', '/admin*']) expect(policyOf(path)).toContain("; trusted-types 'none'");
});

test('icons and share images are kept for a day, and other sites may show them', () => {
  for (const path of ['/share/*', '/icon-*', '/apple-touch-icon.png', '/favicon.*']) {
    expect(headersFor(path).filter(Boolean), path).toEqual([
      '! Cross-Origin-Resource-Policy',
      'Cross-Origin-Resource-Policy: cross-origin',
      'Cache-Control: public, max-age=86400',
    ]);
  }
});

test('files with a hash in their name are kept for a year', () => {
  expect(headersFor('/assets/*')).toContain('Cache-Control: public, max-age=31536000, immutable');
});

test('every page asks Cloudflare to leave its email addresses alone', () => {
  const pages = readdirSync(new URL('../../dist', import.meta.url), { recursive: true, encoding: 'utf8' });
  const html = pages.filter((file) => file.endsWith('.html'));
  expect(html.length).toBeGreaterThan(60);
  for (const file of html)
    expect(builtFile(file)).toMatch(
      /<body[^>]*><!--email_off--><div id="app">[\s\S]*<\/div><!--\/email_off-->(?:<script|<\/body>)/,
    );
});
