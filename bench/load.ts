import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/**
 * With eight, the one in a hundred that is the slowest is a collection of garbage that falls into the three seconds or does not;
 * with these it is what a request waits behind the others, which is the same from one time to the next.
 */
const connections = 32;

/** A request to be made again and again; what may not repeat is made anew for each. */
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

/** Makes requests over many connections for some seconds. Each comes from an address of its own: no rate limit counts two. */
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
