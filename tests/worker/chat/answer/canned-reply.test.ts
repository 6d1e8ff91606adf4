import { expect, it } from 'vitest';
import { cannedReply, chatContents, mentions } from '#worker/chat/answer/canned-reply.ts';
import { sections } from '../../support/knowledge.ts';

it('answers by the keyword alone after a failed call of the model', () => {
  const { fallback } = chatContents.en.canned;
  expect(cannedReply('Who is behind the company?', 'en', sections.slice(0, 4)).message).toBe(fallback);
});

it.each([
  ['للتواصُل معكم', 'تواصل'],
  ['الاسعار', 'أسعار'],
  ['بكم الباقة؟', ' بكم '],
  ['وظائفكم', 'وظائف'],
])('recognises in %j the word %j', (text, word) => {
  expect(mentions(text, [word])).toBe(true);
});

it.each([
  ['كيف حالكم', ' كم '],
  ['التحول الرقمي', 'أسعار'],
  ['', ' كم '],
])('does not recognise in %j the word %j', (text, word) => {
  expect(mentions(text, [word])).toBe(false);
});
