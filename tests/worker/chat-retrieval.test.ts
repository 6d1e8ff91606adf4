import { describe, expect, it } from 'vitest';
import { locales } from '../../src-shared/locales.ts';
import { offTopicQuestions } from '../chat-eval/off-topic.ts';
import { evaluateRetrieval, questions } from '../chat-eval/retrieval.ts';
import { sections } from './support/knowledge.ts';

describe.each(locales)('in the language %s', (locale) => {
  const evaluated = evaluateRetrieval(sections, locale);

  it('asks a hundred different questions about sections that exist, and thirty about something else', () => {
    const ids = new Set(sections.filter((section) => section.locale === locale).map(({ id }) => id));
    expect(new Set(questions[locale].map(([text]) => text)).size).toBe(100);
    expect(questions[locale].flatMap(([, ...expected]) => expected).filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(offTopicQuestions[locale]).size).toBe(30);
  });

  it('finds a section that answers for nine of ten questions', () => {
    expect(evaluated.recall).toBeGreaterThanOrEqual(0.9);
  });

  it('finds nothing for a question about something else', () => {
    expect(evaluated.strays).toEqual([]);
  });
});
