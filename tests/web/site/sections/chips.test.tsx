import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FigureTable } from '#web/site/sections/chips.tsx';

test('a screen reader reads what each figure counts before the figure', () => {
  render(<FigureTable items={[{ label: 'Stocks', note: '10K+' }]} />);
  const term = screen.getByRole('term');
  expect(term.textContent).toBe('Stocks');
  expect(term.nextElementSibling).toBe(screen.getByRole('definition'));
  expect(screen.getByRole('definition').textContent).toBe('10K+');
});
