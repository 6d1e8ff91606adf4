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

const word = '[\\p{L}\\p{N}\\p{M}]+';
/** Parts of names that are also written with the next word: Al Maktoum, عبد الله, أبو بكر, بن علي, آل مكتوم. */
const namePart = '(?:al|el|عبد|ابو|بن|ال)';
/** Words that are also written as one: Al-Futtaim, L.L.C., O'Neil, and names with the parts above. */
const compound = new RegExp(`(?:${namePart}\\s+(?!${namePart}\\s))?${word}(?:[.'’‘ʼ\`´&‐‑–-]+${word})*`, 'gu');

/** Latin letters that have no accent to remove. */
const latinLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const foldable = new RegExp(`[${Object.keys(latinLetters).join('')}]`, 'g');

export interface Spellings {
  whole: string[];
  stem: string;
}

export interface SearchTerm {
  words: Spellings[];
  /** All words written as one. */
  together?: Spellings;
}

/** The index and the query are both made of these. */
export function searchTerms(text: string): SearchTerm[] {
  const compounds = normalize(text).match(compound) ?? [];
  return compounds.map((terms) => {
    const words = splitWords(terms);
    return { words: words.map(spellingsOf), ...(words.length > 1 && { together: spellingsOf(words.join('')) }) };
  });
}

function spellingsOf(word: string): Spellings {
  const { bare, stem } = formsOf(word);
  return { whole: [word, bare, word.replace(foldable, (letter) => latinLetters[letter]!)], stem };
}

export function searchText(texts: (string | null | undefined)[]): string {
  const terms = searchTerms(texts.filter(Boolean).join(' '));
  const spellings = terms.flatMap(({ words, together }) => (together ? [...words, together] : words));
  return spellings.flatMap(({ whole, stem }) => [...new Set([...whole, stem])]).join(' ');
}
