import { browserSteps } from '#shared/analytics/steps.ts';
import { devices, metrics } from '#shared/analytics/vitals.ts';
import type { Beacon } from '#shared/contracts/analytics.ts';
import { groupOf, knownMedium, other, pageAt, sourceOf } from './pages.ts';

/** The ratio of neighbouring buckets: a value differs by at most 5.9 % from the middle of its bucket. */
const ratio = 1.12;

const largest = 60_000;

export function bucketOf(value: number | undefined): number | undefined {
  if (value === undefined || !(value >= 0 && value <= largest)) return undefined;
  return Math.round(Math.log(Math.max(value, 1)) / Math.log(ratio));
}

export function p75(histogram: ReadonlyMap<number, number>): number | null {
  const buckets = [...histogram].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= 0.75 * total) return ratio ** bucket;
  }
  return null;
}

/** A key is a list of known values joined by `|`, such as `views|/products|ar`. */
export type Counts = Record<string, number>;

interface VisitDetails {
  country: string | undefined;
  campaign: string | undefined;
  /** The path of the news that was shown, if there is such news. */
  post?: string | undefined;
}

/** No value that a visitor can choose becomes a key: unknown values count as `other`. */
export function countsOf(beacon: Beacon, circumstances: VisitDetails): Counts {
  const counts: Counts = {};
  const add = (...parts: (string | number)[]) => {
    counts[parts.join('|')] = 1;
  };
  const { page: ownPage, locale } = pageAt(beacon.page);
  const page = circumstances.post ?? ownPage;
  const landing = pageAt(beacon.entry.page).page;
  const source = sourceOf(beacon.entry);
  const campaign = beacon.entry.campaign && (circumstances.campaign ?? other);
  const device = devices.find((one) => one === beacon.device);
  if (beacon.view) {
    add('views');
    add('views', page, locale);
  }
  if (beacon.view && beacon.visit) {
    const { medium } = beacon.entry;
    add('visits');
    add('visits', page, locale);
    add('source', source);
    add('country', countryOf(circumstances.country));
    add('device', device ?? other);
    if (medium) add('medium', knownMedium(medium) ?? other);
    if (campaign) add('campaign', campaign);
  }
  for (const step of browserSteps) {
    if (!beacon.steps.includes(step)) continue;
    add('step', step);
    if (step !== 'demo.started') continue;
    add('started', 'source', source);
    if (campaign) add('started', 'campaign', campaign);
  }
  for (const metric of metrics) {
    const bucket = bucketOf(beacon.vitals?.[metric]);
    if (bucket === undefined) continue;
    add('vital', 'all', metric, bucket);
    add('vital', groupOf(landing), metric, bucket);
    if (device) add('vital', device, metric, bucket);
  }
  return counts;
}

/** Cloudflare sends XX for an unknown country and T1 for Tor. */
function countryOf(country = ''): string {
  return /^(?!XX)[A-Z]{2}$/.test(country) ? country : other;
}
