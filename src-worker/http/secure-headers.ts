import type { Context } from 'hono';

/** Headers for answers that the Worker makes itself; pages get theirs from `_headers`, written by the build. */
const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Sets the security headers that an answer does not carry already. */
export function secureHeaders(c: Context): void {
  for (const [name, value] of Object.entries(apiHeaders)) {
    if (!c.res.headers.has(name)) c.header(name, value);
  }
}
