import type { Compared } from '../contracts/analytics.ts';

/** A week, from Sunday to Saturday in Dubai, beside the week before. */
export interface WeeklySummary {
  from: string;
  to: string;
  visits: Compared;
  /** Of each day of the week. */
  visitsByDay: number[];
  /** The steps of the demo funnel, in order. */
  demo: ({ step: string } & Compared)[];
  subscribers: Compared;
  chats: Compared;
  /** The five that brought most visits. */
  sources: ({ source: string } & Compared)[];
  /** The LCP at the 75th percentile on phones, in milliseconds; null without measurements. */
  phoneLcp: { now: number | null; before: number | null };
}
