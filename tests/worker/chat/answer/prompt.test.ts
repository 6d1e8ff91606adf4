import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { locales } from '#shared/locales.ts';
import { promptContext, systemPrompt } from '#worker/chat/answer/prompt.ts';
import { siteFacts } from '#worker/chat/answer/site-facts.ts';
import { configOf } from '#worker/env.ts';
import { replyWith } from '../../support/answer-events.ts';
import { completionWith, mockCompletions } from '../../support/completions.ts';
import { sections as site } from '../../support/knowledge.ts';

const withSite = { CHAT_CONTEXT: 'site' };

const config = configOf({ ...env, ...withSite });

const legal = /\/(?:privacy|terms|cookies)(?:#|$)/;

let completions: ReturnType<typeof mockCompletions>;

let answer = 'Yes.';

beforeEach(() => {
  completions = mockCompletions(() => completionWith(answer));
});

async function ask(text: string, bindings = {}) {
  const outcome = await replyWith({ ...withSite, ...bindings }, text);
  if (outcome.kind !== 'answered') throw new Error(outcome.kind);
  return { reply: outcome.reply, prompt: completions.requests.at(-1)?.body.messages[0]?.content ?? '' };
}

const sectionsIn = (prompt: string) =>
  [...prompt.matchAll(/^\[(\d+)\] (\[.*\])$/gm)].map(([, number, json]) => {
    const [title, path, text] = JSON.parse(json!) as [string, string, string];
    return { number: Number(number), title, path, text };
  });

const likelyIn = (prompt: string) => (/likely to be about (.*?),/.exec(prompt)?.[1] ?? '').match(/\d+/g)?.map(Number);

it.each(locales)('begins with the same bytes for every question of the language %s, on every page', (language) => {
  const ofLanguage = site.filter(({ locale }) => locale === language);
  const legalSections = ofLanguage.filter(({ path }) => legal.test(path));
  const prompts = [[], ofLanguage.slice(3, 7), legalSections.slice(0, 2)].flatMap((found) =>
    locales.map((page) => promptContext(config, { page, question: language }, found, site).system.content),
  );
  const listed = sectionsIn(prompts[0]!);
  expect(listed.map(({ number }) => number)).toEqual(listed.map((_, index) => index + 1));
  expect(listed).toHaveLength(ofLanguage.length - legalSections.length);
  expect(legalSections.length).toBeGreaterThan(10);
  expect(listed.filter(({ path }) => legal.test(path))).toEqual([]);
  const lastOfSite = prompts[0]!.indexOf(`[${listed.length}] [`);
  const prefix = prompts[0]!.slice(0, prompts[0]!.indexOf('\n', lastOfSite) + 1);
  expect(prompts.filter((prompt) => !prompt.startsWith(prefix))).toEqual([]);
});

it('numbers a section of the site alike in every prompt', () => {
  const english = site.filter(({ locale }) => locale === 'en');
  const [privacy] = english.filter(({ path }) => legal.test(path));
  const written = { ...english[0]!, id: 'written/1', path: '', title: 'Boats', text: 'We do boats.' };
  const found = [written, english[40]!, privacy!];
  const { system, numbered } = promptContext(config, { page: 'en', question: 'en' }, found, site);
  const lines = sectionsIn(system.content);
  expect(lines.map(({ text }) => text)).toEqual(numbered.map(({ text }) => text));
  expect(lines.slice(-2).map(({ title }) => title)).toEqual(['Boats', privacy!.title]);
  const { length } = numbered;
  expect(likelyIn(system.content)).toEqual([length - 1, numbered.indexOf(english[40]!) + 1, length]);
});

it('shows the sections that the answer cites, whatever was found', async () => {
  const { prompt } = await ask('Do you support ISO 27001?');
  const sections = sectionsIn(prompt);
  const standards = sections.find(({ path }) => path === '/products/ai-auditor#standards')!;
  const other = sections.find(({ number, path }) => number > 99 && path !== standards.path)!;
  expect(likelyIn(prompt)).toContain(standards.number);
  answer = `Yes [${standards.number}]. And more [${other.number}].`;
  const { reply } = await ask('Do you support ISO 27001?');
  expect(reply.message).toBe('Yes. And more.');
  expect(reply.sources.map(({ path }) => path)).toEqual([standards.path, other.path]);
});

it('has the language of the question, not that of the page', async () => {
  const { prompt } = await ask('هل تدعمون معيار ISO 27001؟');
  expect(sectionsIn(prompt).filter(({ path }) => !path.startsWith('/ar'))).toEqual([]);
});

it('uses the search results without the setting or the file of the site', async () => {
  const whole = (await ask('Do you support ISO 27001?')).prompt.length;
  expect((await ask('Do you support ISO 27001?', { CHAT_CONTEXT: '' })).prompt.length).toBeLessThan(whole / 2);
  const { system, numbered } = promptContext(config, { page: 'en', question: 'en' }, [], []);
  expect(numbered).toEqual([]);
  expect(system.content).toContain('Nothing on the website was found');
});

it('refuses another value of the setting', () => {
  expect(() => configOf({ ...env, CHAT_CONTEXT: 'all' })).toThrow(/CHAT_CONTEXT/);
});

const withoutMarks = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '');

it.each(locales)('gives Joe every product, plan, position and contact address in the language %s', (locale) => {
  const { role, content } = systemPrompt('https://site.test', locale);
  const { products, plans, jobs } = siteFacts[locale];
  expect(role).toBe('system');
  const facts = [
    ...products.flatMap(({ name, features }) => [name, ...features]),
    ...plans.map(({ name }) => `${name}: `),
    ...jobs.map(({ title }) => title),
    brand.email,
    brand.phone,
  ].map(withoutMarks);
  expect(facts.filter((fact) => !content.includes(fact))).toEqual([]);
  expect(content).not.toMatch(/undefined|\[object|[\u2066-\u2069]/);
  expect(content).not.toContain(brand.siteUrl);
});

it('names prices and links as the pages of each language do', () => {
  const english = systemPrompt('https://site.test', 'en').content;
  for (const price of ['Starter: Free.', 'Growth: $49 per month.', 'Scale: $199 per month.']) {
    expect(english).toContain(price);
  }
  expect(english).toContain('https://site.test/schedule-demo');
  const arabic = systemPrompt('https://site.test', 'ar').content;
  expect(arabic).toContain('https://site.test/ar/schedule-demo');
  expect(arabic).not.toMatch(/https:\/\/site\.test\/(?!ar\/)/);
  expect(arabic).toContain('Arabic pages');
});
