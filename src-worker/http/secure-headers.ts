import { dataPolicy, securityHeaders } from '../../src-shared/security-headers.ts';

/** For answers that the Worker makes itself; a page brings its own, from the `_headers` that the build writes. */
const dataHeaders = { 'Content-Security-Policy': dataPolicy, 'Cache-Control': 'no-store' };

/** Sets the headers that every answer carries, as far as the answer does not have its own. */
export function secureHeaders(headers: Headers, hsts?: string): void {
  for (const [name, value] of Object.entries({ ...securityHeaders(hsts), ...dataHeaders })) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
