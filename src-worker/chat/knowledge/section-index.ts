import MiniSearch, { type SearchResult } from 'minisearch';
import type { KnowledgeSection } from '../../../src-shared/knowledge/section.ts';
import { isWeak, termsOf } from './terms.ts';

export interface FoundSection {
  title: string;
  path: string;
  text: string;
}

export interface SectionIndex {
  find(question: string): KnowledgeSection[];
}

const maxFound = 4;
const minCoverage = 0.5;
const minScore = 5;
/** Beside a section about all of a question, one about half of it is noise. */
const nearBest = 0.6;
const fuzzyCredit = 0.75;

export function createIndex(sections: readonly KnowledgeSection[]): SectionIndex {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const search = new MiniSearch<KnowledgeSection>({
    fields: ['title', 'text', 'context'],
    tokenize: (text) => termsOf(text).flat(),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 1.5, context: 0.6 },
      boostDocument: (id) => byId.get(id)!.weight,
      prefix: isLong,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  });
  search.addAll(sections);
  return {
    find(question) {
      const words = subjectOf(question);
      if (words.length === 0) return [];
      const about = search
        .search(question)
        .filter(({ score }) => score >= minScore)
        .map((result) => ({ id: result.id, coverage: coverageOf(words, result) }));
      const enough = Math.max(minCoverage, nearBest * Math.max(...about.map(({ coverage }) => coverage)));
      return about
        .filter(({ coverage }) => coverage >= enough)
        .slice(0, maxFound)
        .map(({ id }) => byId.get(id)!);
    },
  };
}

function isLong(term: string): boolean {
  return term.length > 3;
}

function subjectOf(question: string): string[][] {
  const words = [...new Map(termsOf(question).map((forms) => [forms[0], forms])).values()];
  const strong = words.filter((forms) => !forms.some(isWeak));
  return strong.length > 0 ? strong : words;
}

/**
 * A single word of several may be there by chance, so it must be in the title. Rare words weigh no more: what is rare
 * on the site is what it is not about.
 */
function coverageOf(words: string[][], { match, queryTerms }: SearchResult): number {
  const credits = words.map((forms) => {
    const fields = Object.entries(match).flatMap(([term, inFields]) =>
      forms.some((form) => term === form || (isLong(form) && term.startsWith(form))) ? inFields : [],
    );
    if (fields.length > 0) return { credit: 1, inTitle: fields.includes('title') };
    return { credit: forms.some((form) => queryTerms.includes(form)) ? fuzzyCredit : 0, inTitle: false };
  });
  const matched = credits.filter(({ credit }) => credit > 0);
  const byChance = matched.length === 1 && words.length > 1 && !matched[0]!.inTitle;
  return byChance ? 0 : matched.reduce((sum, { credit }) => sum + credit, 0) / words.length;
}
