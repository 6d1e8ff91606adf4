import type { Compared } from '../contracts/analytics.ts';

export interface WeeklySummary {
  from: string;
  to: string;
  visits: Compared;
  visitsByDay: number[];
  demo: ({ step: string } & Compared)[];
  subscribers: Compared;
  chats: Compared;
  sources: ({ source: string } & Compared)[];
  phoneLcp: { now: number | null; before: number | null };
}
