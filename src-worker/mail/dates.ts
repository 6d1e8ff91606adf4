import { dateLocale } from '../../src-shared/format-date.ts';
import { timeZone } from '../../src-shared/gulf-time.ts';

/** An ISO time as `31 January 2026 at 12:00 (Dubai)`, for staff. */
export function formatGulfTime(time: string): string {
  const text = new Date(time).toLocaleString(dateLocale.en, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${text} (Dubai)`;
}
