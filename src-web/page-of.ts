import { notFoundPath, splitLocale } from '../src-shared/paths.ts';
import { contents, type PagePath } from './contents.ts';

/** The page of a path in any language, with or without a trailing slash. Case-sensitive, like the server. */
export function pageOf(pathname: string): PagePath {
  const path = splitLocale(pathname).path.replace(/(.)\/+$/, '$1');
  return Object.hasOwn(contents, path) ? (path as PagePath) : notFoundPath;
}
