import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { demoEnd, demoHours } from '../../src-shared/bookings/demo-hours.ts';
import type { Slots } from '../../src-shared/contracts/bookings.ts';
import { daysFrom, gulfHour, timeZone } from '../../src-shared/time/days.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The level at which Cloudflare's edge compresses a file on the way. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Serves a folder as the platform does. Replaces `wrangler dev`, which takes CPU time from the measured browser. */
export async function serveStatic(folder: string) {
  const policies = policiesOf(folder);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // The only request to the API that a page sends by itself.
    if (pathname === '/api/slots') {
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(freeSlots(searchParams)));
    }
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((name) => join(folder, name))
      .find((name) => extname(name) && existsSync(name));
    if (!file) return response.writeHead(404).end();
    const body = readFileSync(file);
    const compressed = extname(file) !== '.woff2';
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(policies.has(pathname) && { 'content-security-policy': policies.get(pathname) }),
      ...(compressed && { 'content-encoding': 'br' }),
      // `_headers` has the same; without it, a page would fetch again what it has fetched in advance.
      ...(pathname.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
    });
    response.end(compressed ? brotliCompressSync(body, compression) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

function freeSlots(query: URLSearchParams): Slots {
  const days = daysFrom(query.get('from')!, Number(query.get('days')));
  const starts = days.flatMap((day) => demoHours.map((hour) => gulfHour(day, hour).toISOString()));
  return { timeZone, slots: starts.map((startsAt) => ({ startsAt, endsAt: demoEnd(startsAt) })), closed: [] };
}

function policiesOf(folder: string): Map<string, string> {
  const file = join(folder, '_headers');
  const rules = existsSync(file)
    ? readFileSync(file, 'utf8').matchAll(/^(\/\S*)\n(?: {2}! .*\n) {2}Content-Security-Policy: (.*)/gm)
    : [];
  return new Map([...rules].map(([, path = '', policy = '']) => [path, policy]));
}
