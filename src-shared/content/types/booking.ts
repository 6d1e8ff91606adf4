import type { Action, Meta } from './blocks.ts';

/** What the page of a booking says when its link does not work. */
export interface BookingContent {
  meta: Meta;
  eyebrow: string;
  title: string;
  lead: string;
  actions: Action[];
}
