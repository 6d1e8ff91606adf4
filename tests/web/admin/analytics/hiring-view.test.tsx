import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HiringView } from '#web/admin/analytics/hiring-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const applications = (name: string | null, all: number) => ({ name, all, open: all - 3, hired: 1, notHired: 2 });
const figures = {
  period: { from: '2026-11-01', to: '2026-11-30' },
  isCut: false,
  total: applications(null, 7),
  positions: [applications('AI Engineer', 7)],
  sources: [applications('linkedin', 4), applications(null, 3)],
  stages: [
    { stage: 'new', count: 4, medianSeconds: 3 * 86_400 },
    { stage: 'screening', count: 0, medianSeconds: 7200 },
    { stage: 'hired', count: 1, medianSeconds: null },
    { stage: 'withdrawn', count: 1, medianSeconds: null },
  ],
  declines: [
    { reason: 'pay', count: 1 },
    { reason: null, count: 2 },
  ],
  reviewers: [{ by: 'yara@rihla.example', counts: { strong_yes: 2, yes: 0, no: 1, strong_no: 0 } }],
};

function show(reply: object = figures) {
  const api = mockAdminApi({
    'GET /api/admin/applications/figures': reply,
    'GET /api/admin/staff': { items: [{ email: 'yara@rihla.example', name: 'Yara Haddad', roles: [] }] },
  });
  renderAdmin(<HiringView />, '/admin/insights/hiring?days=90');
  return api;
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('each table has its rows by the names that staff know', async () => {
  show();
  expect(rowsOf(await screen.findByRole('table', { name: 'By position' }))).toEqual([
    ['Position', 'All', 'Open', 'Hired', 'Not hired'],
    ['AI Engineer', '7', '4', '1', '2'],
    ['Total', '7', '4', '1', '2'],
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'By source' })).slice(1, 3)).toEqual([
    ['LinkedIn', '4', '1', '1', '2'],
    ['Not recorded', '3', '0', '1', '2'],
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'By stage' })).slice(1)).toEqual([
    ['New', '4', '3 days'],
    ['Screening', '0', '2 hours'],
    ['Hired', '1', '–'],
    ['Withdrawn by the applicant', '1', '–'],
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'Reasons of declines' })).slice(1)).toEqual([
    ['Pay expectations', '1'],
    ['Not stated', '2'],
  ]);
  await screen.findByText('Yara Haddad');
  expect(rowsOf(screen.getByRole('table', { name: 'Recommendations' }))).toEqual([
    ['Colleague', 'All', 'Strong yes', 'Yes', 'No', 'Strong no'],
    ['Yara Haddad', '3', '2', '0', '1', '0'],
  ]);
});

test('the period of the address is asked for and stays chosen', async () => {
  const { reads } = show();
  await screen.findByText(/^Applications that arrived Sun 1 Nov 2026 – Mon 30 Nov 2026/);
  expect(reads).toContainEqual(
    expect.objectContaining({ endpoint: 'GET /api/admin/applications/figures', search: '?days=90' }),
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('90 days');
});

test('a period without applications says what to do', async () => {
  show({ ...figures, total: applications(null, 0) });
  expect(await screen.findByText('No applications arrived in this period. Choose a longer one.')).toBeTruthy();
  expect(screen.queryAllByRole('table')).toEqual([]);
});

test('figures of only the newest applications say so', async () => {
  show({ ...figures, isCut: true });
  expect(await screen.findByText(/^Only the newest 10,000 applications are counted/)).toBeTruthy();
});
