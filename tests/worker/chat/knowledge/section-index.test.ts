import { expect, it } from 'vitest';
import type { KnowledgeSection } from '../../../../src-shared/knowledge/section.ts';
import { createIndex } from '../../../../src-worker/chat/knowledge/section-index.ts';
import { sections } from '../../support/knowledge.ts';

const english = createIndex(sections.filter(({ locale }) => locale === 'en'));
const arabic = createIndex(sections.filter(({ locale }) => locale === 'ar'));
const idsOf = (index: typeof english, question: string) => index.find(question).map(({ id }) => id);

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

it.each(['', '   ', '!?', 'Hello!', 'Thanks a lot', 'شكرا', 'what is it', '🙂', '\u202e', 'x'.repeat(2000)])(
  'finds nothing for %j',
  (question) => {
    expect(idsOf(english, question)).toEqual([]);
    expect(idsOf(arabic, question)).toEqual([]);
  },
);

it('finds at most four', () => {
  expect(idsOf(english, 'price of the demo of the products').length).toBeLessThanOrEqual(4);
});

it('needs more than one of several words, unless that one is in the title and no other section has more', () => {
  const section = (id: string, title: string, text: string): KnowledgeSection => {
    return { id, locale: 'en', path: '/', title, text, context: '', weight: 1 };
  };
  const index = createIndex([
    section('swim', 'Pool', 'In the evening dolphins swim beside the boats.'),
    section('dolphin', 'Dolphins', 'They are mammals.'),
    ...Array.from({ length: 300 }, (_, n) =>
      section(`other${n}`, 'Lorem ipsum', `Dolor sit amet consectetur adipiscing ${n}`),
    ),
  ]);
  expect(idsOf(index, 'Are dolphins dangerous?')).toEqual(['dolphin']);
  expect(idsOf(index, 'Do dolphins swim?')).toEqual(['swim']);
});
