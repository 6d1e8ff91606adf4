import { buildSetting } from './build-setting.ts';

/** Cloudflare Turnstile's public key; '' keeps Turnstile off. */
export function turnstileSiteKey(): string {
  return buildSetting('TURNSTILE_SITE_KEY');
}
