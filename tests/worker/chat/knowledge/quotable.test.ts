import { expect, it } from 'vitest';
import { quotableFor } from '#worker/chat/knowledge/quotable.ts';
import { sections } from '../../support/knowledge.ts';

const sectionOf = (id: string) => sections.find((section) => section.id === id && section.locale === 'en')!;

it.each([
  ['do you set cookies', 'cookies/intro'],
  ['is this conversation recorded', 'privacy/what/11'],
  ['which law governs your terms', 'terms/law'],
  ['هل تحفظون بياناتي', 'privacy/in-short'],
  ['what happens if the agent is wrong', 'lagentry/feature-list/2'],
  ['is AI Auditor better than AI Data Analyst', 'products/comparison'],
])('lets %j be answered with %s', (question, id) => {
  expect(quotableFor(question)(sectionOf(id))).toBe(true);
});

it.each([
  ['what happens if the agent is wrong', 'terms/joe'],
  ['which browsers do you support', 'cookies/visitors'],
  ['how do you price by conversation', 'privacy/what/11'],
  ['هل الوكيل يتأخر', 'terms/joe'],
  ['is Lagentry better than Zapier', 'lagentry/intro'],
  ['الفرق بين الوكيل وجوجل', 'privacy/what/13'],
])('does not let %j be answered with %s', (question, id) => {
  expect(quotableFor(question)(sectionOf(id))).toBe(false);
});
