import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

export const withResend = { ...env, RESEND_API_KEY: 're_secret', RESEND_API_URL: 'https://mail.test' };

export interface Call {
  path: string;
  key: string | null;
  headers: Headers;
  /** The emails of a batch, or the single email. */
  mails: { from: string; to: string[]; subject: string; html: string; text: string }[];
}

/** Mocks Resend's API. `answer` gets each call and its number, from 1. */
export function mockResend(answer: (call: Call, number: number) => Response | Promise<Response> = accept): Call[] {
  const calls: Call[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, headers } = new Request(input as string, init);
    const body = JSON.parse(String(init?.body));
    const call = {
      path: new URL(url).pathname,
      key: headers.get('idempotency-key'),
      headers,
      mails: Array.isArray(body) ? body : [body],
    };
    calls.push(call);
    return answer(call, calls.length);
  });
  return calls;
}

export function accept({ path, mails }: Call): Response {
  const ids = mails.map(({ to }) => ({ id: `resend-${to[0]}` }));
  return Response.json(path.endsWith('/batch') ? { data: ids } : ids[0]);
}

/** An error as Resend answers it. */
export function error(status: number, name: string, { message = '', headers = {} } = {}): Response {
  return Response.json({ statusCode: status, name, message }, { status, headers });
}

/** Ends a pause of the calls. */
export async function resetPace(): Promise<void> {
  const pace = env.MAIL_PACE.get(env.MAIL_PACE.idFromName('resend'));
  await runInDurableObject(pace, (_, { storage }) => storage.deleteAll());
  await evictDurableObject(pace);
}

/** The Worker stops before it stores an outcome. */
export function dyingDatabase(): D1Database {
  vi.spyOn(scheduler, 'wait').mockResolvedValue();
  return new Proxy(env.DB, {
    get: (db, name) =>
      name === 'prepare'
        ? (text: string) => {
            if (text.includes("value ->> 'status'")) throw new Error('The Worker died');
            return db.prepare(text);
          }
        : Reflect.get(db, name).bind(db),
  });
}
