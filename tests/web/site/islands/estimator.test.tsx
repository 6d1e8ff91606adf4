import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test } from 'vitest';
import { estimator as arabic } from '#shared/content/ar/estimator.ts';
import { estimator } from '#shared/content/en/estimator.ts';
import { LocaleProvider } from '#web/locale.tsx';
import Estimator from '#web/site/islands/estimator.tsx';

const resultOf = (label: string) => screen.getByText(label).nextElementSibling!.textContent;
const action = () => screen.getByRole('link', { name: estimator.action }).getAttribute('href');

async function enter(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
  return field;
}

test('the visitor’s own numbers lead to operations, a plan, hours and cost', async () => {
  render(<Estimator texts={{ estimator }} />);
  await enter(estimator.fields.cases.label, '٣٠٬٠٠٠');
  expect(resultOf('Operations a month')).toBe('180,000');
  expect(resultOf('Plan that covers them')).toBe('Scale');
  expect(resultOf('Manual hours a month')).toBe('6,000');
  expect(resultOf('Manual cost a month')).toBe('AED 360,000');
  expect(action()).toBe('/schedule-demo?about=estimate&cases=30000&steps=6&minutes=12&wage=60');
});

test('a field has the same id in the built page and in the island', () => {
  render(<Estimator texts={{ estimator }} />);
  expect(screen.getByLabelText('Cases a month').id).toBe('estimate-cases');
});

it.each(['0', '-3', '1e12', '99999999'])('names the fault of the number %s and shows no result', async (text) => {
  render(<Estimator texts={{ estimator }} />);
  const field = await enter(estimator.fields.cases.label, text);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(estimator.invalid('10,000,000'))).toBeTruthy();
  expect(resultOf('Operations a month')).toBe('–');
  expect(action()).not.toContain('cases');
});

test('an empty optional field leaves out its result without a fault', async () => {
  render(<Estimator texts={{ estimator }} />);
  const field = await enter(estimator.fields.wage.label, '');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  expect(resultOf('Manual hours a month')).toBe('400');
  expect(resultOf('Manual cost a month')).toBe('–');
});

test('in Arabic the link leads to the Arabic form', () => {
  const { container } = render(
    <LocaleProvider value="ar">
      <Estimator texts={{ estimator: arabic }} />
    </LocaleProvider>,
  );
  expect(within(container).getByRole('link').getAttribute('href')).toMatch(/^\/ar\/schedule-demo\?about=estimate&/);
});
