import { randomUUID } from 'node:crypto';
import autocannon, { type Request } from 'autocannon';

/** A single garbage collection changes the p99 of eight connections. */
const connections = 32;

export interface Route {
  method: 'GET' | 'POST';
  path: () => string;
  body?: () => object;
}

export interface Load {
  rate: number;
  p99: number;
  refused: number;
}

export async function load(url: URL, host: string, route: Route, seconds: number): Promise<Load> {
  const result = await autocannon({
    url: url.href,
    connections,
    duration: seconds,
    requests: [requestOf(host, route)],
  });
  return { rate: result.requests.average, p99: result.latency.p99, refused: result.non2xx + result.errors };
}

/** Each request has its own client address, so that no rate limit applies. */
export function requestOf(host: string, { method, path, body }: Route) {
  return {
    setupRequest(request: Request) {
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
  };
}
