import { buildSetting } from './build-setting.ts';

export function turnstileSiteKey(): string {
  return buildSetting('TURNSTILE_SITE_KEY');
}
