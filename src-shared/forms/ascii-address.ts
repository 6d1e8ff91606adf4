import { foldDigits } from './fold-digits.ts';
import { withoutInvisible } from './without-invisible.ts';

/** Digits of an Arabic keyboard can mean nothing else here. */
export function asciiAddress(address: string): string {
  const plain = foldDigits(withoutInvisible(address)).trim();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  if (at === -1 || isAscii(domain) || /[\s%/:?#@[\\\]]/.test(domain)) return plain;
  const hostname = URL.parse(`http://${domain}`)?.hostname;
  return hostname ? `${plain.slice(0, at)}@${hostname}` : plain;
}

export function hasUnicodeLocalPart(address: string): boolean {
  const at = address.lastIndexOf('@');
  return at > 0 && !isAscii(address.slice(0, at));
}

function isAscii(text: string): boolean {
  return !/\P{ASCII}/u.test(text);
}
