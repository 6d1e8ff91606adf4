import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stats } from '#web/site/sections/stats.tsx';

test('a screen reader reads what each figure counts before the figure', () => {
  render(<Stats title="Four markets, one screen" items={[{ label: 'Stocks', value: '10K+' }]} />);
  const term = screen.getByRole('term');
  expect(term.textContent).toBe('Stocks');
  expect(term.nextElementSibling).toBe(screen.getByRole('definition'));
  expect(screen.getByRole('definition').textContent).toBe('10K+');
});
