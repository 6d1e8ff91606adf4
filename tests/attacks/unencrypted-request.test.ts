import { expect, it } from 'vitest';
import { jsonPost, requestWith } from '../worker/support/faults.ts';
import { partnershipInquiry } from '../worker/support/forms.ts';
import { filledIn } from '../worker/support/plain-forms.ts';
import { countOf } from '../worker/support/records.ts';

const origin = 'http://rihla.example';

it.each([
  ['/api/health', `${origin}/api/health`],
  ['/ar/booking?token=a.b%20c&sent=1', `${origin}/ar/booking?token=a.b%20c&sent=1`],
  ['//evil.example/x', `${origin}//evil.example/x`],
  ['/no/such/page', `${origin}/no/such/page`],
  ['/admin', 'http://rihla.example:8080/admin'],
])('leads to the same address by HTTPS: %s', async (path, address) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await requestWith({}, '', { method, redirect: 'manual' }, address);
    expect([response.status, response.headers.get('location')]).toEqual([308, `https://rihla.example${path}`]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

it('stores nothing that was sent without encryption, and says why', async () => {
  const form = { method: 'POST', body: new URLSearchParams(filledIn.demo()) };
  const sent: [string, RequestInit][] = [
    ['/api/submissions', jsonPost(partnershipInquiry())],
    ['/forms/demo', form],
    ['/admin/digest/off', form],
    ['/api/admin/people', { method: 'DELETE' }],
  ];
  for (const [path, init] of sent) {
    const response = await requestWith({}, path, init, origin);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'https_required',
      detail: expect.stringContaining('https://'),
    });
  }
  expect(await countOf('form_submissions')).toBe(0);
});

it.each([
  'http://localhost:8787',
  'http://127.0.0.1:8787',
  'http://[::1]:8787',
  'http://rihla.localhost:8787',
  'http://192.168.1.20:8787',
  'http://[fd00::20]:8787',
  'http://laptop.local:8787',
  'https://rihla.example',
])('serves %s as it is', async (local) => {
  expect((await requestWith({}, '/api/health', {}, local)).status).toBe(200);
});

it.each(['http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'http://notlocalhost'])(
  'does not mistake %s for this machine',
  async (host) => {
    expect((await requestWith({}, '/api/health', { redirect: 'manual' }, host)).status).toBe(308);
  },
);
