const mention =
  /(?<![\p{L}\p{N}.@_+-])@([\p{L}\p{N}_+-]+(?:\.[\p{L}\p{N}_+-]+)*(?:@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?)/gu;

/** `@noura` and `@noura@rihla.example`. A name that two addresses have is neither. */
export function namedIn(text: string, staff: readonly string[]): string[] {
  const names = new Set([...text.matchAll(mention)].map(([, name = '']) => name.toLowerCase()));
  const byName = Map.groupBy(staff, nameOf);
  return staff.filter((address) => {
    const name = nameOf(address);
    return names.has(address) || (names.has(name) && byName.get(name)?.length === 1);
  });
}

function nameOf(address: string): string {
  return address.slice(0, address.indexOf('@'));
}
