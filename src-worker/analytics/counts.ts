import { browserSteps } from '../../src-shared/analytics/steps.ts';
import { devices, metrics } from '../../src-shared/analytics/vitals.ts';
import type { Beacon } from '../../src-shared/contracts/analytics.ts';
import { bucketOf } from './histogram.ts';
import { groupOf, other, pageAt } from './pages.ts';
import { mediumOf, sourceOf } from './sources.ts';

/** What is added to a day's totals. A key is a list joined by `|`, as in `views|/products|ar`, of values that we know. */
export type Counts = Record<string, number>;

export interface Circumstances {
  /** The country of the address, as the platform says. */
  country: string | undefined;
  /** The values of `utm_campaign` that are counted by name. */
  campaigns: readonly string[];
}

/** What a beacon adds. Nothing of a visitor's choosing becomes a key: what is not allowed counts as `other`. */
export function countsOf(beacon: Beacon, circumstances: Circumstances): Counts {
  const counts: Counts = {};
  const add = (...parts: (string | number)[]) => {
    counts[parts.join('|')] = 1;
  };
  const { page, locale } = pageAt(beacon.page);
  const landing = pageAt(beacon.entry.page).page;
  const source = sourceOf(beacon.entry);
  const device = devices.find((one) => one === beacon.device);
  if (beacon.view) {
    add('views');
    add('views', page, locale);
  }
  if (beacon.view && beacon.visit) {
    const { medium, campaign } = beacon.entry;
    add('visits');
    add('visits', page, locale);
    add('source', source);
    add('country', countryOf(circumstances.country));
    add('device', device ?? other);
    if (medium) add('medium', mediumOf(medium));
    if (campaign) add('campaign', circumstances.campaigns.find((one) => one === campaign.toLowerCase()) ?? other);
  }
  for (const step of browserSteps) {
    if (!beacon.steps.includes(step)) continue;
    if (step === 'demo.sent') {
      add('demos', 'page', landing);
      add('demos', 'source', source);
    } else add('step', step);
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

/** Cloudflare says XX for an unknown country, and T1 for Tor. */
function countryOf(country = ''): string {
  return /^(?!XX)[A-Z]{2}$/.test(country) ? country : other;
}
