import { isDay, mondayOf } from '../../../src-shared/days.ts';
import { gulfDate } from '../../../src-shared/gulf-time.ts';

/** The Monday of a week in the address; of this week when the text is no day. */
export function mondayOfAddress(text: string): string {
  return mondayOf(isDay(text) ? text : gulfDate());
}
