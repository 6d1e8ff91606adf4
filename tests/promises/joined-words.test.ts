import { expect, it } from 'vitest';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { builtFile, builtPage } from './built-page.ts';

const sections = (JSON.parse(builtFile('knowledge.json')) as KnowledgeSection[]).map(({ path, title, text }) => ({
  page: path.replace(/#.*/, ''),
  text: `${title} ${text}`,
}));

const wordsOf = (text: string) => text.replace(/[\u2066-\u2069]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const isJoined = (word: string, words: Set<string>) =>
  !words.has(word) &&
  [...word].some(
    (_, index) =>
      index > 1 && index < word.length - 1 && words.has(word.slice(0, index)) && words.has(word.slice(index)),
  );

/** The words of a page as its text nodes have them: a gap of the layout lies between two nodes. */
function wordsOn(path: string): Set<string> {
  const page = builtPage(path);
  const words = new Set<string>();
  const walker = page.createTreeWalker(page.documentElement, 4);
  while (walker.nextNode()) for (const word of wordsOf(walker.currentNode?.textContent ?? '')) words.add(word);
  for (const meta of page.querySelectorAll('meta[content]')) {
    for (const word of wordsOf(meta.getAttribute('content')!)) words.add(word);
  }
  return words;
}

it.each([...new Set(sections.map(({ page }) => page))])('tells Joe no two words as one: %s', (page) => {
  const words = wordsOn(page);
  const wordsForJoe = sections.filter((section) => section.page === page).flatMap(({ text }) => wordsOf(text));
  expect([...new Set(wordsForJoe)].filter((word) => isJoined(word, words))).toEqual([]);
});

it('writes no name of a column next to its value in llms-full.txt', () => {
  const text = builtFile('llms-full.txt');
  expect(text).not.toMatch(/AnswerYes|StarterFree|runUAE|itOperations/);
  expect(text).toContain('Support (Starter: Help pages and email · Growth: Replies within one working day');
  expect(text).toContain('Can it be hosted in the UAE? Yes. In Enterprise contracts.');
});
