import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../src-shared/locales.ts';
import { createIndex } from '../../src-worker/knowledge/section-index.ts';
import { offTopicQuestions } from '../chat-eval/off-topic.ts';
import type { Question } from '../chat-eval/question.ts';
import { arabicQuestions } from '../chat-eval/questions-ar.ts';
import { englishQuestions } from '../chat-eval/questions-en.ts';
import { sections } from './support/knowledge.ts';

const questions: Record<Locale, Question[]> = { en: englishQuestions, ar: arabicQuestions };

describe.each(locales)('in the language %s', (locale) => {
  const own = sections.filter((section) => section.locale === locale);
  const index = createIndex(own);
  const idsOf = (question: string) => index.find(question).map(({ id }) => id);

  it('asks a hundred different questions about sections that exist', () => {
    const ids = new Set(own.map(({ id }) => id));
    expect(new Set(questions[locale].map(([text]) => text)).size).toBe(100);
    expect(questions[locale].flatMap(([, ...expected]) => expected).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('finds a section that answers for nine of ten questions', () => {
    const missed = questions[locale].filter(([text, ...expected]) => !idsOf(text).some((id) => expected.includes(id)));
    expect(missed.length).toBeLessThanOrEqual(10);
  });

  it('finds nothing for thirty questions about something else', () => {
    expect(new Set(offTopicQuestions[locale]).size).toBe(30);
    expect(offTopicQuestions[locale].filter((question) => idsOf(question).length > 0)).toEqual([]);
  });
});
