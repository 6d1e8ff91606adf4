import type { KnowledgeSection } from '../../src-shared/knowledge/section.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { createIndex } from '../../src-worker/chat/knowledge/section-index.ts';
import { heldOutArabic } from './held-out-ar.ts';
import { heldOutEnglish } from './held-out-en.ts';
import { heldOutOffTopic } from './held-out-off-topic.ts';
import { offTopicQuestions } from './off-topic.ts';
import type { Question } from './question.ts';
import { arabicQuestions } from './questions-ar.ts';
import { englishQuestions } from './questions-en.ts';

export interface QuestionSet {
  questions: Question[];
  offTopic: string[];
}

/** The questions that the search is tuned on. */
export const tuned: Record<Locale, QuestionSet> = {
  en: { questions: englishQuestions, offTopic: offTopicQuestions.en },
  ar: { questions: arabicQuestions, offTopic: offTopicQuestions.ar },
};

/** Only measured: what is changed after a look at their misses no longer shows how the search does with new questions. */
export const heldOut: Record<Locale, QuestionSet> = {
  en: { questions: heldOutEnglish, offTopic: heldOutOffTopic.en },
  ar: { questions: heldOutArabic, offTopic: heldOutOffTopic.ar },
};

/** How well, and how fast, the sections are found that answer the questions of a language. Times are in milliseconds. */
export function evaluateRetrieval(
  sections: readonly KnowledgeSection[],
  locale: Locale,
  { questions, offTopic }: QuestionSet,
) {
  const index = createIndex(sections.filter((section) => section.locale === locale));
  const times: number[] = [];
  function find(question: string) {
    const startedAt = performance.now();
    const found = index.find(question);
    times.push(performance.now() - startedAt);
    return found.map(({ id }) => id);
  }
  const missed = questions.filter(([text, ...expected]) => !find(text).some((id) => expected.includes(id)));
  const strays = offTopic.filter((text) => find(text).length > 0);
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)]!;
  return {
    recall: 1 - missed.length / questions.length,
    missed: missed.map(([text]) => text),
    strays,
    median: quantile(0.5),
    slow: quantile(0.95),
  };
}
