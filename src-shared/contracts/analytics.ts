import * as z from 'zod';
import type { BrowserErrorKind } from '../analytics/browser-errors.ts';
import type { Funnel } from '../analytics/steps.ts';
import type { Device, Metric } from '../analytics/vitals.ts';
import { maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import type { ChatChannel } from './chat.ts';

export const periodLengths = [7, 30, 90, 365] as const;
export type PeriodLength = (typeof periodLengths)[number];

export const CampaignName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_.-]{1,40}$/, 'Enter the value of utm_campaign: at most 40 of the characters a-z 0-9 _ . -');
export const CampaignRequest = z.object({
  title: z
    .string('Please describe this campaign.')
    .trim()
    .min(1, 'Please describe this campaign.')
    .max(maxLength.campaign, `At most ${maxLength.campaign} characters.`),
});

export interface Campaign {
  name: string;
  title: string;
  named_by: string;
  named_at: string;
}

const Text = z.string().catch('');
const Measure = z.number().optional().catch(undefined);

/** A field of another type counts as absent, because the page may have an earlier or a later version. */
export const Beacon = z.object({
  page: Text,
  view: z.boolean().catch(false),
  visit: z.boolean().catch(false),
  device: Text,
  entry: z
    .object({ page: Text, referrer: Text, source: Text, medium: Text, campaign: Text })
    .catch({ page: '', referrer: '', source: '', medium: '', campaign: '' }),
  steps: z.array(Text).catch([]),
  errors: z.array(Text).optional().catch(undefined),
  vitals: z.object({ lcp: Measure, inp: Measure, cls: Measure, ttfb: Measure }).optional().catch(undefined),
});
export type Beacon = z.infer<typeof Beacon>;

export interface Compared {
  now: number;
  before: number;
}

export interface ComparedValue {
  now: number | null;
  before: number | null;
}

export interface Percentile extends ComparedValue {
  count: number;
}

export interface VitalsRow {
  group: string;
  metrics: Record<Metric, Percentile>;
}

export interface BrowserError {
  kind: BrowserErrorKind;
  place: string;
  count: number;
}

export interface Outcome {
  visits: Compared;
  started: Compared;
  demos: Compared;
  held: Compared;
}

export type PeriodQuery = { days: PeriodLength } | { from: string; to: string };

export interface AnalyticsReport {
  period: { length: number; from: string; to: string; beforeFrom: string; beforeTo: string };
  days: { day: string; length: number; views: number; visits: number }[];
  views: Compared;
  visits: Compared;
  pages: { page: string; views: Compared; visits: Compared; demos: Compared }[];
  sources: ({ source: string } & Outcome)[];
  media: { medium: string; visits: Compared }[];
  campaigns: ({ campaign: string } & Outcome)[];
  languages: { locale: Locale; views: Compared; visits: Compared }[];
  countries: { country: string; visits: Compared }[];
  devices: { device: Device; visits: Compared }[];
  funnels: { funnel: Funnel; steps: ({ step: string } & Compared)[] }[];
  /** The first reply is the median, in seconds, of the time from a request for a person to a colleague’s message. */
  channels: { channel: ChatChannel; conversations: Compared; asked: Compared; firstReply: ComparedValue }[];
  vitals: VitalsRow[];
  errors: BrowserError[];
}

export interface AnalyticsEndpoints {
  'POST /api/analytics': { body: z.input<typeof Beacon>; reply: undefined };
  'GET /api/admin/analytics': { query: PeriodQuery; reply: AnalyticsReport };
  'GET /api/admin/campaigns': { reply: { items: Campaign[] } };
  'PUT /api/admin/campaigns/:name': {
    params: { name: string };
    body: z.input<typeof CampaignRequest>;
    reply: { campaign: Campaign };
  };
  'DELETE /api/admin/campaigns/:name': { params: { name: string }; reply: undefined };
}
