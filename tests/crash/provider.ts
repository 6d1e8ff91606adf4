import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A mail provider on a bad day: by turns it breaks, asks to slow down, hangs up before its answer, or takes the mail.
 * Like Resend, it takes each Idempotency-Key once, however often it is sent.
 */
export async function startProvider() {
  const taken = new Map<string, number>();
  let misbehaving = true;
  let requests = 0;
  const server = createServer(async (request, response) => {
    // A killed Worker breaks off in the middle: what did not arrive whole was not handed over.
    const whole = await read(request);
    if (!whole) return;
    const key = String(request.headers['idempotency-key']);
    requests += 1;
    const mood = misbehaving ? requests % 10 : 9;
    if (mood === 0) return response.writeHead(500).end('{}');
    if (mood === 1) return response.writeHead(429, { 'retry-after': '1' }).end('{}');
    taken.set(key, (taken.get(key) ?? 0) + 1);
    if (mood === 2) return response.destroy();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: key }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The mails it has taken, by id, with how often each was handed to it. */
    taken,
    behave() {
      misbehaving = false;
    },
    stop: () => server.close(),
  };
}

async function read(request: AsyncIterable<unknown>): Promise<boolean> {
  try {
    for await (const _ of request);
    return true;
  } catch {
    return false;
  }
}
