/** The public URLs. The router, the prerenderer and the sitemap all read them here. */
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

/** Staff pages: rendered in the browser behind Cloudflare Access, never prerendered or listed. */
export const adminPath = '/admin';

/** The open positions, as their pages' addresses name them. */
export const jobIds = ['frontend-developer', 'ai-engineer', 'frontend-developer-intern', 'ai-engineer-intern'] as const;
export type JobId = (typeof jobIds)[number];

/** The page of an open position. */
export function jobPath<Id extends JobId>(id: Id) {
  return `${paths.careers}/${id}` as const;
}

/** How a form ended that the browser posted itself: the Worker answers it with one of these pages. None is listed. */
export const sentPaths = {
  demo: `${paths.scheduleDemo}/sent`,
  partnership: `${paths.partner}/sent`,
  career: `${paths.careers}/sent`,
  subscribed: '/newsletter/subscribed',
  resubscribed: '/newsletter/resubscribed',
  already_subscribed: '/newsletter/already-subscribed',
} as const;
export type SentPath = (typeof sentPaths)[keyof typeof sentPaths];

/** The page for an address that leads nowhere; the Worker answers such an address with it. */
export const notFoundPath = '/404';

/** Where a mail's unsubscribe link leads: a page that asks before it acts. */
export function unsubscribePath(token: string): string {
  return `${paths.unsubscribe}?token=${encodeURIComponent(token)}`;
}

/** How unsubscribing ended, for a browser without JavaScript: the Worker answers a posted form with these pages. */
export const unsubscribedPath = '/unsubscribe/done';
export const unsubscribeFailedPath = '/unsubscribe/failed';

/** The picture that stands for a page where it is shared: 1200 × 630, made at build time. */
export function shareImagePath(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
