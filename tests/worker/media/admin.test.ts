import { env } from 'cloudflare:workers';
import { Buffer } from 'node:buffer';
import { beforeEach, expect, it } from 'vitest';
import type { UploadedPicture } from '#shared/contracts/media.ts';
import type { Problem } from '#shared/contracts/problem.ts';
import { pictureMessages } from '#shared/staff-texts/messages.ts';
import { sha256 } from '#worker/db/hash.ts';
import { request } from '../support/client.ts';
import { requestWith, withMethods } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { pictures, pngOf, upload } from '../support/pictures.ts';
import { expectRefusal } from '../support/refusal.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyTables('media');
});

it('stores a picture without its metadata, once, at an address made of its content', async () => {
  const first = await upload(pictures.png);
  expect(first.status).toBe(201);
  const stored = await first.json<UploadedPicture>();
  expect(stored).toMatchObject({ width: 12, height: 8 });

  const served = await request(stored.url);
  const content = new Uint8Array(await served.arrayBuffer());
  expect(stored.url).toBe(`/media/${sha256(content)}.png`);
  expect(Buffer.from(content).includes('SECRET-PLACE')).toBe(false);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });

  const again = await upload(pictures.png);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(stored);
  const rows = await env.DB.prepare('SELECT uploaded_by FROM media').all();
  expect(rows.results).toEqual([{ uploaded_by: 'amal@rihla.example' }]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

it.each([
  ['a script', 'alert(1)', pictureMessages.noPicture],
  ['a script that begins like a picture', '\x89PNG\r\n\x1a\n<script>alert(1)</script>', pictureMessages.noPicture],
  ['an SVG', svg, pictureMessages.noPicture],
  ['a GIF', 'GIF89a\x01\x00\x01\x00', pictureMessages.noPicture],
  ['nothing', '', pictureMessages.noPicture],
  ['30,000 by 30,000 pixels', pngOf(30_000, 30_000, Buffer.alloc(1)), pictureMessages.tooWide],
  ['a side without pixels', pngOf(0, 8, Buffer.alloc(1)), pictureMessages.tooWide],
  ['more than 2 MiB', Buffer.alloc(2 * 1024 * 1024 + 1, pictures.png), pictureMessages.tooLarge],
])('refuses %s', async (_, body, message) => {
  const answer = await upload(body);
  expect(answer.status).toBe(422);
  expect(await answer.json<Problem>()).toMatchObject({ detail: message, errors: [{ path: 'file', message }] });
  expect(await env.DB.prepare('SELECT count(*) AS n FROM media').first('n')).toBe(0);
});

it('takes the type from the content, and serves it under no other ending', async () => {
  expectLogs('page_missing');
  const { url } = await (await upload(pictures.webp)).json<UploadedPicture>();
  expect(url).toMatch(/\.webp$/);
  for (const path of [url.replace('.webp', '.png'), url.replace('.webp', '.svg'), '/media/x', `${url}/x`]) {
    await expectRefusal(request(path), [404, 'not_found', 'There is nothing at this address.'], () => request(url));
  }
});

it('answers a known picture with 304, and a range of it with 206', async () => {
  const { url } = await (await upload(pictures.png)).json<UploadedPicture>();
  const get = (headers: Record<string, string>) => request(url, undefined, { headers });
  const whole = await get({});
  const bytes = Buffer.from(await whole.arrayBuffer());
  const etag = whole.headers.get('etag')!;
  for (const match of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const answer = await get({ 'if-none-match': match });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await get({ 'if-none-match': '"x"' })).status).toBe(200);
  for (const [range, first, last] of [
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, bytes.length - 1],
    ['bytes=-5', bytes.length - 5, bytes.length - 1],
    [`bytes=3-${bytes.length + 9}`, 3, bytes.length - 1],
    ['bytes=-99999', 0, bytes.length - 1],
  ] as const) {
    const part = await get({ range });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(first, last + 1))).toBe(true);
  }
  for (const range of [`bytes=${bytes.length}-`, 'bytes=-0']) {
    const beyond = await get({ range });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  }
  for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-']) {
    expect((await get({ range })).status).toBe(200);
  }
  expect((await get({ range: 'bytes=0-9', 'if-range': '"x"' })).status).toBe(200);
});

it('says that there is no bucket, and answers 503 while R2 is away', async () => {
  expectLogs('not_configured', 'request_failed');
  const off = await upload(pictures.png, { FILES: undefined });
  expect(off.status).toBe(404);
  expect((await off.json<Problem>()).detail).toBe(pictureMessages.off);
  const away = () => Promise.reject(new Error('R2 is away'));
  const FILES = withMethods(env.FILES!, { put: away, get: away, head: away });
  const failed = await upload(pictures.png, { FILES });
  expect(failed.status).toBe(503);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM media').first('n')).toBe(0);
  const { url } = await (await upload(pictures.png)).json<UploadedPicture>();
  expect((await requestWith({ FILES }, url)).status).toBe(503);
});
