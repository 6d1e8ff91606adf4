import type { SearchResult } from 'minisearch';
import { isWeak, termsOf } from './terms.ts';

const maxLooked = 4;
const minScore = 5;
const minCoverage = 0.5;
const minCoverageOfStrange = 0.6;
const maxWordsOfFollowUp = 2;
const fuzzyCredit = 0.75;

interface Asked {
  question: string;
  results: readonly SearchResult[];
}

/** The results that are about the question, best first. Those of a follow-up may be about the question before. */
export function resultsAbout(asked: Asked, previous?: Asked): readonly SearchResult[] {
  const words = subjectOf(asked.question);
  const known = new Set(asked.results.flatMap(({ queryTerms }) => queryTerms));
  const isStrange = words.some((forms) => !forms.some((form) => known.has(form)));
  const enough = isStrange ? minCoverageOfStrange : minCoverage;
  const covers = (result: SearchResult) => result.score >= minScore && coverageOf(words, result) >= enough;
  const about = words.length > 0 ? asked.results.slice(0, maxLooked).filter(covers) : [];
  if (about.length > 0 || !previous || isStrange || words.length > maxWordsOfFollowUp) return about;
  return resultsAbout(previous);
}

export function isLong(term: string): boolean {
  return term.length > 3 && !term.startsWith('=');
}

function subjectOf(question: string): string[][] {
  const words = [...new Map(termsOf(question).map((forms) => [forms[0], forms])).values()];
  const strong = words.filter((forms) => !forms.some(isWeak));
  return strong.length > 0 ? strong : words;
}

/**
 * One matching word of several may be chance, so it must be in the title; the only word of a question may instead be in
 * the search phrases. Rare words do not weigh more: they are often about things that the site does not cover.
 */
function coverageOf(words: string[][], { match, queryTerms }: SearchResult): number {
  const credits = words.map((forms) => {
    const fields = Object.entries(match).flatMap(([term, inFields]) =>
      forms.some((form) => term === form || (isLong(form) && term.startsWith(form))) ? inFields : [],
    );
    if (fields.length > 0)
      return { credit: 1, inTitle: fields.includes('title'), inPhrases: fields.includes('searchPhrases') };
    return {
      credit: forms.some((form) => queryTerms.includes(form)) ? fuzzyCredit : 0,
      inTitle: false,
      inPhrases: false,
    };
  });
  const matched = credits.filter(({ credit }) => credit > 0);
  const byChance = matched.length === 1 && !matched[0]!.inTitle && (words.length > 1 || !matched[0]!.inPhrases);
  return byChance ? 0 : matched.reduce((sum, { credit }) => sum + credit, 0) / words.length;
}
