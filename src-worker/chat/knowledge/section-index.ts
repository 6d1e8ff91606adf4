import MiniSearch, { type SearchResult } from 'minisearch';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { normalize } from '#shared/search/normalize.ts';
import { splitWords } from '#shared/search/words.ts';
import type { ConversationEntry } from '../history.ts';
import { arabiziReader } from './arabizi.ts';
import { isLong, resultsAbout, says } from './confidence.ts';
import { stopWords } from './stop-words.ts';
import { isSmallTalk, termsOf } from './terms.ts';

export interface FoundSection {
  title: string;
  source?: string;
  path: string;
  text: string;
}

export interface Found {
  sections: readonly KnowledgeSection[];
  confident: boolean;
  /** Those that are surely about the question, in the order of `sections`. */
  sure: readonly KnowledgeSection[];
  /** The first ones that share a whole word with the question. */
  nearest: readonly KnowledgeSection[];
}

export interface SectionIndex {
  /** Indexes only what has changed. */
  update(sections: readonly KnowledgeSection[]): void;
  /** The words that are searched for. */
  read(question: string): string;
  find(
    question: string,
    options?: { history?: readonly Pick<ConversationEntry, 'role' | 'content'>[]; limit?: number },
  ): Found;
}

const maxFound = 12;
/** Longer sequences are not words, and longer questions only repeat themselves. */
const maxWordLength = 30;
const maxWords = 60;
/** The constant of reciprocal rank fusion. */
const rankOffset = 10;
const previousWeight = 0.6;
const maxNearest = 3;

export function createIndex(sections: readonly KnowledgeSection[]): SectionIndex {
  const byId = new Map<string, KnowledgeSection>();
  const words = new MiniSearch<KnowledgeSection>({
    fields: ['title', 'text', 'context', 'searchPhrases'],
    tokenize: (text, field) => [...termsOf(text).flat(), ...(field === 'searchPhrases' ? stopWordsOf(text) : [])],
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (question) => [...termsOf(question).flat(), ...stopWordsOf(question)],
      boost: { title: 1.5, context: 0.6, searchPhrases: 1.5 },
      boostDocument: (id) => byId.get(id)!.weight,
      boostTerm: (term) => (term.startsWith('=') ? 0.2 : 1),
      prefix: isLong,
      fuzzy: (term) => (term.length > 5 && isLong(term) ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  });
  const grams = new MiniSearch<KnowledgeSection>({
    fields: ['title', 'text', 'searchPhrases'],
    tokenize: gramsOf,
    processTerm: (gram) => gram,
    searchOptions: {
      tokenize: (question) => [...new Set(gramsOf(question))],
      boost: { text: 0.3 },
      boostDocument: (id) => Math.sqrt(byId.get(id)!.weight),
    },
  });
  let readArabizi = arabiziReader(sections);

  function update(sections: readonly KnowledgeSection[]) {
    const next = new Map(sections.map((section) => [section.id, section]));
    for (const section of byId.values()) {
      if (isSame(section, next.get(section.id))) continue;
      for (const index of [words, grams]) index.remove(section);
      byId.delete(section.id);
    }
    for (const section of next.values()) {
      if (byId.has(section.id)) continue;
      byId.set(section.id, section);
      for (const index of [words, grams]) index.add(section);
    }
    readArabizi = arabiziReader(sections);
  }
  update(sections);

  const read = (asked: string) => readArabizi(shortened(asked));

  function search(asked: string) {
    const question = read(asked);
    return { question, results: words.search(question), byGrams: grams.search(question) };
  }

  return {
    update,
    read,
    find(question, { history = [], limit = maxFound } = {}) {
      const asked = search(question);
      if (isSmallTalk(asked.question)) return { sections: [], nearest: [], sure: [], confident: false };
      const last = history.findLast(({ role }) => role === 'user');
      const previous = last && search(last.content);
      const lists = [
        ...[asked.results, asked.byGrams].map((results) => ({ results, weight: 1 })),
        ...(previous ? [previous.results, previous.byGrams] : []).map((results) => ({
          results,
          weight: previousWeight,
        })),
      ];
      const scores = new Map<string, number>();
      for (const { results, weight } of lists) {
        for (const [rank, { id }] of results.entries()) {
          scores.set(id, (scores.get(id) ?? 0) + weight / (rankOffset + rank));
        }
      }
      const best = [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => byId.get(id)!);
      const found = best.slice(0, limit);
      const { asked: subject, about } = resultsAbout(asked, previous);
      const likely = best.filter(({ id }) => about.some((result) => result.id === id));
      const saying = likely.filter((section) => says(section, subject));
      const sharing = new Set(asked.results.filter(sharesWord).map(({ id }) => id));
      return {
        sections: found,
        nearest: found.filter(({ id }) => sharing.has(id)).slice(0, maxNearest),
        sure: saying.length > 0 ? [...new Set([...saying, ...likely])] : [],
        confident: about.length > 0,
      };
    },
  };
}

function isSame(one: KnowledgeSection, other: KnowledgeSection | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function sharesWord({ terms, queryTerms }: SearchResult): boolean {
  return terms.some((term) => !term.startsWith('=') && queryTerms.includes(term));
}

function stopWordsOf(text: string): string[] {
  return splitWords(normalize(text)).flatMap((word) => (stopWords.has(word) ? `=${word}` : []));
}

function shortened(question: string): string {
  const words = splitWords(question.toLowerCase().replace(/['’]/g, '')).filter((word) => word.length <= maxWordLength);
  return [...new Set(words)].slice(0, maxWords).join(' ');
}

/** Parts of words, with their edges: misspelt and inflected forms still share most of them. */
function gramsOf(text: string): string[] {
  return splitWords(normalize(text)).flatMap((word) => {
    if (stopWords.has(word)) return [];
    const padded = ` ${word} `;
    return [3, 4].flatMap((size) =>
      Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, start) => padded.slice(start, start + size)),
    );
  });
}
