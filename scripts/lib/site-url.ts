import { brand } from '../../src-shared/brand.ts';
import { buildSetting } from './build-setting.ts';

export function siteUrl(folder?: string): string {
  const url = (buildSetting('SITE_URL', folder) || brand.siteUrl).replace(/\/+$/, '');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`SITE_URL is not an http or https URL: ${url}`);
  return url;
}
