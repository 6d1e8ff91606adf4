import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** With eight, the p99 depends on whether a garbage collection falls into the measurement. */
const connections = 32;

/** A request that is repeated; what must be unique is made for each. */
export interface Route {
  method: 'GET' | 'POST';
  path: () => string;
  body?: () => object;
}

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Answers other than 2xx, and requests without one. */
  refused: number;
}

/** Loads a route. Each request has a client address of its own: no rate limit applies. */
export async function load(url: URL, host: string, { method, path, body }: Route, seconds: number): Promise<Load> {
  const result = await autocannon({
    url: url.href,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest(request) {
          const [a = '', b = '', c = ''] = randomUUID().replaceAll('-', '').match(/.{4}/g) ?? [];
          request.method = method;
          request.path = path();
          request.headers = {
            host,
            'content-type': 'application/json',
            'cf-connecting-ip': `2001:db8:${a}:${b}:${c}::1`,
          };
          if (body) request.body = JSON.stringify(body());
          return request;
        },
      },
    ],
  });
  return { rate: result.requests.average, p99: result.latency.p99, refused: result.non2xx + result.errors };
}
