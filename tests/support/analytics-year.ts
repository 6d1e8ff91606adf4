import { addDays, daysFrom, weekdayOf } from '../../src-shared/time/days.ts';

type Counts = Record<string, number>;

const pages = {
  '/': 30,
  '/products/lagentry': 18,
  '/schedule-demo': 14,
  '/products': 12,
  '/company': 8,
  '/careers': 7,
  '/solutions/enterprise': 6,
  '/products/ai-auditor': 5,
  '/partner-with-us': 4,
  '/products/marketeye': 3,
  '/privacy': 1,
  other: 1,
};
const sources = { google: 38, direct: 27, linkedin: 14, newsletter: 9, chatgpt: 5, other: 4, whatsapp: 2, x: 1 };
const countries = { AE: 52, SA: 16, IN: 9, GB: 6, US: 6, QA: 4, EG: 3, other: 2, KW: 1, DE: 1 };
const devices = { phone: 61, desktop: 35, tablet: 4 };
const funnels = {
  'demo.page': 14,
  'demo.seen': 12.6,
  'demo.started': 4.1,
  'demo.slot': 1.9,
  'demo.sent': 1.2,
  'demo.held': 0.7,
  'career.page': 5,
  'career.seen': 4.4,
  'career.started': 1.3,
  'career.sent': 0.6,
  'newsletter.sent': 2.2,
  'newsletter.confirmed': 1.7,
  'newsletter.stayed': 1.5,
  'chat.opened': 9,
  'chat.asked': 5,
  'chat.answered': 4.1,
  'chat.person': 0.5,
  'chat.lead': 0.3,
};
const groups = {
  all: 1,
  home: 0.95,
  products: 1.05,
  solutions: 1.02,
  company: 0.9,
  careers: 0.92,
  demo: 1.2,
  partner: 1.1,
  legal: 0.7,
  phone: 1.25,
  desktop: 0.6,
  tablet: 0.9,
};
const metrics = { lcp: 1900, inp: 140, cls: 40, ttfb: 420 };

/** The same invented numbers each time, between 0 and 1. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

/** Two years of a site that grows, without its weekends: the running totals of each day until `last`, oldest first. */
export function analyticsYears(last: string): { day: string; totals: Counts }[] {
  const totals: Counts = {};
  return daysFrom(addDays(last, -739), 740).map((day, i) => {
    for (const [key, count] of Object.entries(countsOf(day, i))) totals[key] = (totals[key] ?? 0) + count;
    return { day, totals: { ...totals } };
  });
}

function countsOf(day: string, i: number): Counts {
  const weekend = [0, 6].includes(weekdayOf(day)) ? 0.55 : 1;
  const visits = Math.round((60 + i * 0.25) * weekend * (0.85 + 0.3 * noise(i)));
  const counts: Counts = { visits, views: Math.round(visits * 2.4) };
  const spread = (kind: string, weights: Counts, total: number, suffix = '') => {
    const sum = Object.values(weights).reduce((a, b) => a + b);
    for (const [name, weight] of Object.entries(weights)) {
      const count = Math.round((total * weight) / sum + noise(i + weight * 7.7) - 0.5);
      if (count > 0) counts[`${kind}|${name}${suffix}`] = count;
    }
  };
  for (const [locale, share] of [
    ['en', 0.68],
    ['ar', 0.32],
  ] as const) {
    spread('views', pages, visits * 2.4 * share, `|${locale}`);
    spread('visits', pages, visits * share, `|${locale}`);
  }
  spread('source', sources, visits);
  spread('country', countries, visits);
  spread('device', devices, visits);
  spread('demos|page', pages, visits * 0.02);
  spread('demos|source', sources, visits * 0.02);
  spread('campaign', { 'gitex-2026': 3, other: 1 }, visits * 0.06);
  spread('medium', { social: 5, email: 4, cpc: 2 }, visits * 0.2);
  for (const [step, percent] of Object.entries(funnels)) {
    const count = Math.round((visits * percent) / 100 + noise(i * 3 + percent) - 0.5);
    if (count > 0) counts[`step|${step}`] = count;
  }
  for (const [group, slower] of Object.entries(groups)) {
    for (const [metric, usual] of Object.entries(metrics)) {
      for (let n = 0; n < 6; n++) {
        const value = usual * slower * Math.exp(1.1 * (noise(i * 31 + n * 7 + usual) - 0.7));
        const key = `vital|${group}|${metric}|${Math.round(Math.log(Math.max(value, 1)) / Math.log(1.12))}`;
        counts[key] = (counts[key] ?? 0) + 1;
      }
    }
  }
  return counts;
}
