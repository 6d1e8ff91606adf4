import { expect, test } from 'vitest';
import arabic from '#shared/content/ar/samples/ai-data-analyst.ts';
import english from '#shared/content/en/samples/ai-data-analyst.ts';
import { findQuestion } from '#web/products/ai-data-analyst/find-question.ts';

test('each suggestion is understood', () => {
  for (const { questions } of [english, arabic]) {
    for (const [name, question] of Object.entries(questions)) expect(findQuestion(question)).toBe(name);
  }
});

test.each([
  ['which city sells best?', 'emirates'],
  ['Where do we earn the most?', 'emirates'],
  ['revenue by emirate', 'emirates'],
  ['How loyal are our customers?', 'customers'],
  ['share of revenue from repeat customers', 'customers'],
  ['new vs returning customers', 'customers'],
  ['What is the best time to sell?', 'hours'],
  ['which hours convert best', 'hours'],
  ['When do people buy?', 'hours'],
  ['What is our churn?', 'churn'],
  ['how many customers leave', 'churn'],
  ['do we lose customers after two orders', 'churn'],
  ['most returned products', 'returns'],
  ['Which item do people return?', 'returns'],
  ['what gets sent back', 'returns'],
  ['How much do we sell in Dubai?', 'emirates'],
  ['revenue in Sharjah', 'emirates'],
  ['مبيعات دبي', 'emirates'],
  ['أين نبيع أكثر؟', 'emirates'],
  ['إيرادات كل إمارة', 'emirates'],
  ['كم نسبة العملاء الجدد؟', 'customers'],
  ['ما أفضل وقت للبيع', 'hours'],
  ['كم عميلًا يغادر؟', 'churn'],
  ['ما أكثر المنتجات المرتجعة؟', 'returns'],
])('%s: %s', (text, question) => {
  expect(findQuestion(text)).toBe(question);
});

test.each([
  '',
  'hello',
  'What is the weather?',
  'DROP TABLE sales',
  'كيف الطقس؟',
  'How many people work in Dubai?',
  'Do you have an office in Dubai?',
  'Where are you?',
  'Why did revenue in Dubai fall?',
  'When does the office open?',
  'When will you return?',
  'How long may I stay?',
  'كم عدد سكان دبي؟',
  'متى تفتحون؟',
])('%s: no answer', (text) => {
  expect(findQuestion(text)).toBeUndefined();
});
