import { gulfDate, isDay, mondayOf } from '../../../src-shared/time/days.ts';

/** The Monday of a week in the address; of this week when the text is no day. */
export function mondayOfAddress(text: string): string {
  return mondayOf(isDay(text) ? text : gulfDate());
}
