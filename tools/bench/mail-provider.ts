import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Options {
  perSecond?: number;
  latency?: number;
}

/** A mock of Resend: batches of 100, a rate limit in windows of one second, one delivery per Idempotency-Key. */
export async function startMailProvider({ perSecond = Infinity, latency = 0 }: Options = {}) {
  const deliveries = new Map<string, number>();
  const keys = new Set<string>();
  const received: { subject: string; to: string; at: number }[] = [];
  let calls = 0;
  let refused = 0;
  let window = 0;
  let callsInWindow = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const now = Date.now();
    calls += 1;
    if (Math.floor(now / 1000) !== window) callsInWindow = 0;
    window = Math.floor(now / 1000);
    callsInWindow += 1;
    response.setHeader('content-type', 'application/json');
    if (callsInWindow > perSecond) {
      refused += 1;
      return response.writeHead(429, { 'retry-after': '1' }).end('{"name":"rate_limit_exceeded"}');
    }
    const mails = [JSON.parse(body)].flat() as { to: string[]; subject: string }[];
    const key = String(request.headers['idempotency-key']);
    if (!keys.has(key)) {
      for (const { to, subject } of mails) {
        const id = `${subject} to ${to[0]}`;
        deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
        received.push({ subject, to: to[0]!, at: now });
      }
    }
    keys.add(key);
    const data = mails.map(({ to }) => ({ id: to[0] }));
    setTimeout(() => response.end(JSON.stringify(request.url?.endsWith('/batch') ? { data } : data[0])), latency);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    calls: () => calls,
    refused: () => refused,
    doubled: () => [...deliveries.values()].filter((times) => times > 1).length,
    stop: () => server.close(),
  };
}
