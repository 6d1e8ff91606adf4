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

const careers = {
  en: () => import('../src-shared/content/en/careers.ts'),
  ar: () => import('../src-shared/content/ar/careers.ts'),
};
const jobs = Object.fromEntries(
  jobIds.map((id) => {
    const load = async (locale: Locale) => ({ default: jobContent((await careers[locale]()).default, id) });
    return [jobPath(id), { en: () => load('en'), ar: () => load('ar') }];
  }),
) as Record<JobPath, Record<Locale, () => Promise<{ default: JobContent }>>>;
const unsubscribe = {
  en: () => import('../src-shared/content/en/unsubscribe.ts'),
  ar: () => import('../src-shared/content/ar/unsubscribe.ts'),
};
const confirmSubscription = {
  en: () => import('../src-shared/content/en/confirm-subscription.ts'),
  ar: () => import('../src-shared/content/ar/confirm-subscription.ts'),
};
const myData = {
  en: () => import('../src-shared/content/en/my-data.ts'),
  ar: () => import('../src-shared/content/ar/my-data.ts'),
};
const sent = {
  en: () => import('../src-shared/content/en/sent.ts'),
  ar: () => import('../src-shared/content/ar/sent.ts'),
};

/** The loader of each page's content, by path and language: one chunk each. */
export const contents = {
  [paths.home]: {
    en: () => import('../src-shared/content/en/home.ts'),
    ar: () => import('../src-shared/content/ar/home.ts'),
  },
  [paths.products]: {
    en: () => import('../src-shared/content/en/products-page.ts'),
    ar: () => import('../src-shared/content/ar/products-page.ts'),
  },
  [paths.lagentry]: {
    en: () => import('../src-shared/content/en/products/lagentry.ts'),
    ar: () => import('../src-shared/content/ar/products/lagentry.ts'),
  },
  [paths.aiAuditor]: {
    en: () => import('../src-shared/content/en/products/ai-auditor.ts'),
    ar: () => import('../src-shared/content/ar/products/ai-auditor.ts'),
  },
  [paths.idVerification]: {
    en: () => import('../src-shared/content/en/products/id-verification.ts'),
    ar: () => import('../src-shared/content/ar/products/id-verification.ts'),
  },
  [paths.marketeye]: {
    en: () => import('../src-shared/content/en/products/marketeye.ts'),
    ar: () => import('../src-shared/content/ar/products/marketeye.ts'),
  },
  [paths.aiDataAnalyst]: {
    en: () => import('../src-shared/content/en/products/ai-data-analyst.ts'),
    ar: () => import('../src-shared/content/ar/products/ai-data-analyst.ts'),
  },
  [paths.ecommerceAggregator]: {
    en: () => import('../src-shared/content/en/products/uae-ecommerce-aggregator.ts'),
    ar: () => import('../src-shared/content/ar/products/uae-ecommerce-aggregator.ts'),
  },
  [paths.enterprise]: {
    en: () => import('../src-shared/content/en/solutions/enterprise.ts'),
    ar: () => import('../src-shared/content/ar/solutions/enterprise.ts'),
  },
  [paths.startups]: {
    en: () => import('../src-shared/content/en/solutions/startups.ts'),
    ar: () => import('../src-shared/content/ar/solutions/startups.ts'),
  },
  [paths.developers]: {
    en: () => import('../src-shared/content/en/solutions/developers.ts'),
    ar: () => import('../src-shared/content/ar/solutions/developers.ts'),
  },
  [paths.researchers]: {
    en: () => import('../src-shared/content/en/solutions/researchers.ts'),
    ar: () => import('../src-shared/content/ar/solutions/researchers.ts'),
  },
  [paths.company]: {
    en: () => import('../src-shared/content/en/company.ts'),
    ar: () => import('../src-shared/content/ar/company.ts'),
  },
  [paths.careers]: careers,
  [paths.scheduleDemo]: {
    en: () => import('../src-shared/content/en/schedule-demo.ts'),
    ar: () => import('../src-shared/content/ar/schedule-demo.ts'),
  },
  [paths.partner]: {
    en: () => import('../src-shared/content/en/partner.ts'),
    ar: () => import('../src-shared/content/ar/partner.ts'),
  },
  [paths.myData]: myData,
  [paths.booking]: {
    en: () => import('../src-shared/content/en/booking.ts'),
    ar: () => import('../src-shared/content/ar/booking.ts'),
  },
  [paths.unsubscribe]: unsubscribe,
  [unsubscribedPath]: unsubscribe,
  [unsubscribeFailedPath]: unsubscribe,
  [paths.confirmSubscription]: confirmSubscription,
  [confirmedPath]: confirmSubscription,
  [confirmationFailedPath]: confirmSubscription,
  [paths.privacy]: {
    en: () => legalContent(import('../src-shared/content/en/privacy.ts')),
    ar: () => legalContent(import('../src-shared/content/ar/privacy.ts')),
  },
  [paths.terms]: {
    en: () => legalContent(import('../src-shared/content/en/terms.ts')),
    ar: () => legalContent(import('../src-shared/content/ar/terms.ts')),
  },
  [paths.cookies]: {
    en: () => legalContent(import('../src-shared/content/en/cookies.ts')),
    ar: () => legalContent(import('../src-shared/content/ar/cookies.ts')),
  },
  [notFoundPath]: {
    en: () => import('../src-shared/content/en/not-found.ts'),
    ar: () => import('../src-shared/content/ar/not-found.ts'),
  },
  ...jobs,
  ...forAll(Object.values(sentPaths), sent),
  ...forAll(Object.values(myDataResultPaths), myData),
};

export type PagePath = keyof typeof contents;
export type ContentOf<Path extends PagePath> = Awaited<ReturnType<(typeof contents)[Path][Locale]>>['default'];

type Content = Record<Locale, () => Promise<{ default: unknown }>>;

function forAll<Path extends string, Shared extends Content>(all: Path[], content: Shared) {
  return Object.fromEntries(all.map((path) => [path, content])) as Record<Path, Shared>;
}
