/**
 * The response headers that keep pages safe: the build writes them to `_headers` for the static files,
 * the Worker sets them on the answers that it makes itself.
 */

export interface PolicyOptions {
  /** SHA-256 (base64) of the inline bootstrap, the only inline script a page may have. */
  bootstrapHash?: string;
  /** SHA-256 (base64) of the page's inline style. */
  styleHash?: string;
  /** The page shows frames of this site: the mail previews of the staff area. */
  frames?: boolean;
  /** Cloudflare Turnstile is configured: the one other host that a page may then load from. */
  turnstile?: boolean;
}

const turnstileOrigin = 'https://challenges.cloudflare.com';

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy({ bootstrapHash, styleHash, frames, turnstile }: PolicyOptions = {}): string {
  const directives: Record<string, (string | false | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", bootstrapHash && `'sha256-${bootstrapHash}'`, turnstile && turnstileOrigin],
    'style-src': ["'self'", styleHash && `'sha256-${styleHash}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [frames ? "'self'" : !turnstile && "'none'", turnstile && turnstileOrigin],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Turnstile's own script makes no promise to work under Trusted Types.
    ...(turnstile ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ');
}

/** The policy of an answer that is not a page, such as JSON. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Two years, for this host alone: what lies below or beside it may not speak HTTPS. */
const defaultHsts = 'max-age=63072000';

/**
 * The headers that every answer carries, beside its Content-Security-Policy. `hsts` replaces the whole value of
 * Strict-Transport-Security; an empty one counts as none.
 */
export function securityHeaders(hsts?: string): Record<string, string> {
  return {
    'Strict-Transport-Security': hsts || defaultHsts,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
