import type { BrowserStep } from '#shared/analytics/steps.ts';
import type { Device } from '#shared/analytics/vitals.ts';
import type { Beacon } from '#shared/contracts/analytics.ts';
import { weekdayOf } from '#shared/time/days.ts';
import type { Random } from '../clock.ts';
import type { Story } from '../story.ts';

/** Days of two months, so that reports can compare this month. */
const days = 60;

const pages = [
  ['/', 34],
  ['/products', 9],
  ['/products/lagentry', 11],
  ['/products/ai-auditor', 8],
  ['/products/id-verification', 7],
  ['/products/ai-data-analyst', 6],
  ['/products/marketeye', 4],
  ['/products/uae-ecommerce-aggregator', 4],
  ['/solutions/startups', 6],
  ['/solutions/enterprise', 4],
  ['/company', 6],
  ['/careers', 8],
  ['/careers/ai-engineer', 4],
  ['/schedule-demo', 7],
  ['/partner-with-us', 3],
  ['/trust', 2],
] as const;

type Entry = Omit<Beacon['entry'], 'page'>;

const entries: readonly (readonly [Entry, number])[] = [
  [{ referrer: 'www.google.com', source: '', medium: '', campaign: '' }, 38],
  [{ referrer: '', source: '', medium: '', campaign: '' }, 24],
  [{ referrer: 'www.linkedin.com', source: 'linkedin', medium: 'social', campaign: 'agents-guide' }, 12],
  [{ referrer: '', source: '', medium: 'qr', campaign: 'ai-week' }, 7],
  [{ referrer: 'chatgpt.com', source: '', medium: '', campaign: '' }, 7],
  [{ referrer: '', source: 'newsletter', medium: 'email', campaign: '' }, 6],
  [{ referrer: 'www.bing.com', source: '', medium: '', campaign: '' }, 4],
  [{ referrer: '', source: 'whatsapp', medium: '', campaign: '' }, 2],
];

const countries = [
  ['AE', 52],
  ['SA', 18],
  ['IN', 8],
  ['QA', 5],
  ['GB', 5],
  ['OM', 4],
  ['KW', 4],
  ['EG', 4],
] as const;

export function planVisits(story: Story): void {
  for (let day = -days; day <= 0; day++) {
    const weekday = weekdayOf(new Date(story.timeOf(day, '12:00')).toISOString().slice(0, 10));
    const isWeekend = weekday === 0 || weekday === 6;
    const growth = 1 + (day + days) / days;
    const count = Math.round((isWeekend ? 16 : 30) * growth * (0.85 + story.site.random.below(30) / 100));
    story.at(story.timeOf(day, '00:05'), () => visitAll(story, day === 0 ? Math.round(count / 4) : count));
  }
}

async function visitAll({ site }: Story, count: number): Promise<void> {
  const { random } = site;
  for (let number = 0; number < count; number++) {
    const visitor = { ip: '192.0.2.1', country: random.weighted(countries) };
    for (const beacon of visitBeacons(random)) await site.visit(visitor, 'POST', '/api/analytics', beacon);
  }
}

function visitBeacons(random: Random): object[] {
  const device: Device = random.weighted([
    ['phone', 58],
    ['desktop', 37],
    ['tablet', 5],
  ]);
  const locale = random.chance(0.34) ? '/ar' : '';
  const addressOf = (page: string) => (page === '/' && locale ? locale : locale + page);
  const landing = random.weighted(pages);
  const entry = { page: addressOf(landing), ...random.weighted(entries) };
  const seen = [
    landing,
    ...Array.from(
      {
        length: random.weighted([
          [0, 45],
          [1, 30],
          [2, 25],
        ] as const),
      },
      () => random.weighted(pages),
    ),
  ];
  return seen.map((page, i) => ({
    page: addressOf(page),
    view: true,
    visit: i === 0,
    device,
    entry,
    steps: stepsOn(page, random),
    vitals: i === 0 ? vitalsOn(device, random) : undefined,
  }));
}

/** A part of the visitors at each step takes the next one. */
function stepsOn(page: string, random: Random): BrowserStep[] {
  const chat: BrowserStep[] = random.chance(0.05)
    ? ['chat.opened', ...(random.chance(0.6) ? ['chat.asked' as const] : [])]
    : [];
  if (page === '/schedule-demo')
    return [...chat, ...begun(['demo.page', 'demo.seen', 'demo.started', 'demo.slot'], random)];
  if (page.startsWith('/careers')) return [...chat, ...begun(['career.page', 'career.seen', 'career.started'], random)];
  return chat;
}

function begun(steps: BrowserStep[], random: Random): BrowserStep[] {
  const missed = steps.findIndex((_, i) => i > 0 && !random.chance(0.75));
  return missed < 0 ? steps : steps.slice(0, missed);
}

function vitalsOn(device: Device, random: Random): object {
  const slowness = device === 'phone' ? 1.5 : 1;
  return {
    lcp: Math.round(random.between(420, 1300) * slowness),
    inp: Math.round(random.between(16, 120) * slowness),
    cls: random.between(0, 25),
    ttfb: Math.round(random.between(40, 260) * slowness),
  };
}
