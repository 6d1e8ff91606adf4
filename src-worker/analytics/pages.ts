import type { Locale } from '../../src-shared/locales.ts';
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
} from '../../src-shared/paths.ts';

/** What is not in a list of allowed values counts as this. */
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

/** The page at a path of the address bar, and its language. */
export function pageAt(pathname: string): { page: string; locale: Locale } {
  const { locale, path } = splitLocale(pathname);
  const page = path.replace(/(.)\/+$/, '$1');
  return { page: pages.has(page) ? page : other, locale };
}

/** Pages that are built alike, so that one group has enough measurements. */
export const pageGroups = ['home', 'products', 'solutions', 'company', 'careers', 'demo', 'partner', 'legal', other];

const groupOfSection: Record<string, string> = {
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
};

export function groupOf(page: string): string {
  return groupOfSection[page.split('/')[1] ?? other] ?? other;
}
