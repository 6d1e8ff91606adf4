import type { Locale } from '../src-shared/locales.ts';
import {
  confirmationFailedPath,
  confirmedPath,
  type JobPath,
  jobIds,
  jobPath,
  myDataResultPaths,
  notFoundPath,
  paths,
  sentPaths,
  unsubscribedPath,
  unsubscribeFailedPath,
} from '../src-shared/paths.ts';
import { type JobContent, jobContent } from './pages/job-content.ts';
import { legalContent } from './pages/legal-content.ts';

const careers = { en: () => import('../src-shared/content/en/careers.ts') };
const jobs = Object.fromEntries(
  jobIds.map((id) => [jobPath(id), { en: async () => ({ default: jobContent((await careers.en()).default, id) }) }]),
) as Record<JobPath, { en: () => Promise<{ default: JobContent }> }>;
const unsubscribe = { en: () => import('../src-shared/content/en/unsubscribe.ts') };
const confirmSubscription = { en: () => import('../src-shared/content/en/confirm-subscription.ts') };
const myData = { en: () => import('../src-shared/content/en/my-data.ts') };
const sent = { en: () => import('../src-shared/content/en/sent.ts') };

/** The loader of each page's content, by path and language: one chunk each. */
export const contents = {
  [paths.home]: { en: () => import('../src-shared/content/en/home.ts') },
  [paths.products]: { en: () => import('../src-shared/content/en/products-page.ts') },
  [paths.lagentry]: { en: () => import('../src-shared/content/en/products/lagentry.ts') },
  [paths.aiAuditor]: { en: () => import('../src-shared/content/en/products/ai-auditor.ts') },
  [paths.idVerification]: { en: () => import('../src-shared/content/en/products/id-verification.ts') },
  [paths.marketeye]: { en: () => import('../src-shared/content/en/products/marketeye.ts') },
  [paths.aiDataAnalyst]: { en: () => import('../src-shared/content/en/products/ai-data-analyst.ts') },
  [paths.ecommerceAggregator]: { en: () => import('../src-shared/content/en/products/uae-ecommerce-aggregator.ts') },
  [paths.enterprise]: { en: () => import('../src-shared/content/en/solutions/enterprise.ts') },
  [paths.startups]: { en: () => import('../src-shared/content/en/solutions/startups.ts') },
  [paths.developers]: { en: () => import('../src-shared/content/en/solutions/developers.ts') },
  [paths.researchers]: { en: () => import('../src-shared/content/en/solutions/researchers.ts') },
  [paths.company]: { en: () => import('../src-shared/content/en/company.ts') },
  [paths.careers]: careers,
  [paths.scheduleDemo]: { en: () => import('../src-shared/content/en/schedule-demo.ts') },
  [paths.partner]: { en: () => import('../src-shared/content/en/partner.ts') },
  [paths.myData]: myData,
  [paths.unsubscribe]: unsubscribe,
  [unsubscribedPath]: unsubscribe,
  [unsubscribeFailedPath]: unsubscribe,
  [paths.confirmSubscription]: confirmSubscription,
  [confirmedPath]: confirmSubscription,
  [confirmationFailedPath]: confirmSubscription,
  [paths.privacy]: { en: () => legalContent(import('../src-shared/content/en/privacy.ts')) },
  [paths.terms]: { en: () => legalContent(import('../src-shared/content/en/terms.ts')) },
  [paths.cookies]: { en: () => legalContent(import('../src-shared/content/en/cookies.ts')) },
  [notFoundPath]: { en: () => import('../src-shared/content/en/not-found.ts') },
  ...jobs,
  ...forAll(Object.values(sentPaths), sent),
  ...forAll(Object.values(myDataResultPaths), myData),
};

type Content = Record<Locale, () => Promise<{ default: unknown }>>;

function forAll<Path extends string, Shared extends Content>(all: Path[], content: Shared) {
  return Object.fromEntries(all.map((path) => [path, content])) as Record<Path, Shared>;
}
