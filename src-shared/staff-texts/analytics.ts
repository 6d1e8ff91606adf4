import type { PeriodLength } from '../contracts/analytics.ts';
import { analyticsNames } from './report.ts';

export const analytics = {
  forDevelopers: 'For developers: page speed and errors',
  names: analyticsNames,
  period: 'Period',
  from: 'From',
  to: 'To',
  show: 'Show',
  periods: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' } as Record<PeriodLength, string>,
  dates: (from: string, to: string, beforeFrom: string, beforeTo: string) =>
    `${from} – ${to}, compared with ${beforeFrom} – ${beforeTo}. The smaller numbers are for the previous period. Days end at midnight in Dubai.`,
  lead: 'The site counts visits without cookies, and without storing anything on a device or about a person. Visitors who opt out (Global Privacy Control, Do Not Track) and bots are not counted.',
  empty: 'No visits yet. They appear here once visitors close or leave a page.',
  tiles: {
    visits: 'Visits',
    views: 'Page views',
    demos: 'Demo requests',
    subscribers: 'Confirmed subscribers',
  },
  change: {
    same: 'no change',
    none: 'up from none',
    more: (percent: string) => `${percent} more`,
    fewer: (percent: string) => `${percent} fewer`,
  },
  chart: {
    title: 'Over time',
    range: (from: string, to: string) => `${from} – ${to}`,
  },
  columns: {
    now: 'Now',
    before: 'Before',
    views: 'Views',
    visits: 'Visits',
    began: 'Started here',
    demos: 'Demo requests',
    step: 'Step',
    share: 'Share of the first step',
  },
  tables: {
    pages: { title: 'Pages', name: 'Page' },
    sources: { title: 'Sources', name: 'Source' },
    media: { title: 'Media', name: 'utm_medium' },
    campaigns: { title: 'Campaigns', name: 'utm_campaign' },
    languages: { title: 'Languages', name: 'Language' },
    countries: { title: 'Countries', name: 'Country' },
    devices: { title: 'Devices', name: 'Device' },
  },
  other: 'Other',
  total: 'Total',
  otherPages: 'Unknown addresses',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  noRows: 'No data for this period.',
  funnels: {
    title: 'Funnels',
    note: 'Each step counts on the day it happens. The last steps include visitors who opted out of analytics, so a step can be larger than the one before it.',
    table: (funnel: string) => `${funnel}: steps`,
  },
  vitals: {
    table: 'Table of how pages load',
    title: 'Speed on visitors’ devices',
    note: '75% of page loads were at least this fast (75th percentile, within 6%). In brackets: the previous period.',
    group: 'Pages or devices',
    limits: (good: string, poor: string) => `good up to ${good}, poor above ${poor}`,
    count: (count: string) => `${count} page loads`,
    missing: 'no data',
  },
  errors: {
    title: 'Errors in visitors’ browsers',
    note: 'File, line and column in the built site, with the number of page views, for up to 30 days. Uncaught errors of visitors who opted out are missing.',
    none: 'No errors reported.',
    kinds: { error: 'Uncaught error in', violation: 'Blocked by the Content-Security-Policy:' },
  },
  mail: 'Weekly email',
} as const;

export const campaigns = {
  lead: 'Which campaigns bring demos? Visits and started forms come from browsers (without visitors who opted out); sent and held demos come from your records.',
  columns: { visits: 'Visits', started: 'Started', demos: 'Requests', held: 'Held' },
  tables: {
    campaigns: { title: 'By campaign', name: 'Campaign' },
    sources: { title: 'By source', name: 'Source' },
  },
  other: 'Unlisted campaigns',
  otherNote: 'list them below',
  named: 'Listed campaigns',
  namedText:
    'A link names its campaign in utm_campaign. Only campaigns listed here are counted. Other values in a link aren’t stored.',
  empty: 'No campaigns listed yet. Add the first one here.',
  form: {
    name: 'Name in links',
    nameHint: (link: string) => `Links to it look like ${link}`,
    title: 'Description',
    save: 'Save',
  },
  saved: (title: string) => `Saved: ${title}. Counting starts within a minute.`,
  by: (by: string, at: string) => `added by ${by}, ${at}`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove: ${title}`,
  removed: (title: string) => `Removed: ${title}. Its figures stay.`,
} as const;
