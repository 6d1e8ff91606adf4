/**
 * The addresses of a list as people and mail programs write it: `Ali, Omar <omar@firm.com>; sara@firm.com`, one a line or
 * divided by spaces. A word that names no address stays, so that the check of addresses finds it.
 */
export function addressesIn(list: string): string[] {
  const withoutQuotedNames = list.replace(/"[^"]*"\s*(?=<)/g, '');
  const found: string[] = [];
  let words: string[] = [];
  for (const [word, bracketed] of withoutQuotedNames.matchAll(/<([^<>]*)>|[^\s<>,;،؛]+/g)) {
    if (bracketed === undefined && !word.includes('@')) words.push(word);
    else {
      // The words before angle brackets are the name of the person.
      found.push(...(bracketed === undefined ? words : []), bare(bracketed ?? word));
      words = [];
    }
  }
  const addresses = [...found, ...words].filter(Boolean);
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

function bare(address: string): string {
  return address
    .trim()
    .replace(/^["'(]*(?:mailto:)?/i, '')
    .replace(/["')]{1,3}$/, '');
}
