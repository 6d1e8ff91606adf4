import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnalyticsReport, Compared, Percentile } from '#shared/contracts/analytics.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { analytics as texts } from '#shared/staff-texts/analytics.ts';
import { digest } from '#shared/staff-texts/board.ts';
import { AnalyticsView } from '#web/admin/analytics/analytics-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const count = (now: number, before = 0): Compared => ({ now, before });
const none: Percentile = { now: null, before: null, count: 0 };

const report: AnalyticsReport = {
  period: { length: 7, from: '2026-11-18', to: '2026-11-24', beforeFrom: '2026-11-11', beforeTo: '2026-11-17' },
  days: [{ day: '2026-11-24', length: 1, views: 30, visits: 12 }],
  views: count(30, 24),
  visits: count(12, 16),
  pages: Array.from({ length: 10 }, (_, i) => ({
    page: `/page-${i}`,
    views: count(30 - i, 2),
    visits: count(3, 1),
    demos: count(1),
  })),
  sources: [{ source: 'linkedin', visits: count(7, 5), started: count(2), demos: count(1), held: count(0) }],
  media: [],
  campaigns: [],
  languages: [{ locale: 'ar', views: count(4), visits: count(2) }],
  countries: [
    { country: 'AE', visits: count(9, 8) },
    { country: 'other', visits: count(3) },
  ],
  devices: [{ device: 'phone', visits: count(8) }],
  funnels: [
    {
      funnel: 'demo',
      steps: [
        { step: 'page', ...count(40, 30) },
        { step: 'sent', ...count(4, 5) },
      ],
    },
    { funnel: 'newsletter', steps: [{ step: 'confirmed', ...count(6, 6) }] },
  ],
  channels: [
    {
      channel: 'site',
      conversations: count(41, 30),
      asked: count(6, 5),
      firstReply: { now: 20, before: null },
    },
    { channel: 'whatsapp', conversations: count(12), asked: count(4), firstReply: { now: 5400, before: 90_000 } },
  ],
  vitals: [
    {
      group: 'all',
      metrics: {
        lcp: { now: 2130, before: 2600, count: 90 },
        inp: { now: 620, before: null, count: 9 },
        cls: none,
        ttfb: none,
      },
    },
    { group: 'legal', metrics: { lcp: none, inp: none, cls: none, ttfb: none } },
  ],
  errors: [{ kind: 'violation', place: 'script-src-elem', count: 3 }],
};

function show(path = '/admin/insights?days=7') {
  const mock = mockAdminApi({
    'GET /api/admin/analytics': report,
    'GET /api/admin/me': { email: 'amal@rihla.example', digest: true, summary: false },
    'PATCH /api/admin/me': { summary: true },
  });
  renderAdmin(<AnalyticsView />, path);
  return mock;
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('asks for the last thirty days until another period is chosen', async () => {
  const { reads } = show('/admin/insights');
  await screen.findByRole('button', { name: texts.show });
  expect(reads.find(({ endpoint }) => endpoint.endsWith('/analytics'))?.search).toBe('?days=30');
});

test('shows the period beside the one before, in words', async () => {
  show();
  const visits = (await screen.findAllByText(texts.tiles.visits)).find(({ tagName }) => tagName === 'DT')!;
  expect(visits.parentElement!.textContent).toBe('Visits1225% fewer (16)');
  expect(screen.getByRole('link', { name: '7 days' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: admin.states.exportCsv }).getAttribute('href')).toBe(
    '/api/admin/analytics.csv?days=7',
  );
});

test('gives each funnel a table beside its picture', async () => {
  show();
  const table = await screen.findByRole('table', { name: texts.funnels.table('Demo') });
  const [, page, sent] = within(table).getAllByRole('row');
  expect(cellsOf(page!)).toEqual(['40', '100%', '30']);
  expect(cellsOf(sent!)).toEqual(['4', '10%', '5']);
});

test('says with a word how a measurement is rated, and leaves out groups without one', async () => {
  show();
  const table = await screen.findByRole('table', { name: texts.vitals.note });
  const [head, all, ...others] = within(table).getAllByRole('row');
  expect(head!.textContent).toContain('good up to 2.5 s, poor above 4.0 s');
  expect(cellsOf(all!)).toEqual(['2.1 s(2.6 s)good', '620 mspoor', '–no data', '–no data']);
  expect(others).toEqual([]);
});

test('lists errors of browsers with their place and number', async () => {
  show();
  const list = await screen.findByRole('list', { name: texts.errors.title });
  expect(list.textContent).toBe('3Blocked by the Content-Security-Policy:script-src-elem');
});

test('shows the first rows of a long table, and all of them on request', async () => {
  show();
  const table = await screen.findByRole('table', { name: texts.tables.pages.title });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 8);
  fireEvent.click(screen.getByRole('button', { name: texts.showAll(10) }));
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 10);
});

test('names countries, and turns the weekly mail on', async () => {
  const { changes } = show();
  expect(await screen.findByText('United Arab Emirates')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: digest.summary.turnOn }));
  await expect.poll(() => changes).toMatchObject([{ body: { summary: true } }]);
});

test('shows conversations and first replies of each channel, and says what they are', async () => {
  show();
  const table = await screen.findByRole('table', { name: texts.channels.title });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((row) => [within(row).getByRole('rowheader').textContent, ...cellsOf(row)])).toEqual([
    ['Website', '41Before 30', '6Before 5', 'under a minuteBefore none yet'],
    ['WhatsApp', '12Before 0', '4Before 0', '1 hourBefore 1 day'],
  ]);
  expect(screen.getByText(/^Conversations that began in the period .+ first reply is the time from/)).toBeTruthy();
});
