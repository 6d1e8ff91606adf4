import { foldDigits } from '../../src-shared/forms/fold-digits.ts';
import { wordsOf } from '../../src-shared/search/words.ts';

const maxWords = 8;
/** A number as people type it, with at least so many digits that it cannot be a year. */
const phone = /^[+\d\s().\-/]{7,}$/;

/**
 * The FTS5 query for a search text: a row matches when each word is the prefix of one of its words, or has the same stem.
 * `tags` are the filters as the index stores them, such as `statuspending`; the text never matches them.
 * @returns null when the text has no words
 */
export function matchExpression(searchText: string, tags: (string | undefined)[]): string | null {
  const words = wordsOf(searchText).slice(0, maxWords);
  if (words.length === 0) return null;
  // In quotes a word cannot be an operator.
  const normalized = words.map(({ word, bare, stem }) => `("${word}"* OR "${bare}"* OR "${stem}")`);
  const texts = [normalized, phoneOf(searchText)].filter((parts) => parts.length > 0);
  const text = texts.map((parts) => `(${parts.join(' AND ')})`).join(' OR ');
  const filters = tags.filter((tag) => tag !== undefined).map((tag) => `tags : "${tag}"`);
  return [`words : (${text})`, ...filters].join(' AND ');
}

/** The digits of a phone number together, as the index has them; nothing for another text. */
function phoneOf(searchText: string): string[] {
  const typed = foldDigits(searchText).trim();
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  return phone.test(typed) && digits.length >= 7 ? [`"${digits}"*`] : [];
}
