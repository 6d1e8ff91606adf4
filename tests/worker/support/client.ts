import { exports } from 'cloudflare:workers';

let lastAddress = 0;

/** The rate limits count per client address: with a new address, no test uses up the limit of another test. */
export function freshAddress(): string {
  lastAddress += 1;
  return `2001:db8::${lastAddress.toString(16)}`;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls the Worker from a new client address. A body that is not a string is sent as JSON. */
export function request(path: string, body?: unknown, { method, headers, signal }: Options = {}): Promise<Response> {
  return exports.default.fetch(`https://rihla.example${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'cf-connecting-ip': freshAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(signal && { signal }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
