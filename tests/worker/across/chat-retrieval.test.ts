import { describe, expect, it } from 'vitest';
import { locales } from '#shared/locales.ts';
import type { Question, QuestionSet } from '../../../tools/chat-eval/question.ts';
import { evaluateRetrieval, heldOut, searchFor, tuned } from '../../../tools/chat-eval/retrieval.ts';
import { evaluateShown, visitorOf } from '../../../tools/chat-eval/shown.ts';
import { sections } from '../support/knowledge.ts';

describe.each(locales)('in the language %s', (locale) => {
  const find = searchFor(sections, locale);
  const { written, spoken, close } = tuned[locale];
  const ids = new Set(sections.filter((section) => section.locale === locale).map(({ id }) => id));

  it('asks a hundred questions about existing sections, and thirty about others', () => {
    expect(differentTexts(written)).toEqual({ questions: 100, offTopic: 30 });
    expect(expectedBy(written).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('holds out sixty questions about existing sections, and thirty about others', () => {
    expect(differentTexts(heldOut[locale])).toEqual({ questions: 60, offTopic: 30 });
    expect(expectedBy(heldOut[locale]).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('holds out no question that shares half of its words with a tuned one', () => {
    const alike = (texts: string[], others: string[]) =>
      texts.filter((text) => others.some((other) => likeness(wordsIn(text), wordsIn(other)) >= 0.5));
    expect(alike(heldOut[locale].questions.map(textOf), written.questions.map(textOf))).toEqual([]);
    expect(alike(heldOut[locale].offTopic, written.offTopic)).toEqual([]);
  });

  it('has spoken questions and follow-ups about sections that exist', () => {
    expect(spoken.questions.length + spoken.followUps!.length).toBeGreaterThanOrEqual(60);
    expect(
      [...expectedBy(spoken), ...spoken.followUps!.flatMap(([, , ...of]) => of)].filter((id) => !ids.has(id)),
    ).toEqual([]);
  });

  it('asks close questions about sections that exist', () => {
    expect(close.offTopic.length).toBeGreaterThanOrEqual(28);
    expect(
      [...expectedBy(close), ...close.followUps!.flatMap(([, , ...of]) => of)].filter((id) => !ids.has(id)),
    ).toEqual([]);
  });

  it.each(Object.entries({ written, spoken }))(
    'finds the answer, and is sure of it, for %s questions',
    (_name, set) => {
      const { recallAt4, recallAt12, unsure, strays } = evaluateRetrieval(find, set);
      expect(recallAt4).toBeGreaterThanOrEqual(0.85);
      expect(recallAt12).toBeGreaterThanOrEqual(0.95);
      expect(unsure).toBeLessThanOrEqual(0.25);
      expect(strays.length).toBeLessThanOrEqual(set.offTopic.length / 10);
    },
  );
});

describe.each(locales)('on the screen, in the language %s', (locale) => {
  const ask = visitorOf(sections, locale);
  const own = sections.filter((section) => section.locale === locale);

  const { close, ...others } = tuned[locale];

  it('pretends an answer to at most a seventh of what the site leaves open', async () => {
    const { answerable, outcomes, unanswerable, pretended } = await evaluateShown(ask, close, own);
    expect(outcomes.shown.length / answerable).toBeGreaterThanOrEqual(0.75);
    expect(outcomes.wrong.length / answerable).toBeLessThanOrEqual(0.15);
    expect(pretended.length / unanswerable).toBeLessThanOrEqual(0.15);
  });

  it.each(Object.entries(others))('shows the right words for %s questions', async (_name, set) => {
    const { answerable, outcomes, unanswerable, pretended } = await evaluateShown(ask, set, own);
    expect(outcomes.shown.length / answerable).toBeGreaterThanOrEqual(0.8);
    expect(outcomes.wrong.length / answerable).toBeLessThanOrEqual(0.15);
    expect(pretended.length).toBeLessThanOrEqual(unanswerable / 10);
  });
});

function differentTexts({ questions, offTopic }: QuestionSet) {
  return { questions: new Set(questions.map(textOf)).size, offTopic: new Set(offTopic).size };
}

function expectedBy({ questions }: QuestionSet): string[] {
  return questions.flatMap(([, ...expected]) => expected);
}

function textOf([text]: Question): string {
  return text;
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
}

/** The share of all words that both have. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}
