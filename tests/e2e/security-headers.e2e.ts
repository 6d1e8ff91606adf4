import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#shared/paths.ts';
import { expect, test } from './test.ts';

const dist = join(import.meta.dirname, '../../dist');
const testedPaths = [
  ...Object.values(paths),
  '/no-such-page',
  '/no-such-page/careers',
  '/admin',
  '/api/health',
  '/api/no-such-route',
  '/robots.txt',
];

test('every answer has strict security headers', async ({ request }) => {
  for (const path of testedPaths) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    // A comma would join the policies of two rules.
    expect(policy, path).not.toContain(',');
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|http:/);
    if (!path.startsWith('/api')) expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.any(String),
      'permissions-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('security.txt is served as plain text', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^Contact: mailto:\S+\nExpires: \S+Z\n/);
});

test('other sites may embed the icons and the share images', async ({ request }) => {
  const shared = ['/share/home.png', '/icon-192.png', '/apple-touch-icon.png', '/favicon.svg'];
  for (const path of shared) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
});

test('a hashed file is cached as immutable, a missing file is not', async ({ request }) => {
  const [file = ''] = readdirSync(join(dist, 'assets'));
  const immutable = 'public, max-age=31536000, immutable';
  expect((await request.get(`/assets/${file}`)).headers()['cache-control']).toBe(immutable);
  const missing = await request.get('/assets/entry-00000000.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).not.toContain('immutable');
});

test('the unsubscribe page does not send its address to other sites', async ({ request }) => {
  const { 'referrer-policy': policy } = (await request.get('/unsubscribe?token=abc')).headers();
  expect(policy).toBe('same-origin');
});
