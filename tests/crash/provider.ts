import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Out of ten requests, one gets 500, one gets 429, one is accepted but its connection closes without a response, and
 * seven succeed. Like Resend, it delivers the mails of an Idempotency-Key once.
 */
export async function startMockMailProvider() {
  /** By Idempotency-Key: the mails of the first accepted call. */
  const delivered = new Map<string, string[]>();
  let repeated = 0;
  let failing = true;
  let requests = 0;
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    // A killed Worker can send half a request, which does not count.
    if (body === undefined) return;
    const key = String(request.headers['idempotency-key']);
    requests += 1;
    const step = failing ? requests % 10 : 9;
    if (step === 0) return response.writeHead(500).end('{}');
    if (step === 1) return response.writeHead(429, { 'retry-after': '0' }).end('{}');
    const mails = [JSON.parse(body)].flat() as { to: string[]; subject: string }[];
    if (delivered.has(key)) repeated += mails.length;
    else
      delivered.set(
        key,
        mails.map(({ to, subject }) => `${subject} to ${to[0]}`),
      );
    if (step === 2) return response.destroy();
    const data = mails.map(({ to }) => ({ id: to[0] }));
    const answer = request.url?.endsWith('/batch') ? { data } : data[0];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered: () => [...delivered.values()].flat(),
    repeated: () => repeated,
    stopFailing() {
      failing = false;
    },
    stop: () => server.close(),
  };
}

/** @returns undefined when the request ends before its body */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  try {
    return await text(request);
  } catch {
    return undefined;
  }
}
