import { jobs } from '#shared/content/ar/jobs.ts';
import { legalFacts } from './legal-facts.ts';

/** Arguments for the functions of the content, by their names; `sample` is for all others. */
const samples: Record<string, unknown[]> = {
  low: [3],
  high: [3],
  move: ['3', 30],
  alertsTitle: [3],
  answerMoment: [{ day: 'x', hour: 9, today: false }],
  badge: [3],
  bodyTooLarge: [32],
  chatQuota: [3],
  closed: [{ date: '2026-12-02', reason: 'x', certainty: 'official' }],
  days: [3],
  daysAgo: [3],
  dear: ['3%'],
  default: [{ ...legalFacts, turnstile: true }],
  recipients: [{ ...legalFacts, turnstile: true }],
  records: [legalFacts],
  description: [jobs[0]],
  found: [6, 3],
  freeSlots: [3],
  hour: [{ day: 'x', gulf: 'y', own: 'z' }],
  inDays: [3],
  inGulfTime: ['9-10 AM'],
  lure: ['3%'],
  misled: [3],
  more: [3],
  sale: ['3%'],
  saving: ['3%'],
  subject: [{ firstName: 'x', position: 'y', nextWorkingDay: 'z' }],
  text: [{ firstName: 'x', position: 'y', nextWorkingDay: 'z' }],
  tooLong: [3],
  tooMany: [3],
  when: [{ day: 'x', hour: 9, today: true }],
};

const sample = ['x', '3', '4'];

export type Leaf = string | number | boolean | null | undefined;

/** The values of a content file by their place, such as `default.blocks[0].title`. */
export function leavesOf(value: unknown, place = ''): [string, Leaf][] {
  if (typeof value === 'function') {
    const name = place.slice(place.lastIndexOf('.') + 1);
    return leavesOf((value as (...args: unknown[]) => unknown)(...(samples[name] ?? sample)), place);
  }
  if (typeof value !== 'object' || value === null) return [[place, value as Leaf]];
  return Object.entries(value).flatMap(([key, entry]) =>
    leavesOf(entry, Array.isArray(value) ? `${place}[${key}]` : (place && `${place}.${key}`) || key),
  );
}
