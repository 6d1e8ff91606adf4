import { isbot } from 'isbot';

/** Whether a request is of a person who may be counted: neither of a program nor of a prefetch, and without an objection. */
export function isCounted(headers: Headers): boolean {
  const objects = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
  const isPrefetch = headers.has('sec-purpose') || headers.get('purpose') === 'prefetch';
  const userAgent = headers.get('user-agent') ?? '';
  // Every browser that runs the app sends fetch metadata; programs seldom do.
  const isBrowser = headers.has('sec-fetch-site') && userAgent !== '' && !isbot(userAgent);
  return isBrowser && !isPrefetch && !objects;
}
