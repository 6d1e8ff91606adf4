import { stemmer } from 'stemmer';
import { wordsOf } from '#shared/search/words.ts';
import { termsOf } from '../knowledge/terms.ts';

interface Word {
  /** The word itself: English without its ending, Arabic with and without the article. */
  own: string[];
  /** The group has the word and its synonyms, and is empty for a word that the search ignores. */
  terms: string[];
}

/** A way to ask: one word of each group, which has a space between its words. `~` before a word adds its synonyms. */
export type Way = readonly string[];

export type Group = ReadonlySet<string>;

export function groupOf(words: string): Group {
  return new Set(
    words.match(/\S+/g)!.flatMap((word) => {
      const [{ own, terms }] = wordsIn(word) as [Word];
      return word.startsWith('~') ? [...own, ...terms.map(synonym)] : own;
    }),
  );
}

export function wordsIn(text: string): Word[] {
  return wordsOf(text.replace(/['’]/g, '')).map(({ word, bare }) => ({
    own: /^[a-z]/.test(word) ? [stemmer(word)] : [word, bare],
    terms: termsOf(word).flat(),
  }));
}

/** True if the text has one of the ways: a word of each of its groups. */
export function hasOneOf(ways: readonly (readonly Group[])[], words: readonly Word[]): boolean {
  return ways.some((groups) => groups.every((group) => words.some((word) => isIn(group, word))));
}

/** Words that the search ignores may stand beside the expected ones, unless every word counts. */
export function hasOnly(expected: Group, words: readonly Word[], everyWord = false): boolean {
  return words.every(
    (word) => (!everyWord && word.terms.length === 0) || number.test(word.own[0]!) || isIn(expected, word),
  );
}

const number = /^\d+(?:am|pm|st|nd|rd|th)?$/;

function isIn(group: Group, { own, terms }: Word): boolean {
  return own.some((word) => group.has(word)) || terms.some((term) => group.has(synonym(term)));
}

/** Keeps the synonyms of a word apart from the words that count only as themselves. */
function synonym(term: string): string {
  return `~${term}`;
}
