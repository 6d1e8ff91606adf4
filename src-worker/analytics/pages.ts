import type { Locale } from '#shared/locales.ts';
import {
  confirmationFailedPath,
  confirmedPath,
  jobIds,
  jobPath,
  myDataResultPaths,
  paths,
  sentPaths,
  splitLocale,
  unsubscribedPath,
  unsubscribeFailedPath,
} from '#shared/paths.ts';

export const other = 'other';

const pages = new Set<string>([
  ...Object.values(paths),
  ...jobIds.map(jobPath),
  ...Object.values(sentPaths),
  ...Object.values(myDataResultPaths),
  unsubscribedPath,
  unsubscribeFailedPath,
  confirmedPath,
  confirmationFailedPath,
]);

export function pageAt(pathname: string): { page: string; locale: Locale } {
  const { locale, path } = splitLocale(pathname);
  const page = path.replace(/(?<=^\/|[^/])\/+$/, '');
  return { page: pages.has(page) ? page : other, locale };
}

export const pageGroups = ['home', 'products', 'solutions', 'company', 'careers', 'demo', 'partner', 'legal', other];

const groupOfSection = new Map(
  Object.entries({
    '': 'home',
    products: 'products',
    solutions: 'solutions',
    company: 'company',
    careers: 'careers',
    'schedule-demo': 'demo',
    'partner-with-us': 'partner',
    privacy: 'legal',
    terms: 'legal',
    cookies: 'legal',
  }),
);

export function groupOf(page: string): string {
  return groupOfSection.get(page.split('/')[1] ?? other) ?? other;
}

const hostsOf: Record<string, string[]> = {
  newsletter: [],
  google: ['com.google.android.googlequicksearchbox'],
  bing: ['bing.com'],
  duckduckgo: ['duckduckgo.com'],
  yahoo: ['search.yahoo.com'],
  yandex: ['yandex.com', 'yandex.ru', 'ya.ru'],
  ecosia: ['ecosia.org'],
  baidu: ['baidu.com'],
  chatgpt: ['chatgpt.com', 'chat.openai.com'],
  perplexity: ['perplexity.ai'],
  claude: ['claude.ai'],
  gemini: ['gemini.google.com'],
  copilot: ['copilot.microsoft.com'],
  linkedin: ['linkedin.com', 'lnkd.in', 'com.linkedin.android'],
  x: ['x.com', 'twitter.com', 't.co'],
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  whatsapp: ['whatsapp.com', 'wa.me', 'com.whatsapp'],
  telegram: ['t.me', 'telegram.org', 'org.telegram.messenger'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  reddit: ['reddit.com'],
  github: ['github.com'],
  gmail: ['mail.google.com', 'com.google.android.gm'],
  outlook: ['outlook.com', 'outlook.live.com', 'outlook.office.com'],
};

const sourceOfHost = new Map(
  Object.entries(hostsOf).flatMap(([source, hosts]) => hosts.map((host) => [host, source] as const)),
);

const media = new Set(['email', 'social', 'cpc', 'organic', 'referral', 'display', 'affiliate', 'qr']);

interface Entry {
  referrer: string;
  source: string;
}

export function sourceOf({ referrer, source }: Entry): string {
  const named = source.toLowerCase();
  if (named !== '') return isNamedSource(named) ? named : other;
  if (referrer === '') return 'direct';
  const labels = referrer.toLowerCase().split('.');
  for (let first = 0; first < Math.min(labels.length, 8); first++) {
    const knownSource = sourceOfHost.get(labels.slice(first).join('.'));
    if (knownSource) return knownSource;
  }
  // Google has a domain in each country.
  return /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(labels.join('.')) ? 'google' : other;
}

export function isNamedSource(source: string): boolean {
  return Object.hasOwn(hostsOf, source);
}

export function knownMedium(medium: string): string | undefined {
  const named = medium.toLowerCase();
  return media.has(named) ? named : undefined;
}
