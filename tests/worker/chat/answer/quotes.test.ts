import { expect, it } from 'vitest';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { ownText, quotesOf } from '#worker/chat/answer/quotes.ts';

function section(text: string, title = 'Company: Harbour'): KnowledgeSection {
  return { id: title, locale: 'en', path: '/company', title, text, context: '', searchPhrases: '', weight: 1 };
}

const sentenceOf = (text: string) => quotesOf([section(text)], 'Where are the falcons?')[0]?.sentence;

it('quotes one sentence of each of three sections', () => {
  const sections = ['First.', 'Second.', 'Third.', 'Fourth.'].map((text) => section(text));
  expect(quotesOf(sections, 'falcons').map(({ sentence }) => sentence)).toEqual(['First.', 'Second.', 'Third.']);
});

it('quotes a text of 200 characters whole, and the closest sentence of a longer one', () => {
  const closest = 'The falcons live in the old harbour.';
  const rest = `${'a'.repeat(200 - closest.length - 2)}.`;
  expect(sentenceOf(`${rest} ${closest}`)).toBe(`${rest} ${closest}`);
  expect(sentenceOf(`a${rest} ${closest}`)).toBe(closest);
});

it('quotes no sentence of fewer than 25 characters out of a long text', () => {
  const rest = `${'word '.repeat(39)}word.`;
  expect(sentenceOf(`${rest} The falcons are on roofs.`)).toBe('The falcons are on roofs.');
  expect(sentenceOf(`${rest} The falcons are at roof.`)).toBe(rest);
});

it('shortens a sentence of more than 300 characters', () => {
  const whole = `falcons ${'a'.repeat(292)}`;
  expect(sentenceOf(whole)).toBe(whole);
  expect(sentenceOf(`${whole}b`)).toBe('falcons …');
});

it('leaves out a heading and at most 30 characters above it', () => {
  expect(ownText(section(`${'a'.repeat(29)} Harbour: Falcons live here.`))).toBe('Falcons live here.');
  expect(ownText(section(`${'a'.repeat(30)} Harbour: Falcons live here.`))).toBe(
    `${'a'.repeat(30)} Harbour: Falcons live here.`,
  );
});
