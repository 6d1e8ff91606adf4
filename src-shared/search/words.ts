import { normalize } from './normalize.ts';

const arabicWord = /^[\u0621-\u064a\u066e-\u06d3]+$/;
/** The article, alone or after a conjunction or preposition, and the conjunction و. Two or three letters stay. */
const prefix = /^(?:(?:وال|بال|كال|فال|لل|ال)(?=..)|و(?=...))/;
const suffix = /^(..+?)(?:ها|ان|ات|ون|ين|يه|ه|ي)$/;

interface WordForms {
  word: string;
  bare: string;
  stem: string;
}

export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

export function wordsOf(text: string): WordForms[] {
  return splitWords(normalize(text)).map(formsOf);
}

function formsOf(word: string): WordForms {
  if (!arabicWord.test(word)) return { word, bare: word, stem: word };
  const bare = word.replace(prefix, '');
  return { word, bare, stem: bare.replace(suffix, '$1') };
}

export function searchText(texts: (string | null | undefined)[]): string {
  const words = wordsOf(texts.filter(Boolean).join(' '));
  return words.flatMap(({ word, bare, stem }) => [...new Set([word, bare, stem])]).join(' ');
}
