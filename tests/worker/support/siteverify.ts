import { vi } from 'vitest';

const url = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** With this secret the Worker asks for tokens. */
export const turnstileOn = { TURNSTILE_SECRET_KEY: 'ts-secret' };

/**
 * Turnstile's siteverify as Cloudflare describes it: a token passes once, and again only with the first idempotency
 * key. Any token that begins with `good` has been solved. Other requests fail.
 */
export function mockSiteverify(): void {
  const spent = new Map<string, string | undefined>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) !== url) throw new Error(`Unexpected request to ${input}`);
    const { response: token, idempotency_key: key } = JSON.parse(String(init?.body)) as Record<string, string>;
    if (!token?.startsWith('good')) return Response.json({ success: false, 'error-codes': ['invalid-input-response'] });
    const isSpent = spent.has(token) && (key === undefined || spent.get(token) !== key);
    if (isSpent) return Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    spent.set(token, key);
    return Response.json({ success: true, 'error-codes': [] });
  });
}
