import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src-shared/paths.ts';
import { expect, test } from './test.ts';

const answers = [
  ...Object.values(paths),
  '/no-such-page',
  '/admin',
  '/api/health',
  '/api/no-such-route',
  '/robots.txt',
];

for (const path of answers) {
  test(`${path} is answered with a strict policy`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|http:/);
    if (!path.startsWith('/api')) expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/max-age=\d{8,}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.any(String),
      'permissions-policy': expect.any(String),
      'cross-origin-resource-policy': 'same-origin',
    });
  });
}

test('no other site holds the window of the staff area, and no public page asks for one of its own', async ({
  request,
}) => {
  const openerPolicy = async (path: string) => (await request.get(path)).headers()['cross-origin-opener-policy'];
  expect(await openerPolicy('/admin')).toBe('same-origin');
  expect(await openerPolicy('/admin/newsletters')).toBe('same-origin');
  expect(await openerPolicy('/')).toBeUndefined();
});

test('the served files hold no source map and no secret', () => {
  const dist = join(import.meta.dirname, '../../dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of files.filter((name) => /\.(?:js|css|html)$/.test(name))) {
    const text = readFileSync(join(dist, file), 'utf8');
    expect(text, file).not.toMatch(/sourceMappingURL|(?:CHAT|RESEND)_API_KEY|SECRET_KEY|\bsk-[a-z0-9]{8}/);
  }
});
