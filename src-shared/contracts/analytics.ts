import * as z from 'zod';
import type { Funnel } from '../analytics/steps.ts';
import type { Device, Metric } from '../analytics/vitals.ts';
import type { Locale } from '../locales.ts';

export const periodLengths = [7, 30, 90, 365] as const;
export type PeriodLength = (typeof periodLengths)[number];

const Text = z.string().catch('');
const Measure = z.number().optional().catch(undefined);

/** A field of another kind counts as not sent, because the page may be of an earlier or a later version. */
export const Beacon = z.object({
  page: Text,
  view: z.boolean().catch(false),
  visit: z.boolean().catch(false),
  device: Text,
  entry: z
    .object({ page: Text, referrer: Text, source: Text, medium: Text, campaign: Text })
    .catch({ page: '', referrer: '', source: '', medium: '', campaign: '' }),
  steps: z.array(Text).catch([]),
  vitals: z.object({ lcp: Measure, inp: Measure, cls: Measure, ttfb: Measure }).optional().catch(undefined),
});
export type Beacon = z.infer<typeof Beacon>;

export interface Compared {
  now: number;
  before: number;
}

export interface Percentile {
  now: number | null;
  before: number | null;
  count: number;
}

export interface VitalsRow {
  group: string;
  metrics: Record<Metric, Percentile>;
}

export interface AnalyticsReport {
  period: { length: PeriodLength; from: string; to: string; beforeFrom: string; beforeTo: string };
  days: { day: string; length: number; views: number; visits: number }[];
  views: Compared;
  visits: Compared;
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
