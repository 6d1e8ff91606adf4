import { wordsOf } from '../../../src-shared/search/words.ts';
import type { Product } from './catalogue.ts';

/** Whether every word of the query begins a word of the product, in either language and however it is spelt. */
export function matches({ names, also }: Product, query: string): boolean {
  const words = formsIn(`${names.en} ${names.ar} ${also}`);
  return wordsOf(query).every(({ word, bare, stem }) =>
    [word, bare, stem, singular(word)].some((form) => words.some((own) => own.startsWith(form))),
  );
}

function formsIn(text: string): string[] {
  return wordsOf(text).flatMap(({ word, bare, stem }) => [word, bare, stem]);
}

/** Of an English word. */
function singular(word: string): string {
  return word.replace(/(?<=[a-z]{3})s$/, '');
}
