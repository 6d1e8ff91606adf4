import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import arabic from '#shared/content/ar/pages/schedule-demo.ts';
import english from '#shared/content/en/pages/schedule-demo.ts';
import Demo from '#web/site/islands/demo.tsx';
import { mockApi } from '../../mock-api.ts';

function openForm(search: string, { form, notes, estimateNote, requestedPlan, sampleNote, picker } = english) {
  mockApi();
  history.replaceState(null, '', `/schedule-demo${search}`);
  render(
    <Demo texts={{ demoForm: form, demoNotes: notes, estimateNote, requestedPlan, sampleNote, slotPicker: picker }} />,
  );
  return screen.queryByRole('heading', { level: 3 });
}

test.each([
  ['growth', english, 'The Growth plan$49 per month', 'then send a quote including tax'],
  ['scale', arabic, 'باقة التوسّع$199 شهريًا', 'ثم نرسل إليكم عرض سعر'],
  ['starter', english, 'The Starter planFree ', 'we’ll set up your workspace with you'],
])('the button of the plan %s opens a form with its price and next step', (plan, content, heading, next) => {
  const title = openForm(`?about=${plan}`, content)!;
  expect(title.textContent).toBe(heading);
  expect(title.nextElementSibling!.textContent).toContain(next);
  expect(title.compareDocumentPosition(document.querySelector('form')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each(['', '?about=api-key', '?about=constructor'])('a form of the address "%s" names no plan', (search) => {
  expect(openForm(search)).toBeNull();
});

const notes = () => (screen.getByLabelText(/Additional Notes/) as HTMLTextAreaElement).value;

test('the form takes the numbers of an estimate into its notes', () => {
  openForm('?about=estimate&cases=2000&steps=6&minutes=12&wage=60');
  expect(notes().split('\n')).toEqual([
    'Our estimate: 2,000 cases a month, 6 steps each: 12,000 operations a month (Growth).',
    'By hand, a case takes 12 minutes: 400 hours a month.',
    'At AED 60 an hour, that costs AED 24,000 a month.',
  ]);
});

test.each(['', '&cases=1e12&steps=6', '&cases=%3Cb%3E&steps=2', '&cases=-1&steps=2'])(
  'the notes stay empty for the broken estimate "%s"',
  (numbers) => {
    openForm(`?about=estimate${numbers}`);
    expect(notes()).toBe('');
  },
);

test('the notes take the link to a sample as the visitor left it', () => {
  openForm('?about=sample&sample=ai-auditor&state=show%3Dfindings%26supplier%3Dnajm');
  expect(notes()).toBe(
    `Please show us what we tried in this sample: ${location.origin}/products/ai-auditor#sample&show=findings&supplier=najm`,
  );
});

test.each(['', '&sample=../x', '&sample=//elsewhere.example'])('no note leads to the sample "%s"', (sample) => {
  openForm(`?about=sample${sample}`);
  expect(notes()).toBe('');
});
