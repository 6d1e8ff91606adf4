// A program posts a form of 185,000 empty parts, which would keep the isolate's parser from all other requests.
import { expect, it, vi } from 'vitest';
import { freshAddress, request } from '../worker/support/client.ts';
import { expectLogs } from '../worker/support/logs.ts';
import { expectRefusal } from '../worker/support/refusal.ts';

const boundary = 'b';
const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
const manyParts = `${part.repeat(180_000)}--${boundary}--`;
const type = `multipart/form-data; boundary=${boundary}`;
const manyFields = 'a&'.repeat(48_000);

it.each([
  ['/api/submissions', type, manyParts],
  ['/forms/career', type, manyParts],
  ['/forms/career', `multipart/form-data; charset=utf-8; boundary="${boundary}"`, manyParts],
  ['/forms/demo', 'application/x-www-form-urlencoded', manyFields],
  ['/unsubscribe', 'application/x-www-form-urlencoded', 'a&'.repeat(16_000)],
])('refuses such a form before it is parsed: %s as %s', async (path, contentType, body) => {
  // The test needs no build, so the page of the form may be missing.
  expectLogs('page_missing');
  const parse = vi.spyOn(Response.prototype, 'formData');
  const response = await request(path, body, {
    headers: { 'content-type': contentType, origin: 'https://rihla.example' },
  });
  await expectRefusal(response, [
    413,
    'body_too_large',
    'This is larger than we can accept. Shorten the text or attach a smaller file.',
  ]);
  await response.body?.cancel();
  expect(parse).not.toHaveBeenCalled();
});

it('counts such forms against the limit of their sender', async () => {
  const headers = { 'content-type': type, 'cf-connecting-ip': freshAddress() };
  const body = `${part.repeat(100)}--${boundary}--`;
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) {
    const response = await request('/api/submissions', body, { headers });
    statuses.push(response.status);
    await response.body?.cancel();
  }
  expect(statuses).toEqual([...Array(10).fill(413), 429]);
});
