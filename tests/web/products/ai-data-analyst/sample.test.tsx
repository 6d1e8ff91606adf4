import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import content from '#shared/content/en/samples/ai-data-analyst.ts';
import DataAnalyst from '#web/products/ai-data-analyst/sample.tsx';
import { renderSample } from '../stage.tsx';

test('a question without an answer takes the last result away until the next', () => {
  renderSample(<DataAnalyst content={content} />);
  const isShown = () => screen.getByRole('table', { hidden: true }).closest('.invisible') === null;
  const chosen = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(chosen()).toEqual(['Which emirate brings the most revenue?']);
  fireEvent.change(screen.getByLabelText(content.ask), { target: { value: 'How many people work in Dubai?' } });
  fireEvent.click(screen.getByRole('button', { name: content.submit }));
  expect(
    screen.getByText(
      'This sample can’t answer that. Ask about revenue by emirate, returning customers, order times, churn or returns.',
    ),
  ).toBeDefined();
  expect([isShown(), chosen()]).toEqual([false, []]);
  fireEvent.click(screen.getByRole('button', { name: content.questions.hours }));
  expect([isShown(), chosen()]).toEqual([true, ['When do visitors become customers?']]);
  expect(screen.queryByText(content.unknown)).toBeNull();
});
