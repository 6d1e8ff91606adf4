/** Invisible, and often copied with an address from a text that is written from right to left. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export function asciiAddress(address: string): string {
  const plain = address.replace(directionMarks, '').trim();
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
