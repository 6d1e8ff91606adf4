const localNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|onion|arpa)$/;

/** First and last address of the blocks that no public host has (IANA's special-purpose registry). */
const reserved = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['224.0.0.0', '255.255.255.255'],
].map((range) => range.map(numberOf) as [number, number]);

/**
 * An https URL of a public host: no name of a local network, no private, loopback or link-local address in any spelling. A name that
 * leads to such an address passes: Cloudflare's network reaches public addresses only.
 */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password) return false;
  // `URL` writes every spelling of an IPv4 address as four decimal numbers.
  const host = url.hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1));
  if (/^[\d.]+$/.test(host))
    return !reserved.some(([first, last]) => first <= numberOf(host) && numberOf(host) <= last);
  return host.includes('.') && !localNames.test(host);
}

function numberOf(address: string): number {
  return address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}

/** Global unicast, without the blocks that hold an IPv4 address or are for documentation. */
function isPublicIpv6(address: string): boolean {
  return /^[23][0-9a-f]{3}:/.test(address) && !/^(2001:(0:|:|db8:)|2002:)/.test(address);
}
