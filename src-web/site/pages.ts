import { pages as ownPages, type PublicPath } from '#shared/pages.ts';
import {
  confirmationFailedPath,
  confirmedPath,
  type JobPath,
  jobIds,
  jobPath,
  type MyDataResultPath,
  myDataResultPaths,
  notFoundPath,
  type SentPath,
  sentPaths,
  splitLocale,
  unsubscribedPath,
  unsubscribeFailedPath,
} from '#shared/paths.ts';

export type PagePath =
  | PublicPath
  | JobPath
  | SentPath
  | MyDataResultPath
  | typeof unsubscribedPath
  | typeof unsubscribeFailedPath
  | typeof confirmedPath
  | typeof confirmationFailedPath
  | typeof notFoundPath;

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
]) as Record<PagePath, Page>;

function sharing(content: string, component: string, of: readonly PagePath[]): [PagePath, Page][] {
  return of.map((path) => [path, { component, content }]);
}

export function pageOf(pathname: string): PagePath {
  const path = splitLocale(pathname).path.replace(/(.)\/+$/, '$1');
  return isPage(path) ? path : notFoundPath;
}

export function isPage(path: string): path is PagePath {
  return Object.hasOwn(pages, path);
}
