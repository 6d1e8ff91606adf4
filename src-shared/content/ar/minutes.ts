import { plural } from './plural.ts';

/** How long to wait: `بعد 3 دقائق`. */
export function afterMinutes(minutes: number): string {
  return plural(minutes, {
    zero: 'بعد لحظات',
    one: 'بعد دقيقة',
    two: 'بعد دقيقتين',
    few: `بعد ${minutes} دقائق`,
    many: `بعد ${minutes} دقيقة`,
    other: `بعد ${minutes} دقيقة`,
  });
}
