import { normalize } from './normalize.ts';

const arabicWord = /^[\u0621-\u064a\u066e-\u06d3]+$/;
/** The article, alone or after a conjunction or preposition, and the conjunction و. At least two or three letters stay. */
const prefix = /^(?:(?:وال|بال|كال|فال|لل|ال)(?=..)|و(?=...))/;
const suffix = /(?<=..)(?:ها|ان|ات|ون|ين|يه|ه|ي)$/;

/** The forms of a normalised word: as written, without its article, and its stem. They are the same for most words. */
export interface WordForms {
  word: string;
  bare: string;
  stem: string;
}

/** The words of a text as FTS5's tokenizer sees them: letters and digits of any script. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The words of a text, normalised. */
export function wordsOf(text: string): WordForms[] {
  return splitWords(normalize(text)).map(formsOf);
}

function formsOf(word: string): WordForms {
  if (!arabicWord.test(word)) return { word, bare: word, stem: word };
  const bare = word.replace(prefix, '');
  return { word, bare, stem: bare.replace(suffix, '') };
}

/** What the full-text index is given for a record: every form of every word. */
export function searchText(texts: (string | null | undefined)[]): string {
  const words = wordsOf(texts.filter(Boolean).join(' '));
  return words.flatMap(({ word, bare, stem }) => [...new Set([word, bare, stem])]).join(' ');
}
