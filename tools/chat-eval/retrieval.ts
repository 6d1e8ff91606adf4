import type { KnowledgeSection } from '../../src-shared/knowledge/section.ts';
import { type Locale, locales } from '../../src-shared/locales.ts';
import { isArabizi } from '../../src-worker/chat/knowledge/arabizi.ts';
import { createIndex, type SectionIndex } from '../../src-worker/chat/knowledge/section-index.ts';
import { closeArabic } from './close-ar.ts';
import { closeEnglish } from './close-en.ts';
import { heldOutArabic } from './held-out-ar.ts';
import { heldOutEnglish } from './held-out-en.ts';
import { heldOutOffTopic } from './held-out-off-topic.ts';
import { offTopicQuestions } from './off-topic.ts';
import type { QuestionSet } from './question.ts';
import { arabicQuestions } from './questions-ar.ts';
import { englishQuestions } from './questions-en.ts';
import { spokenArabic } from './spoken-ar.ts';
import { spokenEnglish } from './spoken-en.ts';

/** The questions that the search is tuned on. */
export const tuned: Record<Locale, Record<'written' | 'spoken' | 'close', QuestionSet>> = {
  en: {
    written: { questions: englishQuestions, offTopic: offTopicQuestions.en },
    spoken: spokenEnglish,
    close: closeEnglish,
  },
  ar: {
    written: { questions: arabicQuestions, offTopic: offTopicQuestions.ar },
    spoken: spokenArabic,
    close: closeArabic,
  },
};

/** Questions that only measure: a search tuned on their misses no longer shows how it deals with new questions. */
export const heldOut: Record<Locale, QuestionSet> = {
  en: { questions: heldOutEnglish, offTopic: heldOutOffTopic.en },
  ar: { questions: heldOutArabic, offTopic: heldOutOffTopic.ar },
};

/** Searches as a session does. `sections` may be of all languages; `locale` is that of the visitor's page. */
export function searchFor(sections: readonly KnowledgeSection[], locale: Locale): SectionIndex['find'] {
  const indexes = new Map<Locale, SectionIndex>();
  for (const language of locales) {
    const own = sections.filter((section) => section.locale === language);
    if (own.length > 0) indexes.set(language, createIndex(own));
  }
  return (question, options) => {
    const index = (isArabizi(question) && indexes.get('ar')) || indexes.get(locale)!;
    return index.find(question, options);
  };
}

/** Measures how well and how fast a search finds the sections that answer the questions. Times are in milliseconds. */
export function evaluateRetrieval(find: SectionIndex['find'], { questions, followUps = [], offTopic }: QuestionSet) {
  const times: number[] = [];
  function ask(question: string, before?: string) {
    const history = before === undefined ? [] : [{ role: 'user' as const, content: before }];
    const startedAt = performance.now();
    const { sections, confident } = find(question, { history });
    times.push(performance.now() - startedAt);
    return { question, ids: sections.map(({ id }) => id), confident };
  }
  const asked = [
    ...questions.map(([text, ...expected]) => ({ ...ask(text), expected })),
    ...followUps.map(([before, text, ...expected]) => ({ ...ask(text, before), expected })),
  ];
  const missedAt = (limit: number) =>
    asked.filter(({ ids, expected }) => !ids.slice(0, limit).some((id) => expected.includes(id)));
  const strays = offTopic.filter((text) => ask(text).confident);
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)]!;
  return {
    recallAt4: 1 - missedAt(4).length / asked.length,
    recallAt12: 1 - missedAt(12).length / asked.length,
    missed: missedAt(4).map(({ question }) => question),
    unsure: asked.filter(({ confident }) => !confident).length / asked.length,
    strays,
    median: quantile(0.5),
    slow: quantile(0.95),
  };
}
