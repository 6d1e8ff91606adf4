import { expect, it } from 'vitest';
import { mentions } from '../../../src-worker/chat/canned-reply.ts';

it.each([
  ['للتواصُل معكم', 'تواصل'],
  ['الاسعار', 'أسعار'],
  ['بكم الباقة؟', ' بكم '],
  ['وظائفكم', 'وظائف'],
])('hears in %j the word %j', (text, word) => {
  expect(mentions(text, [word])).toBe(true);
});

it.each([
  ['كيف حالكم', ' كم '],
  ['التحول الرقمي', 'أسعار'],
  ['', ' كم '],
])('does not hear in %j the word %j', (text, word) => {
  expect(mentions(text, [word])).toBe(false);
});
