import { env } from 'cloudflare:workers';
import { Buffer } from 'node:buffer';
import { beforeEach, expect, it } from 'vitest';
import type { UploadedPicture } from '#shared/contracts/media.ts';
import type { Problem } from '#shared/contracts/problem.ts';
import { maxPicture } from '#shared/limits.ts';
import { pictureMessages } from '#shared/staff-texts/messages.ts';
import { sha256 } from '#worker/db/hash.ts';
import { request } from '../support/client.ts';
import { requestWith, withMethods } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { pictures, upload, withBytes } from '../support/pictures.ts';
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

const side = [...Buffer.from([0, 0, 0x75, 0x30])];
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

it.each([
  ['a script', 'alert(1)', pictureMessages.noPicture],
  ['a script that begins like a picture', '\x89PNG\r\n\x1a\n<script>alert(1)</script>', pictureMessages.noPicture],
  ['an SVG', svg, pictureMessages.noPicture],
  ['a GIF', 'GIF89a\x01\x00\x01\x00', pictureMessages.noPicture],
  ['nothing', '', pictureMessages.noPicture],
  ['30,000 by 30,000 pixels', withBytes(pictures.png, 16, ...side, ...side), pictureMessages.tooWide],
  ['a side without pixels', withBytes(pictures.png, 16, 0, 0, 0, 0), pictureMessages.tooWide],
  ['more than 2 MiB', Buffer.alloc(maxPicture.bytes + 1, pictures.png), pictureMessages.tooLarge],
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
    expect((await request(path)).status).toBe(404);
  }
});

it('says that there is no bucket, and answers 503 while R2 is away', async () => {
  expectLogs('not_configured', 'request_failed');
  const off = await upload(pictures.png, { FILES: undefined });
  expect(off.status).toBe(404);
  expect((await off.json<Problem>()).detail).toBe(pictureMessages.off);
  const away = () => Promise.reject(new Error('R2 is away'));
  const FILES = withMethods(env.FILES!, { put: away, get: away });
  const failed = await upload(pictures.png, { FILES });
  expect(failed.status).toBe(503);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM media').first('n')).toBe(0);
  const { url } = await (await upload(pictures.png)).json<UploadedPicture>();
  expect((await requestWith({ FILES }, url)).status).toBe(503);
});
