import { mondayOf } from '../../../src-shared/days.ts';
import { gulfDate } from '../../../src-shared/gulf-time.ts';

/** The Monday of a week in the address; of this week when the text is no day. */
export function mondayOfAddress(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return mondayOf(isDay ? text : gulfDate());
}
