import { normalize } from '../../src-shared/search/normalize.ts';
import { splitWords } from '../../src-shared/search/words.ts';

/**
 * Whether an Arabic text mentions one of these, in any spelling. A word also matches inside a longer one, because articles,
 * prepositions and pronouns are attached to it; a space in `words` stands for the edge of a word.
 */
export function mentions(text: string, words: readonly string[]): boolean {
  const normalized = ` ${splitWords(normalize(text)).join(' ')} `;
  return words.some((word) => normalized.includes(normalize(word)));
}
