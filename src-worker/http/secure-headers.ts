import { dataPolicy, securityHeaders } from '../../src-shared/security-headers.ts';

const everywhere = Object.entries(securityHeaders);
/** For answers that the Worker makes itself; a page brings its own, from the `_headers` that the build writes. */
const unlessSet = Object.entries({ 'Content-Security-Policy': dataPolicy, 'Cache-Control': 'no-store' });

/** Sets the headers that every answer carries. */
export function secureHeaders(headers: Headers): void {
  for (const [name, value] of everywhere) headers.set(name, value);
  for (const [name, value] of unlessSet) if (!headers.has(name)) headers.set(name, value);
}
