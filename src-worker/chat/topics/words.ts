import { stemmer } from 'stemmer';
import { wordsOf } from '#shared/search/words.ts';
import { termsOf } from '../knowledge/terms.ts';

interface Word {
  /** The word itself: English without its ending, Arabic with and without the article. */
  own: string[];
  /** The group has the word and its synonyms, and is empty for a word that the search ignores. */
  terms: string[];
  /** An Arabic word without what may be attached to it. */
  bases: string[];
}

/**
 * A way to ask: one word of each group, which has a space between its words. `~` before a word adds its synonyms, `+` before an
 * Arabic one its persons and pronouns: تحدث is found in أتحدث, نتحدث and التحدث, مدير in مديركم.
 */
export type Way = readonly string[];

export type Group = ReadonlySet<string>;

const groups = new Map<string, Group>();

/** Several ways have the same long group, and stemming it takes time: the first question waits for it, no other. */
export function groupOf(words: string): Group {
  const group = groups.get(words) ?? newGroupOf(words);
  groups.set(words, group);
  return group;
}

/** Only a word with a mark needs its terms, which take most of the time. */
function newGroupOf(words: string): Group {
  const marks = words.match(/\S+/g)!.map((word) => word[0]);
  return new Set(
    wordsOf(words).flatMap((one, index) => {
      if (marks[index] === '+') return [`+${one.word}`];
      return marks[index] === '~' ? [...ownOf(one), ...termsOf(one.word).flat().map(synonym)] : ownOf(one);
    }),
  );
}

function ownOf({ word, bare }: ReturnType<typeof wordsOf>[number]): string[] {
  return /^[a-z]/.test(word) ? [stemmer(word)] : [word, bare];
}

export function wordsIn(text: string): Word[] {
  return wordsOf(text.replace(/['’]/g, '')).map((one) => ({
    own: number.test(one.word) ? [one.word, anyNumber] : ownOf(one),
    terms: termsOf(one.word).flat(),
    bases: /^[\u0621-\u064a]/.test(one.word) ? basesOf(one.word, one.bare) : [],
  }));
}

const personOfVerb = /^(?:ل?[بحهس])?[اتين]/;
const pronoun = /(?:ني|نا|كم|كن|ك|هم|ها|ه)$/;
const ending = /(?:وا|ون|ين|و|ي)(?:ني|نا|كم|كن|ك|هم|ها|ه)?$/;

function basesOf(...words: string[]): string[] {
  const starts = words.flatMap((word) => [word, word.replace(personOfVerb, '')]);
  const bases = starts.flatMap((word) => [word, word.replace(pronoun, ''), word.replace(ending, '')]);
  return [...new Set(bases)].map((base) => `+${base}`);
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

const anyNumber = '0';
const number = /^\d+(?:am|pm|st|nd|rd|th)?$/;

function isIn(group: Group, { own, terms, bases }: Word): boolean {
  return [...own, ...bases, ...terms.map(synonym)].some((form) => group.has(form));
}

/** Keeps the synonyms of a word apart from the words that count only as themselves. */
function synonym(term: string): string {
  return `~${term}`;
}
