import { type PageRoute, pageRoute } from './lib/page-route.tsx';

/** Every page of the public site, one line each: the router and the prerenderer read them here. */
export const routes: PageRoute[] = [];

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
