import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { normalize } from '#shared/search/normalize.ts';
import { splitWords } from '#shared/search/words.ts';
import type { ConversationEntry } from '../history.ts';
import { arabiziReader } from './arabizi.ts';
import { isLong, resultsAbout, says } from './confidence.ts';
import { quotableFor } from './quotable.ts';
import { type Segment, segmentOf, type TermCounts } from './segment.ts';
import { stopWords } from './stop-words.ts';
import { countTerms, type Result, type Scheme, searchTerms } from './term-index.ts';
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
  /** Replaces what was added to the site, and reads only what has changed. */
  update(added: readonly KnowledgeSection[]): void;
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

/** Whole words, with the words that mean the same. */
const words: Scheme = {
  fields: [
    ['title', 1.5],
    ['text', 1],
    ['context', 0.6],
    ['searchPhrases', 1.5],
  ],
  termsIn: (text, field) => [...termsOf(text).flat(), ...(field === 'searchPhrases' ? stopWordsOf(text) : [])],
  weightOf: ({ weight }) => weight,
  weightOfTerm: (term) => (term.startsWith('=') ? 0.2 : 1),
  isOpen: isLong,
};

/** Parts of words, with their edges: misspelt and inflected forms still share most of them. */
const grams: Scheme = {
  fields: [
    ['title', 1],
    ['text', 0.3],
    ['searchPhrases', 1],
  ],
  termsIn: gramsOf,
  weightOf: ({ weight }) => Math.sqrt(weight),
};

export interface BuiltIndex {
  words: Segment;
  grams: Segment;
}

interface Counted {
  section: KnowledgeSection;
  words: TermCounts;
  grams: TermCounts;
}

function counted(section: KnowledgeSection): Counted {
  return { section, words: countTerms(words, section), grams: countTerms(grams, section) };
}

function indexOf(texts: readonly Counted[]): BuiltIndex {
  return {
    words: segmentOf(
      texts.map((text) => text.words),
      words.fields.length,
    ),
    grams: segmentOf(
      texts.map((text) => text.grams),
      grams.fields.length,
    ),
  };
}

export function buildIndex(sections: readonly KnowledgeSection[]): BuiltIndex {
  return indexOf(sections.map(counted));
}

/** Finds the sections of the site, which the build has indexed, and those that `update` adds. */
export function createIndex(site: readonly KnowledgeSection[], built = buildIndex(site)): SectionIndex {
  let added = new Map<string, Counted>();
  let parts = { words: [{ sections: site, segment: built.words }], grams: [{ sections: site, segment: built.grams }] };
  let readArabizi = arabiziReader(site);

  function update(next: readonly KnowledgeSection[]) {
    const texts = next.map((section) => {
      const last = added.get(section.id);
      return last && isSame(last.section, section) ? last : counted(section);
    });
    added = new Map(texts.map((text) => [text.section.id, text]));
    const sections = texts.map(({ section }) => section);
    const own = indexOf(texts);
    parts = {
      words: [parts.words[0]!, { sections, segment: own.words }],
      grams: [parts.grams[0]!, { sections, segment: own.grams }],
    };
    readArabizi = arabiziReader([...site, ...sections]);
  }

  const read = (asked: string) => readArabizi(shortened(asked));

  function search(asked: string) {
    const question = read(asked);
    return {
      question,
      results: searchTerms(words, parts.words, [...termsOf(question).flat(), ...stopWordsOf(question)]),
      byGrams: searchTerms(grams, parts.grams, [...new Set(gramsOf(question))]),
    };
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
      const scores = new Map<KnowledgeSection, number>();
      for (const { results, weight } of lists) {
        for (const [rank, { section }] of results.entries()) {
          scores.set(section, (scores.get(section) ?? 0) + weight / (rankOffset + rank));
        }
      }
      const best = [...scores].toSorted(([, one], [, other]) => other - one).map(([section]) => section);
      const found = best.slice(0, limit);
      const { asked: subject, about } = resultsAbout(asked, previous);
      const likely = best.filter((section) => about.some((result) => result.section === section));
      const saying = likely.filter((section) => says(section, subject));
      const isSure = saying.slice(0, 1).some(quotableFor(`${subject.question} ${asked.question}`));
      const sharing = new Set(asked.results.filter(sharesWord).map(({ section }) => section));
      return {
        sections: found,
        nearest: found.filter((section) => sharing.has(section)).slice(0, maxNearest),
        sure: isSure ? [...new Set([...saying, ...likely])] : [],
        confident: about.length > 0,
      };
    },
  };
}

function isSame(one: KnowledgeSection, other: KnowledgeSection | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function sharesWord({ match, queryTerms }: Result): boolean {
  return queryTerms.some((term) => !term.startsWith('=') && match.has(term));
}

function stopWordsOf(text: string): string[] {
  return splitWords(normalize(text)).flatMap((word) => (stopWords.has(word) ? `=${word}` : []));
}

function shortened(question: string): string {
  const words = splitWords(question.toLowerCase().replace(/['’]/g, '')).filter((word) => word.length <= maxWordLength);
  return [...new Set(words)].slice(0, maxWords).join(' ');
}

function gramsOf(text: string): string[] {
  return splitWords(normalize(text)).flatMap((word) => {
    if (stopWords.has(word)) return [];
    const padded = ` ${word} `;
    return [3, 4].flatMap((size) =>
      Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, start) => padded.slice(start, start + size)),
    );
  });
}
