import { pages as ownPages, type PublicPath } from '#shared/pages.ts';
import {
  confirmationFailedPath,
  confirmedPath,
  isPostPath,
  type JobPath,
  jobIds,
  jobPath,
  type MyDataResultPath,
  myDataResultPaths,
  notFoundPath,
  type PostPath,
  type SentPath,
  sentPaths,
  splitLocale,
  unsubscribedPath,
  unsubscribeFailedPath,
} from '#shared/paths.ts';

/** The pages that the build renders. */
export type BuiltPath =
  | PublicPath
  | JobPath
  | SentPath
  | MyDataResultPath
  | typeof unsubscribedPath
  | typeof unsubscribeFailedPath
  | typeof confirmedPath
  | typeof confirmationFailedPath
  | typeof notFoundPath;

export type PagePath = BuiltPath | PostPath;

interface Page {
  component: string;
  content: string;
}

export const pages = Object.fromEntries([
  ...Object.values(ownPages).flatMap(({ path, component }) => [
    ...sharing(path.slice(1) || 'home', component, [path]),
    // Behind the page of the positions in the sitemap too.
    ...(path === '/careers' ? sharing(path.slice(1), 'job', jobIds.map(jobPath)) : []),
  ]),
  ...sharing('sent', 'result', Object.values(sentPaths)),
  ...sharing('my-data', 'result', Object.values(myDataResultPaths)),
  ...sharing('unsubscribe', 'unsubscribe', [unsubscribedPath, unsubscribeFailedPath]),
  ...sharing('newsletter/confirm', 'confirm-subscription', [confirmedPath, confirmationFailedPath]),
  ...sharing('404', 'not-found', [notFoundPath]),
]) as Record<BuiltPath, Page>;

function sharing(content: string, component: string, of: readonly BuiltPath[]): [BuiltPath, Page][] {
  return of.map((path) => [path, { component, content }]);
}

export function pageOf(pathname: string): PagePath {
  const path = splitLocale(pathname).path.replace(/(.)\/+$/, '$1');
  return isPage(path) ? path : notFoundPath;
}

export function isPage(path: string): path is PagePath {
  return Object.hasOwn(pages, path) || isPostPath(path);
}
