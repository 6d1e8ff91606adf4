import { brand } from '../../src-shared/brand.ts';
import { buildSetting } from './build-setting.ts';

/** The origin that the build writes into pages, without a trailing slash: SITE_URL, or the brand's. @throws Error when it is no URL */
export function siteUrl(folder?: string): string {
  const url = (buildSetting('SITE_URL', folder) || brand.siteUrl).replace(/\/+$/, '');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`SITE_URL is not an http or https URL: ${url}`);
  return url;
}
