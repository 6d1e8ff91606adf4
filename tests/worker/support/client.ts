import { exports } from 'cloudflare:workers';

let lastAddress = 0;

/** A client address that no other test uses, so that one test's requests never count against another's limit. */
export function freshAddress(): string {
  lastAddress += 1;
  return `2001:db8::${lastAddress.toString(16)}`;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls the Worker as a client of its own address does. A body that is not text is sent as JSON. */
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
