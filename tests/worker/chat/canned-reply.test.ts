import { expect, it } from 'vitest';
import { type Locale, locales } from '#shared/locales.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { cannedReply, chatContents, mentions } from '#worker/chat/canned-reply.ts';
import { createIndex } from '#worker/chat/knowledge/section-index.ts';
import { sections } from '../support/knowledge.ts';

function replyTo(question: string, locale: Locale) {
  const found = createIndex(sections.filter((section) => section.locale === locale)).find(question);
  return cannedReply(question, locale, found.confident ? found.sections : [], true);
}

const pages = [[paths.home, paths.company], [paths.lagentry], [paths.careers], [paths.company], [paths.scheduleDemo]];

const questions = locales.flatMap((locale) =>
  chatContents[locale].quickQuestions.map((question, index) => ({ locale, question, fitting: pages[index]! })),
);

it.each(questions)('answers $question without a model from the site, the fitting source first', (quick) => {
  const { locale, question, fitting } = quick;
  const { message, sources } = replyTo(question, locale);
  expect(message).not.toBe(chatContents[locale].canned.fallback);
  expect(fitting.map((path) => localizedPath(path, locale))).toContain(sources[0]?.path.split('#')[0]);
});

it('points to the contact when nothing on the site is about the question', () => {
  expect(replyTo('Who won the match yesterday?', 'en')).toMatchObject({
    message: chatContents.en.canned.fallback,
    sources: [],
  });
});

it('answers by the topic alone after a failed call of the model', () => {
  const { fallback } = chatContents.en.canned;
  expect(cannedReply('Who is behind the company?', 'en', sections.slice(0, 4), false).message).toBe(fallback);
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
