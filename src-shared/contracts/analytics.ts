import * as z from 'zod';
import type { Funnel } from '../analytics/steps.ts';
import type { Device, Metric } from '../analytics/vitals.ts';
import type { Locale } from '../locales.ts';

export const periodLengths = [7, 30, 90, 365] as const;
export type PeriodLength = (typeof periodLengths)[number];

const Text = z.string().catch('');
const Measure = z.number().optional().catch(undefined);

/**
 * What a page view reports. Any object is one: a field of another kind counts as not sent, because the page may be of an earlier
 * or a later version.
 */
export const Beacon = z.object({
  /** The path in the address bar, without query. */
  page: Text,
  /** The page was shown; later beacons of the same view only add steps. */
  view: z.boolean().catch(false),
  /** The visitor came from elsewhere. */
  visit: z.boolean().catch(false),
  device: Text,
  /** Where the visit began: the first page, the host of the referrer, and the address's `utm_` parameters. */
  entry: z
    .object({ page: Text, referrer: Text, source: Text, medium: Text, campaign: Text })
    .catch({ page: '', referrer: '', source: '', medium: '', campaign: '' }),
  steps: z.array(Text).catch([]),
  /** Of the page that was loaded, `entry.page`, once. */
  vitals: z.object({ lcp: Measure, inp: Measure, cls: Measure, ttfb: Measure }).optional().catch(undefined),
});
export type Beacon = z.infer<typeof Beacon>;

/** A count in a period, and in the period before of the same length. */
export interface Compared {
  now: number;
  before: number;
}

/** The 75th percentile; null without a measurement. `count` is the number of measurements. */
export interface Percentile {
  now: number | null;
  before: number | null;
  count: number;
}

export interface VitalsRow {
  /** A group of pages, `all` or a device. */
  group: string;
  metrics: Record<Metric, Percentile>;
}

export interface AnalyticsReport {
  /** Days in Dubai, both included. */
  period: { length: PeriodLength; from: string; to: string; beforeFrom: string; beforeTo: string };
  /** Parts of the period, oldest first: the first day and the number of days. */
  days: { day: string; length: number; views: number; visits: number }[];
  views: Compared;
  visits: Compared;
  /** `demos` are requests in visits that began on the page or came from the source. */
  pages: { page: string; views: Compared; visits: Compared; demos: Compared }[];
  sources: { source: string; visits: Compared; demos: Compared }[];
  media: { medium: string; visits: Compared }[];
  campaigns: { campaign: string; visits: Compared }[];
  languages: { locale: Locale; views: Compared; visits: Compared }[];
  countries: { country: string; visits: Compared }[];
  devices: { device: Device; visits: Compared }[];
  funnels: { funnel: Funnel; steps: ({ step: string } & Compared)[] }[];
  vitals: VitalsRow[];
}

export interface AnalyticsEndpoints {
  'POST /api/analytics': { body: z.input<typeof Beacon>; reply: undefined };
  'GET /api/admin/analytics': { query: { days: PeriodLength }; reply: AnalyticsReport };
}
