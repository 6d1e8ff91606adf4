import { existsSync, readFileSync } from 'node:fs';

const line = /^\s*TURNSTILE_SITE_KEY\s*=\s*["']?([\w-]+)/m;

/** Cloudflare Turnstile's public key: from the environment, `.dev.vars` or `wrangler.toml`; '' keeps Turnstile off. */
export function turnstileSiteKey(): string {
  if (process.env.TURNSTILE_SITE_KEY !== undefined) return process.env.TURNSTILE_SITE_KEY;
  for (const file of ['.dev.vars', 'wrangler.toml']) {
    const key = existsSync(file) ? line.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    if (key) return key;
  }
  return '';
}
