import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bucketOf, countsOf, p75 } from '#worker/analytics/counts.ts';
import { beacon } from '../support/analytics.ts';

const uae = { country: 'AE', campaign: 'gitex-2026' };

it('counts the first page view of a visit with where it came from', () => {
  const entry = { page: '/ar/careers/', referrer: 'www.google.ae', source: '', medium: 'CPC', campaign: 'gitex-2026' };
  expect(countsOf(beacon({ page: '/ar/careers/', entry }), uae)).toEqual({
    views: 1,
    'views|/careers|ar': 1,
    visits: 1,
    'visits|/careers|ar': 1,
    'source|google': 1,
    'country|AE': 1,
    'device|phone': 1,
    'medium|cpc': 1,
    'campaign|gitex-2026': 1,
  });
});

it('counts a later page view of the visit as a view only', () => {
  expect(countsOf(beacon({ visit: false }), uae)).toEqual({ views: 1, 'views|/products/lagentry|en': 1 });
});

it('counts a later beacon of the same page view by its steps only', () => {
  const later = beacon({ view: false, visit: false, page: '/schedule-demo', steps: ['demo.seen', 'chat.opened'] });
  expect(countsOf(later, uae)).toEqual({ 'step|demo.seen': 1, 'step|chat.opened': 1 });
});

it('counts a started demo form also for the source and the campaign of its visit', () => {
  const entry = { page: '/', referrer: 't.co', source: '', medium: '', campaign: 'gitex-2026' };
  const started = beacon({ view: false, visit: false, entry, steps: ['demo.started'] });
  expect(countsOf(started, uae)).toEqual({
    'step|demo.started': 1,
    'started|source|x': 1,
    'started|campaign|gitex-2026': 1,
  });
});

it('counts measurements of a page in all, by group and by device', () => {
  const counts = countsOf(beacon({ view: false, page: '/company', vitals: { lcp: 2100, inp: Number.NaN } }), uae);
  const bucket = Math.round(Math.log(2100) / Math.log(1.12));
  expect(Object.keys(counts).sort()).toEqual(
    ['all', 'company', 'phone'].map((group) => `vital|${group}|lcp|${bucket}`),
  );
});

it.each([
  ['', '', 'direct'],
  ['rihla.partner.example', '', 'other'],
  ['google.evil.example', '', 'other'],
  ['notlinkedin.com', '', 'other'],
  ['lm.facebook.com', '', 'facebook'],
  ['gemini.google.com', '', 'gemini'],
  ['www.google.com.sa', '', 'google'],
  ['t.co', 'newsletter', 'newsletter'],
  ['t.co', '<script>', 'other'],
  ['', '__proto__', 'other'],
  ['', 'LinkedIn', 'linkedin'],
])('takes a visit from %j with the source %j for one of %s', (referrer, source, expected) => {
  const entry = { page: '/', referrer, source, medium: '', campaign: '' };
  expect(countsOf(beacon({ entry }), uae)).toHaveProperty([`source|${expected}`], 1);
});

it.each([undefined, 'XX', 'T1', 'ae', 'AE; DROP'])('counts the country %j as other', (country) => {
  expect(countsOf(beacon(), { ...uae, country })).toHaveProperty(['country|other'], 1);
});

function histogramOf(values: number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(value)!;
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
}

function exactP75(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1]!;
}

it('finds the 75th percentile within 6 % of the exact one', () => {
  const values = fc.array(fc.double({ min: 1, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(values, (set) => {
      const exact = exactP75(set);
      expect(Math.abs(p75(histogramOf(set))! - exact) / exact).toBeLessThan(0.06);
    }),
  );
});

it('has no percentile without measurements', () => {
  expect(p75(new Map())).toBeNull();
  expect(p75(new Map([[3, 0]]))).toBeNull();
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 60_001, undefined])('takes %s for no measurement', (value) => {
  expect(bucketOf(value)).toBeUndefined();
});

it('has at most a hundred buckets', () => {
  expect(bucketOf(0)).toBe(0);
  expect(bucketOf(60_000)).toBeLessThan(100);
});
