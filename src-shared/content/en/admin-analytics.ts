import type { PeriodLength } from '../../contracts/analytics.ts';
import { analyticsNames } from './analytics.ts';

export const analytics = {
  forDevelopers: 'For developers: how fast the pages are',
  names: analyticsNames,
  period: 'Period',
  from: 'From',
  to: 'To',
  show: 'Show',
  periods: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' } as Record<PeriodLength, string>,
  dates: (from: string, to: string, beforeFrom: string, beforeTo: string) =>
    `${from} – ${to}, compared with ${beforeFrom} – ${beforeTo}. The smaller numbers are for the previous period. Days end at midnight in Dubai.`,
  lead: 'The site counts visits without cookies, and without storing anything on a device or about a person. Visitors who opt out (Global Privacy Control, Do Not Track) and bots are not counted.',
  empty: 'Nothing has been counted yet. The first visits appear here when their page is closed or hidden.',
  tiles: {
    visits: 'Visits',
    views: 'Page views',
    demos: 'Demo requests',
    subscribers: 'Confirmed newsletter readers',
  },
  change: {
    same: 'as before',
    none: 'none before',
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
    share: 'Of the first step',
  },
  tables: {
    pages: { title: 'Pages', name: 'Page' },
    sources: { title: 'Sources', name: 'Where visits came from' },
    media: { title: 'Media', name: 'utm_medium' },
    campaigns: { title: 'Campaigns', name: 'utm_campaign' },
    languages: { title: 'Languages', name: 'Language' },
    countries: { title: 'Countries', name: 'Country' },
    devices: { title: 'Devices', name: 'Device' },
  },
  other: 'Other',
  otherPages: 'Unknown addresses',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  noRows: 'Nothing in this period.',
  funnels: {
    title: 'Funnels',
    note: 'A step counts on the day it happens. The last steps are counted by the database, also for visitors who are not counted otherwise, so a step can be larger than the one before.',
    table: (funnel: string) => `${funnel}: steps`,
  },
  vitals: {
    table: 'Table of how pages load',
    title: 'Speed on visitors’ devices',
    note: 'Three in four page loads were at least this fast (75th percentile, within 6%). In brackets: the previous period.',
    group: 'Pages or devices',
    limits: (good: string, poor: string) => `good up to ${good}, poor above ${poor}`,
    count: (count: string) => `${count} page loads`,
    missing: 'no measurement',
  },
  mail: 'Weekly email',
} as const;

export const campaigns = {
  lead: 'Which campaign brought demos? Visits and started forms are reported by browsers, and a visitor who objects is left out. Sent and held demos are those of the records.',
  columns: { visits: 'Visits', started: 'Started', demos: 'Sent', held: 'Held' },
  tables: {
    campaigns: { title: 'By campaign', name: 'Campaign' },
    sources: { title: 'By source', name: 'Where visits came from' },
  },
  other: 'Campaigns without a name',
  otherNote: 'name them below',
  named: 'Named campaigns',
  namedText:
    'A link names its campaign in utm_campaign. Only names that stand here are counted: whatever else a link carries is stored nowhere.',
  empty: 'No campaign has a name yet.',
  form: {
    name: 'Name in links',
    nameHint: (link: string) => `Links to it look like ${link}`,
    title: 'What it is',
    save: 'Save',
  },
  saved: (title: string) => `Saved: ${title}. It is counted within a minute.`,
  by: (by: string, at: string) => `named by ${by}, ${at}`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove: ${title}`,
  removed: (title: string) => `Removed: ${title}. What was counted stays.`,
} as const;
