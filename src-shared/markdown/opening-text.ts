import { textOf } from './text-of.ts';
import { markdownTokens } from './tokens.ts';

const maxCharacters = 160;

/** The beginning of a text as its reader sees it, for a line in an inbox, a list or search results. */
export function openingText(markdown: string): string {
  const words = textOf(markdownTokens(markdown), { withoutPictures: true }).replace(/\s+/g, ' ').trim();
  return words.length > maxCharacters ? `${words.slice(0, maxCharacters).replace(/ [^ ]*$/, '')}…` : words;
}
