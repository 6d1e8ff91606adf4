import { paths, unsubscribedPath, unsubscribeFailedPath } from '../src-shared/paths.ts';
import { pageRoute } from './lib/page-route.tsx';

const unsubscribe = {
  page: () => import('./pages/unsubscribe.tsx'),
  content: { en: () => import('../src-shared/content/en/unsubscribe.ts') },
};

/** Every page of the public site, one line each: the router and the prerenderer read them here. */
export const routes = [
  pageRoute({
    path: paths.scheduleDemo,
    page: () => import('./pages/schedule-demo.tsx'),
    content: { en: () => import('../src-shared/content/en/schedule-demo.ts') },
  }),
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
