/** Two years, without subdomains, which may not support HTTPS. */
const defaultHsts = 'max-age=63072000';

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

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const reportingGroup = 'site';

/** Browsers send violations of the policy to the beacon's route. */
export const reportingEndpoints = `${reportingGroup}="/api/analytics"`;

interface PolicyOptions {
  bootstrapHashes?: string[];
  styleHashes?: string[];
  frames?: boolean;
  turnstile?: boolean;
}

const turnstileOrigin = 'https://challenges.cloudflare.com';

export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const { bootstrapHashes = [], styleHashes = [], frames, turnstile } = options;
  const hasApp = bootstrapHashes.length > 0;
  const directives: Record<string, (string | false | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...bootstrapHashes.map(hashSource), turnstile && turnstileOrigin],
    'style-src': ["'self'", ...styleHashes.map(hashSource)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [frames ? "'self'" : !turnstile && "'none'", turnstile && turnstileOrigin],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'report-to': [reportingGroup],
    // Turnstile's script does not support Trusted Types. The app parses the next page with its own policy.
    ...(turnstile ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': [hasApp ? 'page' : "'none'"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ');
}

function hashSource(hash: string): string {
  return `'sha256-${hash}'`;
}
