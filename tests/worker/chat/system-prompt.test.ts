import { expect, it } from 'vitest';
import { brand } from '../../../src-shared/brand.ts';
import { locales } from '../../../src-shared/locales.ts';
import { siteFacts, systemPrompt } from '../../../src-worker/chat/prompt.ts';

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
