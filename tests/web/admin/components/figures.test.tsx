import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { BarChart } from '#web/admin/components/figures.tsx';

const title = 'Submissions';
const chart = (
  <BarChart
    title={title}
    summary="12"
    labels={['1 Jan', '2 Jan', '3 Jan']}
    series={[
      { name: 'Demo', values: [1, 1400, 2] },
      { name: 'Career', values: [2, 0, 3] },
    ]}
  />
);
const days = () => screen.getByRole('slider', { name: admin.activity.valuesOf(title) });

test('a chart shows the newest values on focus, and those of another day by key', () => {
  render(chart);
  expect(screen.queryByText(/Demo: 2/)).toBeNull();
  fireEvent.focus(days());
  expect(screen.getByText('3 Jan · Demo: 2 · Career: 3')).toBeTruthy();
  fireEvent.change(days(), { target: { value: '1' } });
  expect(screen.getByText('2 Jan · Demo: 1,400 · Career: 0')).toBeTruthy();
  expect(days().getAttribute('aria-valuetext')).toBe('2 Jan · Demo: 1,400 · Career: 0');
  fireEvent.blur(days());
  expect(screen.queryByText(/Demo: 1,400/)).toBeNull();
});
