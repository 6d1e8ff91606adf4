import { expect, it } from 'vitest';
import { app } from '#worker/app.ts';
import { requestWith } from '../support/faults.ts';
import { localStaff } from '../support/staff.ts';

it.each([
  ['/api/submissions', 32],
  ['/api/admin/newsletters', 192],
])('says how much %s accepts: %i KiB', async (path, kibibytes) => {
  const post = (bytes: number) =>
    requestWith(
      localStaff,
      path,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(bytes) },
      'http://localhost',
    );
  expect((await post(kibibytes * 1024)).status).toBe(400);
  const refused = await post(kibibytes * 1024 + 1);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ detail: `The request body is larger than ${kibibytes} KiB.` });
});

const KiB = 1024;
const MiB = 1024 * KiB;
const json = 'application/json';
const withFiles = 'multipart/form-data; boundary=x';

/** All other routes accept 32 KiB. */
const takesMore: Record<string, number> = {
  'PUT /api/admin/deck': 25 * MiB,
  'PUT /api/admin/newsletter-drafts/:id': 192 * KiB,
  'PATCH /api/admin/posts/:id': 192 * KiB,
  'POST /api/admin/media': 2 * MiB,
  'POST /api/admin/newsletters': 192 * KiB,
  'POST /api/admin/newsletters/preview': 192 * KiB,
  'POST /api/admin/newsletters/test': 192 * KiB,
  'PUT /api/admin/reply-templates/:id': 192 * KiB,
  'POST /api/admin/submissions/:id/replies/preview': 192 * KiB,
  'POST /api/admin/posts': 192 * KiB,
  'POST /api/admin/posts/preview': 192 * KiB,
  'PATCH /api/admin/newsletters/:id': 192 * KiB,
  'POST /api/admin/subscribers/import': MiB,
  'POST /api/admin/subscribers/import/check': MiB,
  'POST /api/analytics': KiB,
  'POST /api/webhooks/whatsapp': 3 * MiB,
  'POST /forms/career': 96 * KiB,
  'POST /forms/deck': 96 * KiB,
  'POST /forms/demo': 96 * KiB,
  'POST /forms/my-data': 96 * KiB,
  'POST /forms/newsletter': 96 * KiB,
  'POST /forms/partnership': 96 * KiB,
};
const takesFiles: Record<string, number> = {
  'POST /api/admin/submissions/:id/replies': 10 * MiB + 128 * KiB,
  'POST /api/admin/submissions/:id/files': 10 * MiB + 128 * KiB,
  'POST /api/admin/chats/:sessionId/messages': 10 * MiB,
  'POST /api/submissions': 10 * MiB,
  'POST /forms/career': 10 * MiB,
};

it.each([
  [json, takesMore],
  [withFiles, { ...takesMore, ...takesFiles }],
])('stops reading on every route at its limit: %s', async (type, limits) => {
  const ASSETS = {
    fetch: async () => new Response('', { headers: { 'content-type': 'text/html' } }),
  } as unknown as Fetcher;
  const taking = app.routes.filter(({ method }) => !['ALL', 'GET'].includes(method));
  const routes = new Set(taking.map(({ method, path }) => `${method} ${path}`));
  expect(routes.size).toBeGreaterThan(80);
  const wrong: string[] = [];
  for (const route of routes) {
    const [method = '', pattern = ''] = route.split(' ');
    const limit = limits[route] ?? 32 * KiB;
    const { body, read } = endlessBody();
    const init = { method, body, headers: { 'content-type': type } };
    const { status } = await requestWith(
      { ...localStaff, ASSETS },
      pattern.replace(/:\w+/g, '1'),
      init,
      'http://localhost',
    );
    // A stream reads a chunk or two ahead.
    const isStopped = read() > limit && read() <= limit + 3 * chunk.length;
    if (![413, 422].includes(status) || !isStopped) wrong.push(`${route}: ${status} after ${read()} bytes`);
  }
  expect(wrong).toEqual([]);
});

const chunk = new Uint8Array(8 * KiB).fill(32);

function endlessBody(): { body: ReadableStream<Uint8Array>; read(): number } {
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      bytes += chunk.length;
      if (bytes > 30 * MiB) controller.error(new Error('No limit has stopped this request'));
      else controller.enqueue(chunk.slice());
    },
  });
  return { body, read: () => bytes };
}
