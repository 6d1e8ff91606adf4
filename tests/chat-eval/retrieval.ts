import type { KnowledgeSection } from '../../src-shared/knowledge/section.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { createIndex } from '../../src-worker/knowledge/section-index.ts';
import { offTopicQuestions } from './off-topic.ts';
import type { Question } from './question.ts';
import { arabicQuestions } from './questions-ar.ts';
import { englishQuestions } from './questions-en.ts';

export const questions: Record<Locale, Question[]> = { en: englishQuestions, ar: arabicQuestions };

/** How well, and how fast, the sections are found that answer the questions of a language. Times are in milliseconds. */
export function evaluateRetrieval(sections: readonly KnowledgeSection[], locale: Locale) {
  const index = createIndex(sections.filter((section) => section.locale === locale));
  const times: number[] = [];
  function find(question: string) {
    const startedAt = performance.now();
    const found = index.find(question);
    times.push(performance.now() - startedAt);
    return found.map(({ id }) => id);
  }
  const missed = questions[locale].filter(([text, ...expected]) => !find(text).some((id) => expected.includes(id)));
  const strays = offTopicQuestions[locale].filter((text) => find(text).length > 0);
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)]!;
  return {
    recall: 1 - missed.length / questions[locale].length,
    missed: missed.map(([text]) => text),
    strays,
    median: quantile(0.5),
    slow: quantile(0.95),
  };
}
