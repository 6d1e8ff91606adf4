import type { ComponentProps } from 'react';
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
import type { ContentOf, PagePath } from './contents.ts';

/** The loaders of the components in `pages/`, by the name of the file: a chunk each. */
export const components = {
  'ai-data-analyst': () => import('./pages/ai-data-analyst.tsx'),
  booking: () => import('./pages/booking.tsx'),
  careers: () => import('./pages/careers.tsx'),
  company: () => import('./pages/company.tsx'),
  'confirm-subscription': () => import('./pages/confirm-subscription.tsx'),
  home: () => import('./pages/home.tsx'),
  job: () => import('./pages/job.tsx'),
  landing: () => import('./pages/landing.tsx'),
  legal: () => import('./pages/legal.tsx'),
  'my-data': () => import('./pages/my-data.tsx'),
  'my-data-result': () => import('./pages/my-data-result.tsx'),
  'not-found': () => import('./pages/not-found.tsx'),
  'partner-with-us': () => import('./pages/partner-with-us.tsx'),
  products: () => import('./pages/products.tsx'),
  'schedule-demo': () => import('./pages/schedule-demo.tsx'),
  sent: () => import('./pages/sent.tsx'),
  unsubscribe: () => import('./pages/unsubscribe.tsx'),
};

type Components = typeof components;
type Component<Name extends keyof Components> = Awaited<ReturnType<Components[Name]>>['default'];
/** The components that take this content. */
type NameFor<Content> = {
  [Name in keyof Components]: Content extends ComponentProps<Component<Name>>['content'] ? Name : never;
}[keyof Components];

/** The component of each public page. */
export const pages: { [Path in PagePath]: NameFor<ContentOf<Path>> } = {
  [paths.home]: 'home',
  [paths.products]: 'products',
  [paths.lagentry]: 'landing',
  [paths.aiAuditor]: 'landing',
  [paths.idVerification]: 'landing',
  [paths.marketeye]: 'landing',
  [paths.aiDataAnalyst]: 'ai-data-analyst',
  [paths.ecommerceAggregator]: 'landing',
  [paths.enterprise]: 'landing',
  [paths.startups]: 'landing',
  [paths.developers]: 'landing',
  [paths.researchers]: 'landing',
  [paths.company]: 'company',
  [paths.careers]: 'careers',
  [jobPath(jobIds[0])]: 'job',
  [jobPath(jobIds[1])]: 'job',
  [jobPath(jobIds[2])]: 'job',
  [jobPath(jobIds[3])]: 'job',
  [paths.scheduleDemo]: 'schedule-demo',
  [paths.partner]: 'partner-with-us',
  [sentPaths.demo]: 'sent',
  [sentPaths.partnership]: 'sent',
  [sentPaths.career]: 'sent',
  [sentPaths.subscribed]: 'sent',
  [sentPaths.resubscribed]: 'sent',
  [sentPaths.already_subscribed]: 'sent',
  [paths.myData]: 'my-data',
  [myDataResultPaths.sent]: 'my-data-result',
  [myDataResultPaths.erased]: 'my-data-result',
  [myDataResultPaths.expired]: 'my-data-result',
  [paths.booking]: 'booking',
  [paths.unsubscribe]: 'unsubscribe',
  [unsubscribedPath]: 'unsubscribe',
  [unsubscribeFailedPath]: 'unsubscribe',
  [paths.confirmSubscription]: 'confirm-subscription',
  [confirmedPath]: 'confirm-subscription',
  [confirmationFailedPath]: 'confirm-subscription',
  [paths.privacy]: 'legal',
  [paths.terms]: 'legal',
  [paths.cookies]: 'legal',
  [notFoundPath]: 'not-found',
};
