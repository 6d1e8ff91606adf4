import { dataPolicy, securityHeaders } from '../../src-shared/security-headers.ts';

/** Headers for answers that the Worker makes itself; pages get theirs from `_headers`, written by the build. */
const headers = Object.entries({
  'Content-Security-Policy': dataPolicy,
  ...securityHeaders,
  'Cache-Control': 'no-store',
});

/** Sets the security headers that an answer does not carry already. */
export function secureHeaders(answer: Response): void {
  for (const [name, value] of headers) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
}
