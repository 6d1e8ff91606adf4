import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import type { Result } from './term-index.ts';
import { isWeak, termsOf } from './terms.ts';
import { yesOrNoIn } from './yes-or-no.ts';

const maxLooked = 4;
const minScore = 5;
const minCoverage = 0.5;
const minCoverageOfStrange = 0.6;
const maxWordsOfFollowUp = 2;
const fuzzyCredit = 0.75;
/** The share of what a question says that one sentence or phrase of a section must have. */
const minSaid = 0.5;
/** An Arabic word can be read in several ways, and the search finds fewer of them. */
const minSaidForYes: Record<Locale, number> = { en: 0.7, ar: 0.55 };
/** The share of a search phrase that the question must have. */
const minOfPhrase = 0.5;
/** About as many sections as the site has in a language: the weights change little with it. */
const sectionCount = 432;

interface Asked {
  question: string;
  results: readonly Result[];
}

interface About {
  /** The question that they are about. */
  asked: Asked;
  about: readonly Result[];
}

/** The results that are about the question, best first. Those of a follow-up may be about the question before. */
export function resultsAbout(asked: Asked, previous?: Asked): About {
  const words = subjectOf(asked.question);
  const known = new Set(asked.results.flatMap(({ queryTerms }) => queryTerms));
  const isStrange = words.some((forms) => !forms.some((form) => known.has(form)));
  const enough = isStrange ? minCoverageOfStrange : minCoverage;
  const covers = (result: Result) => result.score >= minScore && coverageOf(words, result) >= enough;
  const about = words.length > 0 ? asked.results.slice(0, maxLooked).filter(covers) : [];
  if (about.length > 0 || !previous || isStrange || words.length > maxWordsOfFollowUp) return { asked, about };
  return resultsAbout(previous);
}

/**
 * True if one sentence or search phrase of the section, with its title, says most of the question. A rare word says
 * more than a frequent one, and with a word that no section has, the question may be about something else. The question has most of
 * such a phrase: one word of a list says little. A quote under a question with yes or no reads as a yes, so it has a word of its own.
 */
export function says({ title, text, searchPhrases }: KnowledgeSection, { question, results }: Asked): boolean {
  if (termsOf(question).some((forms) => countOf(forms, results) === 0)) return false;
  const words = subjectOf(question).map((forms) => ({ forms, count: countOf(forms, results) }));
  const asked = new Set(words.flatMap(({ forms }) => forms));
  const phrases = searchPhrases.split('|').filter((phrase) => {
    const terms = termsOf(phrase);
    return terms.filter((forms) => forms.some((form) => asked.has(form))).length >= minOfPhrase * terms.length;
  });
  const titled = termsOf(title).flat();
  const saidBy = (part: string) => {
    const own = new Set([...titled, ...termsOf(part).flat()]);
    return weightOf(words.filter(({ forms }) => forms.some((form) => own.has(form))));
  };
  const said = Math.max(...[...text.split(sentenceEnd), ...phrases].map(saidBy));
  const language = yesOrNoIn(question);
  if (!language) return said >= minSaid * weightOf(words);
  return said >= minSaidForYes[language] * weightOf(words) && saidBy(text) > 0;
}

const sentenceEnd = /(?<=[.?!؟]) | · /;

/** The number of sections that have the word. */
function countOf(forms: readonly string[], results: readonly Result[]): number {
  return results.filter(({ match }) => forms.some((form) => match.has(form))).length;
}

function weightOf(words: readonly { count: number }[]): number {
  return words.reduce((sum, { count }) => sum + Math.log(1 + sectionCount / count), 0);
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
function coverageOf(words: string[][], { match, queryTerms }: Result): number {
  const credits = words.map((forms) => {
    const fields = [...match].flatMap(([term, inFields]) =>
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
