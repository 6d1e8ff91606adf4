import type { ComponentType } from 'react';
import {
  confirmationFailedPath,
  confirmedPath,
  jobIds,
  jobPath,
  myDataResultPaths,
  notFoundPath,
  paths,
  sentPaths,
  unsubscribedPath,
  unsubscribeFailedPath,
} from '../src-shared/paths.ts';
import type { ContentOf, PagePath } from './page-content.ts';
import { AiDataAnalystPage } from './pages/ai-data-analyst.tsx';
import { BookingPage } from './pages/booking.tsx';
import { CareersPage } from './pages/careers.tsx';
import { CompanyPage } from './pages/company.tsx';
import { ConfirmSubscriptionPage } from './pages/confirm-subscription.tsx';
import { HomePage } from './pages/home.tsx';
import { JobPage } from './pages/job.tsx';
import { LandingPage } from './pages/landing.tsx';
import { LegalPage } from './pages/legal.tsx';
import { MyDataPage } from './pages/my-data.tsx';
import { MyDataResultPage } from './pages/my-data-result.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { PartnerPage } from './pages/partner-with-us.tsx';
import { ProductsPage } from './pages/products.tsx';
import { ScheduleDemoPage } from './pages/schedule-demo.tsx';
import { SentPage } from './pages/sent.tsx';
import { UnsubscribePage } from './pages/unsubscribe.tsx';

type Pages = { [Path in PagePath]: ComponentType<{ content: ContentOf<Path> }> };

/** The component of each public page, by path, for the app and the prerenderer. */
export const pages: Pages = {
  [paths.home]: HomePage,
  [paths.products]: ProductsPage,
  [paths.lagentry]: LandingPage,
  [paths.aiAuditor]: LandingPage,
  [paths.idVerification]: LandingPage,
  [paths.marketeye]: LandingPage,
  [paths.aiDataAnalyst]: AiDataAnalystPage,
  [paths.ecommerceAggregator]: LandingPage,
  [paths.enterprise]: LandingPage,
  [paths.startups]: LandingPage,
  [paths.developers]: LandingPage,
  [paths.researchers]: LandingPage,
  [paths.company]: CompanyPage,
  [paths.careers]: CareersPage,
  [jobPath(jobIds[0])]: JobPage,
  [jobPath(jobIds[1])]: JobPage,
  [jobPath(jobIds[2])]: JobPage,
  [jobPath(jobIds[3])]: JobPage,
  [paths.scheduleDemo]: ScheduleDemoPage,
  [paths.partner]: PartnerPage,
  [sentPaths.demo]: SentPage,
  [sentPaths.partnership]: SentPage,
  [sentPaths.career]: SentPage,
  [sentPaths.subscribed]: SentPage,
  [sentPaths.resubscribed]: SentPage,
  [sentPaths.already_subscribed]: SentPage,
  [paths.myData]: MyDataPage,
  [myDataResultPaths.sent]: MyDataResultPage,
  [myDataResultPaths.erased]: MyDataResultPage,
  [myDataResultPaths.expired]: MyDataResultPage,
  [paths.booking]: BookingPage,
  [paths.unsubscribe]: UnsubscribePage,
  [unsubscribedPath]: UnsubscribePage,
  [unsubscribeFailedPath]: UnsubscribePage,
  [paths.confirmSubscription]: ConfirmSubscriptionPage,
  [confirmedPath]: ConfirmSubscriptionPage,
  [confirmationFailedPath]: ConfirmSubscriptionPage,
  [paths.privacy]: LegalPage,
  [paths.terms]: LegalPage,
  [paths.cookies]: LegalPage,
  [notFoundPath]: NotFoundPage,
};
