import { expect, it } from 'vitest';
import { databaseDown, requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { assets } from '../support/plain-forms.ts';

const securityHeaders = {
  'content-security-policy': /default-src 'none'/,
  'strict-transport-security': /^max-age=63072000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin)$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

it.each(['/api/health', '/api/nothing', '/no-such-page', '/unsubscribe?token=x', '/forms/demo', '/admin'])(
  'sends every security header with the response to %s',
  async (path) => {
    expectLogs('request_failed');
    const response = await requestWith({ ASSETS: assets, DB: databaseDown() }, path);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(response.headers.get(name), name).toMatch(value);
  },
);

it('sends the HSTS setting as the Strict-Transport-Security header', async () => {
  const HSTS = 'max-age=31536000; includeSubDomains; preload';
  const response = await requestWith({ HSTS }, '/api/nothing');
  expect(response.headers.get('strict-transport-security')).toBe(HSTS);
});

it('fails a request when the HSTS setting is invalid, but sends the default header', async () => {
  expectLogs('request_failed');
  const response = await requestWith({ HSTS: 'yes\nplease' }, '/api/nothing');
  expect(response.status).toBe(500);
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000');
});
