import { brand } from '../../src-shared/brand.ts';

const addresses = new Set<string>([brand.email, ...brand.staffAddresses]);
const phone = brand.phone.replaceAll(' ', '');
const otherSites = [brand.agentBuilder.url, ...Object.values(brand.social)].map((url) => new URL(url));

/**
 * The address that a link in an answer may lead to: this site, the brand's other sites, its mail addresses and its phone. A model
 * writes the target, and anybody can make it write any.
 * @returns undefined for every other address
 */
export function knownAddress(target: string | null): string | undefined {
  if (target === null || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  return isKnown(url) ? url.href : undefined;
}

function isKnown({ protocol, pathname, search, hash, origin, username, password }: URL): boolean {
  if (protocol === 'mailto:') return addresses.has(pathname) && search === '';
  if (protocol === 'tel:') return pathname === phone;
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password) return false;
  if (origin === location.origin || origin === brand.siteUrl) return true;
  return otherSites.some(
    (site) => site.origin === origin && (site.pathname === '/' || (pathname === site.pathname && !search && !hash)),
  );
}
