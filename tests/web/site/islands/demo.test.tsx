import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import arabic from '#shared/content/ar/pages/schedule-demo.ts';
import english from '#shared/content/en/pages/schedule-demo.ts';
import Demo from '#web/site/islands/demo.tsx';
import { mockApi } from '../../mock-api.ts';

function openForm(search: string, { form, notes, requestedPlan, picker } = english) {
  mockApi();
  history.replaceState(null, '', `/schedule-demo${search}`);
  render(<Demo texts={{ demoForm: form, demoNotes: notes, requestedPlan, slotPicker: picker }} />);
  return screen.queryByRole('heading', { level: 3 });
}

test.each([
  ['growth', english, 'The Growth plan$49 per month', 'then we send a quote'],
  ['scale', arabic, 'باقة التوسّع$199 شهريًا', 'ثم نرسل إليكم عرض سعر'],
  ['starter', english, 'The Starter planFree ', 'we set up your workspace with you'],
])('the button of the plan %s opens a form with its price and next step', (plan, content, heading, next) => {
  const title = openForm(`?about=${plan}`, content)!;
  expect(title.textContent).toBe(heading);
  expect(title.nextElementSibling!.textContent).toContain(next);
  expect(title.compareDocumentPosition(document.querySelector('form')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each(['', '?about=api-key', '?about=constructor'])('a form of the address "%s" names no plan', (search) => {
  expect(openForm(search)).toBeNull();
});
