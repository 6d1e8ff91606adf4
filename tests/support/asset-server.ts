import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { connect } from 'node:net';
import { extname, join } from 'node:path';
import { root } from '../../scripts/lib/tooling.mjs';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const assets = new Map<string, Buffer>();

/**
 * Answers a browser's requests for hashed files itself and passes all others on: such an answer takes `wrangler dev`
 * fifteen milliseconds of CPU, and a page needs twenty answers. The Worker answers requests that a test sends itself.
 */
export function serveAssets(port: number, worker: number) {
  const server = createServer((request, response) => {
    if (!(request.headers['sec-fetch-dest'] && answer(request.url!, response))) pass(request, response, worker);
  });
  server.on('upgrade', (request, client, head) => {
    const upstream = connect(worker, 'localhost', () => {
      const { rawHeaders, method, url } = request;
      const headers = rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': ')).join('');
      upstream.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ]) {
      one!.on('error', () => other!.destroy());
      one!.on('close', () => other!.destroy());
    }
  });
  server.listen(port, 'localhost');
}

function answer(path: string, response: ServerResponse): boolean {
  const type = types[extname(path)];
  const file = join(root, 'dist', path);
  if (!type || !path.startsWith('/assets/') || !(assets.has(path) || existsSync(file))) return false;
  if (!assets.has(path)) assets.set(path, readFileSync(file));
  response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
  response.end(assets.get(path));
  return true;
}

function pass(request: IncomingMessage, response: ServerResponse, port: number) {
  const { method, url: path, headers } = request;
  const upstream = send(
    { host: 'localhost', port, method, path, headers: { ...headers, connection: 'close' }, agent: false },
    (answered) => {
      response.writeHead(answered.statusCode!, answered.rawHeaders);
      response.flushHeaders();
      answered.pipe(response);
      answered.on('error', () => response.destroy());
    },
  );
  // The Worker has not started, or has stopped.
  upstream.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(503).end()));
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
