import { expect, it } from 'vitest';
import { requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { expectRefusal } from '../support/refusal.ts';

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

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site, of which the browser says no origin', { 'sec-fetch-site': 'cross-site' }],
  ['an origin that is hidden', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('refuses a write from %s', async (_, headers) => {
  const write = (from: Record<string, string>) =>
    requestWith({}, '/api/newsletter/subscriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from },
      body: JSON.stringify({ email: `${crypto.randomUUID()}@b.example` }),
    });
  await expectRefusal(write(headers), [403, 'access_denied', 'This request came from another site.'], () =>
    write({ origin: 'https://rihla.example', 'sec-fetch-site': 'same-origin' }),
  );
});
