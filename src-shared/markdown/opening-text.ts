const maxCharacters = 160;

/** The beginning of a text without its marks, for a line in an inbox, a list or search results. */
export function openingText(markdown: string): string {
  const words = markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-+]|\d+[.)])\s+/gm, '')
    .replace(/[*_`#>|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > maxCharacters ? `${words.slice(0, maxCharacters).replace(/\s\S*$/, '')}…` : words;
}
