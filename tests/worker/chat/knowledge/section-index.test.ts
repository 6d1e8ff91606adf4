import { expect, it } from 'vitest';
import { createIndex } from '#worker/chat/knowledge/section-index.ts';
import { sections } from '../../support/knowledge.ts';

const english = createIndex(sections.filter(({ locale }) => locale === 'en'));
const arabic = createIndex(sections.filter(({ locale }) => locale === 'ar'));
const idsOf = (index: typeof english, question: string) => index.find(question).sections.map(({ id }) => id);

it.each([
  ['Which compliance standards do you cover?', 'ai-auditor/standards'],
  ['complience standards', 'ai-auditor/standards'],
  ['What is your telephone number?', 'contact'],
  ['ISO 27001', 'ai-auditor/standards'],
])('answers %j', (question, id) => {
  expect(idsOf(english, question)).toContain(id);
});

it.each([
  ['ما معايير الامتثال؟', 'ai-auditor/standards'],
  ['مَا مَعَايِيرُ الاِمْتِثَالِ', 'ai-auditor/standards'],
  ['ابي رقم الجوال', 'contact'],
])('answers %j', (question, id) => {
  expect(idsOf(arabic, question)).toContain(id);
});

it.each(['', '   ', '!?', '🙂🎉', '\u202e', 'Hello!', 'Thanks a lot', 'شكرا'])('finds nothing for %j', (question) => {
  for (const index of [english, arabic])
    expect(index.find(question)).toEqual({ sections: [], nearest: [], sure: [], confident: false });
});

it.each([
  'x'.repeat(2000),
  'ش'.repeat(2000),
  'the of and '.repeat(180),
  '👍'.repeat(1000),
  'price سعر preis 価格 '.repeat(100),
  `<table><tr onclick="alert('x')">${'<td>&nbsp;</td>'.repeat(130)}`,
  Array.from({ length: 280 }, (_, n) => `word${n}`).join(' '),
  `${'3'.repeat(1999)}a`,
])('accepts a long question that says little: %j', (question) => {
  for (const index of [english, arabic]) {
    const startedAt = performance.now();
    const { sections: found } = index.find(question, { history: [{ role: 'user', content: question }] });
    expect(found.length).toBeLessThanOrEqual(12);
    // The limit is generous, because a machine that runs many tests is slow.
    expect(performance.now() - startedAt).toBeLessThan(5000);
  }
});

it('returns the best twelve, or as many as requested', () => {
  expect(english.find('price of the demo of the products').sections).toHaveLength(12);
  expect(english.find('price of the demo of the products', { limit: 3 }).sections).toHaveLength(3);
});

it.each(['Who won the world cup in 2018?', 'best pizza near me', 'how do i get rid of hiccups'])(
  'is not confident that it answers %j',
  (question) => expect(english.find(question).confident).toBe(false),
);

it.each(['how much', 'r u hiring', 'do you support ISO 27001?'])('is confident that it answers %j', (question) => {
  expect(english.find(question).confident).toBe(true);
});

it('finds pages by the visitors’ words for them, though the page has other words', () => {
  expect(idsOf(english, 'can i wfh')[0]).toBe('careers/cards/3');
  expect(idsOf(arabic, 'شقد سعره').slice(0, 2)).toContain('prices');
  expect(idsOf(arabic, 'ابي demo')).toContain('schedule-demo/intro');
});

it('reads Arabic in Latin letters', () => {
  expect(idsOf(arabic, '3endkom wazayef?').slice(0, 4)).toContain('careers/positions');
  expect(idsOf(arabic, 'kam el se3r').slice(0, 4)).toContain('prices');
});

it('reads a follow-up with the message of the visitor before it', () => {
  const history = [
    { role: 'user' as const, content: 'What is the Growth plan?' },
    { role: 'assistant' as const, content: 'Do you like penguins?' },
  ];
  const [first] = english.find('and the bigger one?', { history }).sections;
  expect(first!.id).toContain('pricing/plans');
});

it('finds what was added last, beside the site, as if it were a part of it', () => {
  const all = sections.filter(({ locale }) => locale === 'en');
  const [site, added] = [all.slice(20), all.slice(0, 20)];
  const changed = { ...added[0]!, text: 'Zanzibar opens in spring.' };
  const index = createIndex(site);
  index.update([changed, ...added.slice(1)]);
  expect(idsOf(index, 'When does Zanzibar open?')).toContain(changed.id);
  index.update(added);
  const whole = createIndex([...site, ...added]);
  for (const question of ['complience standards', 'What is your telephone number?', 'price of Lagentry']) {
    expect(index.find(question)).toEqual(whole.find(question));
  }
  index.update([]);
  expect(index.find('complience standards')).toEqual(createIndex(site).find('complience standards'));
  expect(idsOf(index, 'When does Zanzibar open?')).not.toContain(changed.id);
});

it('finds words that are names of JavaScript', () => {
  const section = { ...sections[0]!, id: 'own', title: 'Constructor', text: 'The constructor has a prototype.' };
  expect(idsOf(createIndex([section]), 'constructor prototype')).toEqual(['own']);
});
