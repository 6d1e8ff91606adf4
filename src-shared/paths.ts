export const paths = {
  home: '/',
  products: '/products',
  lagentry: '/products/lagentry',
  aiAuditor: '/products/ai-auditor',
  idVerification: '/products/id-verification',
  marketeye: '/products/marketeye',
  aiDataAnalyst: '/products/ai-data-analyst',
  ecommerceAggregator: '/products/uae-ecommerce-aggregator',
  enterprise: '/solutions/enterprise',
  startups: '/solutions/startups',
  developers: '/solutions/developers',
  researchers: '/solutions/researchers',
  company: '/company',
  careers: '/careers',
  scheduleDemo: '/schedule-demo',
  partner: '/partner-with-us',
  unsubscribe: '/unsubscribe',
} as const;

export type PublicPath = (typeof paths)[keyof typeof paths];

/** The admin area, behind Cloudflare Access. */
export const adminPath = '/admin';

export const jobIds = ['frontend-developer', 'ai-engineer', 'frontend-developer-intern', 'ai-engineer-intern'] as const;
export type JobId = (typeof jobIds)[number];

export type JobPath = `${typeof paths.careers}/${JobId}`;

export function jobPath<Id extends JobId>(id: Id) {
  return `${paths.careers}/${id}` as const;
}

/** The pages that the Worker redirects to after it has accepted a form that the browser posted. */
export const sentPaths = {
  demo: `${paths.scheduleDemo}/sent`,
  partnership: `${paths.partner}/sent`,
  career: `${paths.careers}/sent`,
  subscribed: '/newsletter/subscribed',
  resubscribed: '/newsletter/resubscribed',
  already_subscribed: '/newsletter/already-subscribed',
} as const;
export type SentPath = (typeof sentPaths)[keyof typeof sentPaths];

/** The page that the Worker returns for an unknown path. */
export const notFoundPath = '/404';

/** The unsubscribe link of a mail. The page asks before it unsubscribes. */
export function unsubscribePath(token: string): string {
  return `${paths.unsubscribe}?token=${encodeURIComponent(token)}`;
}

/** The pages that the Worker redirects to after a posted unsubscribe form. */
export const unsubscribedPath = '/unsubscribe/done';
export const unsubscribeFailedPath = '/unsubscribe/failed';

const unlisted = new Set<string>([
  paths.unsubscribe,
  unsubscribedPath,
  unsubscribeFailedPath,
  notFoundPath,
  ...Object.values(sentPaths),
]);

/** Whether search engines may index a page and other sites may show its preview. */
export function isListed(path: string): boolean {
  return !unlisted.has(path);
}

/** The share image of a page: 1200 × 630 pixels, made at build time. */
export function shareImagePath(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
