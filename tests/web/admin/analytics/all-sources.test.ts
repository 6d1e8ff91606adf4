import { expect, test } from 'vitest';
import { allSources } from '#web/admin/analytics/all-sources.ts';

const count = (now: number, before = 0) => ({ now, before });

test('sources, what has none, and their sum are what the funnel counts', () => {
  const sources = [
    { source: 'google', visits: count(40), started: count(9), demos: count(6), held: count(2) },
    { source: 'direct', visits: count(50), started: count(5), demos: count(3), held: count(1) },
  ];
  const steps = [
    { step: 'started', ...count(30) },
    { step: 'sent', ...count(48, 4) },
    { step: 'held', ...count(3) },
  ];
  const { rows, total } = allSources({ sources, visits: count(90), funnels: [{ funnel: 'demo', steps }] });
  expect(rows).toEqual([
    ...sources,
    { source: 'unrecorded', visits: count(0), started: count(16), demos: count(39, 4), held: count(0) },
  ]);
  expect(total).toEqual({ visits: count(90), started: count(30), demos: count(48, 4), held: count(3) });
});

test('nothing is unrecorded where all is known', () => {
  const sources = [{ source: 'google', visits: count(1), started: count(0), demos: count(0), held: count(0) }];
  expect(allSources({ sources, visits: count(1), funnels: [] }).rows).toEqual(sources);
});
