import { buildSetting } from './build-setting.ts';

/** The public key of Cloudflare Turnstile; '' turns Turnstile off. */
export function turnstileSiteKey(): string {
  return buildSetting('TURNSTILE_SITE_KEY');
}
