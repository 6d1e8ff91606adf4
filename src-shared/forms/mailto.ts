/** An address may contain `?`, `&` and `#`, which would end it or add headers to the mail. */
export function mailtoOf(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
