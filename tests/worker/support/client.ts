import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '#worker/index.ts';

let lastAddress = 0;

/** The rate limits count per /48 network of the client: with a new one, no test uses up the limit of another test. */
export function freshAddress(): string {
  lastAddress += 1;
  return `2001:db8:${lastAddress.toString(16)}::1`;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
}

/**
 * Calls the Worker from a new client address, and waits for the work after the answer. A body that is not a string is
 * sent as JSON.
 */
export async function request(path: string, body?: unknown, { method, headers }: Options = {}): Promise<Response> {
  const context = createExecutionContext();
  const incoming = new Request<unknown, IncomingRequestCfProperties>(`https://rihla.example${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'cf-connecting-ip': freshAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await worker.fetch(incoming, env, context);
  await waitOnExecutionContext(context);
  return response;
}
