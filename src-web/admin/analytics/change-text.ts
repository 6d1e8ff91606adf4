import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Compared } from '../../../src-shared/contracts/analytics.ts';

const { change: texts } = admin.analytics;
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

export function changeText({ now, before }: Compared): string {
  if (now === before) return texts.same;
  if (before === 0) return texts.none;
  const change = percent.format(Math.abs(now - before) / before);
  return now > before ? texts.more(change) : texts.fewer(change);
}

/** A part of a whole; a dash when there is no whole. */
export function shareText(part: number, whole: number): string {
  return whole > 0 ? percent.format(part / whole) : '–';
}
