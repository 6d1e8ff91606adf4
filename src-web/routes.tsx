import { paths, unsubscribedPath, unsubscribeFailedPath } from '../src-shared/paths.ts';
import { pageRoute } from './lib/page-route.tsx';
import LandingPage from './pages/landing.tsx';

const unsubscribe = {
  page: () => import('./pages/unsubscribe.tsx'),
  content: { en: () => import('../src-shared/content/en/unsubscribe.ts') },
};

/** Most pages are one of these, so that it comes with what every page loads. */
const landing = async () => ({ default: LandingPage });

/** Every page of the public site, one line each: the router and the prerenderer read them here. */
// biome-ignore format: a line for each route
export const routes = [
  pageRoute({ path: paths.home, page: () => import('./pages/home.tsx'), content: { en: () => import('../src-shared/content/en/home.ts') } }),
  pageRoute({ path: paths.products, page: () => import('./pages/products.tsx'), content: { en: () => import('../src-shared/content/en/products-page.ts') } }),
  pageRoute({ path: paths.lagentry, page: landing, content: { en: () => import('../src-shared/content/en/products/lagentry.ts') } }),
  pageRoute({ path: paths.aiAuditor, page: landing, content: { en: () => import('../src-shared/content/en/products/ai-auditor.ts') } }),
  pageRoute({ path: paths.idVerification, page: landing, content: { en: () => import('../src-shared/content/en/products/id-verification.ts') } }),
  pageRoute({ path: paths.marketeye, page: landing, content: { en: () => import('../src-shared/content/en/products/marketeye.ts') } }),
  pageRoute({ path: paths.aiDataAnalyst, page: () => import('./pages/ai-data-analyst.tsx'), content: { en: () => import('../src-shared/content/en/products/ai-data-analyst.ts') } }),
  pageRoute({ path: paths.ecommerceAggregator, page: landing, content: { en: () => import('../src-shared/content/en/products/uae-ecommerce-aggregator.ts') } }),
  pageRoute({ path: paths.enterprise, page: landing, content: { en: () => import('../src-shared/content/en/solutions/enterprise.ts') } }),
  pageRoute({ path: paths.startups, page: landing, content: { en: () => import('../src-shared/content/en/solutions/startups.ts') } }),
  pageRoute({ path: paths.developers, page: landing, content: { en: () => import('../src-shared/content/en/solutions/developers.ts') } }),
  pageRoute({ path: paths.researchers, page: landing, content: { en: () => import('../src-shared/content/en/solutions/researchers.ts') } }),
  pageRoute({ path: paths.company, page: () => import('./pages/company.tsx'), content: { en: () => import('../src-shared/content/en/company.ts') } }),
  pageRoute({ path: paths.careers, page: () => import('./pages/careers.tsx'), content: { en: () => import('../src-shared/content/en/careers.ts') } }),
  pageRoute({ path: paths.scheduleDemo, page: () => import('./pages/schedule-demo.tsx'), content: { en: () => import('../src-shared/content/en/schedule-demo.ts') } }),
  pageRoute({ path: paths.partner, page: () => import('./pages/partner-with-us.tsx'), content: { en: () => import('../src-shared/content/en/partner.ts') } }),
  pageRoute({ path: paths.unsubscribe, ...unsubscribe }),
  pageRoute({ path: unsubscribedPath, ...unsubscribe }),
  pageRoute({ path: unsubscribeFailedPath, ...unsubscribe }),
];

/** Where no route matches. */
export const notFoundRoute = pageRoute({
  path: '*',
  page: () => import('./pages/not-found.tsx'),
  content: { en: () => import('../src-shared/content/en/not-found.ts') },
});

/** The route of a path, with or without a trailing slash. */
export function routeOf(pathname: string) {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
