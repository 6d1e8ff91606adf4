import { dataPolicy, securityHeaders } from '../../src-shared/security-headers.ts';

/** For the Worker's own answers. A page from ASSETS has its policy from the `_headers` file. */
const dataHeaders = { 'Content-Security-Policy': dataPolicy, 'Cache-Control': 'no-store' };

export function secureHeaders(headers: Headers, hsts?: string): void {
  for (const [name, value] of Object.entries({ ...securityHeaders(hsts), ...dataHeaders })) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
