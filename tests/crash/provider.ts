import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Out of ten requests, one gets 500, one gets 429, one is accepted but its connection closes without a response, and
 * seven succeed. Like Resend, it delivers one mail per Idempotency-Key.
 */
export async function startMockMailProvider() {
  const accepted = new Map<string, number>();
  let failing = true;
  let requests = 0;
  const server = createServer(async (request, response) => {
    // A killed Worker can send half a request, which does not count.
    const complete = await readBody(request);
    if (!complete) return;
    const key = String(request.headers['idempotency-key']);
    requests += 1;
    const step = failing ? requests % 10 : 9;
    if (step === 0) return response.writeHead(500).end('{}');
    if (step === 1) return response.writeHead(429, { 'retry-after': '1' }).end('{}');
    accepted.set(key, (accepted.get(key) ?? 0) + 1);
    if (step === 2) return response.destroy();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: key }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** By Idempotency-Key: how often each mail was accepted. */
    accepted,
    stopFailing() {
      failing = false;
    },
    stop: () => server.close(),
  };
}

async function readBody(request: AsyncIterable<unknown>): Promise<boolean> {
  try {
    for await (const _ of request);
    return true;
  } catch {
    return false;
  }
}
