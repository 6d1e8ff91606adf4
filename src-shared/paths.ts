import { defaultLocale, type Locale, locales } from './locales.ts';
import { type PublicPath, pages, paths } from './pages.ts';

export { type PublicPath, paths };

/** The admin area, behind Cloudflare Access. */
export const adminPath = '/admin';

/** The submissions that are assigned to who opens it, and open. */
export const myOpenSubmissionsPath = `${adminPath}/submissions?assignee=me&open=true`;

/** What Joe was asked, and what he costs. */
export const chatQuestionsPath = `${adminPath}/chats/questions`;

/** Asks who opens it whether to turn off the daily mail. */
export const digestOffPath = `${adminPath}/digest/off`;

/** What is counted on the site, for staff. */
export const analyticsPath = `${adminPath}/analytics`;

/** Asks who opens it whether to turn off the weekly mail. */
export const summaryOffPath = `${adminPath}/digest/summary-off`;

/** A link in a newsletter to a page of the site, by its number: the Worker counts and redirects. */
export function letterLinkPath(newsletterId: string, link: number): string {
  return `/letters/${newsletterId}/${link}`;
}

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

/** The pages that the Worker shows after a form about somebody's own data, and for a link that no longer works. */
export const myDataResultPaths = {
  sent: `${paths.myData}/sent`,
  erased: `${paths.myData}/erased`,
  expired: `${paths.myData}/expired`,
} as const;
export type MyDataResultPath = (typeof myDataResultPaths)[keyof typeof myDataResultPaths];

/** The page that the Worker returns for an unknown path. */
export const notFoundPath = '/404';

/** The path of a page or a file that a token opens. */
export function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`;
}

/** The unsubscribe link of a mail. The page asks before it unsubscribes. */
export function unsubscribePath(token: string): string {
  return withToken(paths.unsubscribe, token);
}

/** The confirmation link of a double opt-in. The page asks before it confirms. */
export function confirmSubscriptionPath(token: string): string {
  return withToken(paths.confirmSubscription, token);
}

/** The link to somebody's own data. */
export function myDataPath(token: string): string {
  return withToken(paths.myData, token);
}

/** The page to move or cancel a booking. It asks first. */
export function bookingPath(token: string): string {
  return withToken(paths.booking, token);
}

/** The forms on that page. */
export const bookingFormPaths = {
  reschedule: `${paths.booking}/reschedule`,
  cancel: `${paths.booking}/cancel`,
} as const;
/** The calendar file of a booking. */
export const bookingFilePath = `${paths.booking}/demo.ics`;

/** The same data as a file. */
export const myDataExportPath = `${paths.myData}/export`;
/** The forms on the page with somebody's own data. */
export const myDataFormPaths = { newsletter: `${paths.myData}/newsletter`, erase: `${paths.myData}/erase` } as const;

/** The pages that the Worker redirects to after a posted unsubscribe form. */
export const unsubscribedPath = '/unsubscribe/done';
export const unsubscribeFailedPath = '/unsubscribe/failed';

/** The pages that the Worker redirects to after a posted confirmation form. */
export const confirmedPath = '/newsletter/confirmed';
export const confirmationFailedPath = '/newsletter/confirm-failed';

const unlisted = new Set<string>([
  ...Object.values(pages).flatMap((page) => ('unlisted' in page ? page.path : [])),
  unsubscribedPath,
  unsubscribeFailedPath,
  confirmedPath,
  confirmationFailedPath,
  notFoundPath,
  ...Object.values(sentPaths),
  ...Object.values(myDataResultPaths),
]);

const linkable = new Set<string>([...Object.values(paths), ...jobIds.map(jobPath)]);

/** Whether an English path, which may have a fragment, is that of a page to which others can link. */
export function isPage(path: string): boolean {
  const [pathname = '', fragment = ''] = path.split('#', 2);
  return linkable.has(pathname) && isListed(pathname) && /^[\w-]*$/.test(fragment);
}

/** Whether search engines may index a page and other sites may show its preview. */
export function isListed(path: string): boolean {
  return !unlisted.has(path);
}

/** These have no language: the admin area, the API, the links of newsletters, and the forms, which carry the language in a field. */
const withoutLocale = /^\/(?:admin|api|forms|letters)(?:[/?#]|$)/;

/** The address of a page in a language. Leaves fragments and addresses of other sites alone. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale || !path.startsWith('/') || withoutLocale.test(path)) return path;
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** The language of an address, and its path without it. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const locale = locales.find((one) => one !== defaultLocale && `${pathname}/`.startsWith(`/${one}/`));
  return locale
    ? { locale, path: pathname.slice(locale.length + 1) || '/' }
    : { locale: defaultLocale, path: pathname };
}

/** A page's address in each language, for search engines: with itself, and English for all other languages. */
export function alternates(path: string, origin: string): { hreflang: string; href: string }[] {
  const href = (locale: Locale) => origin + localizedPath(path, locale);
  return [
    ...locales.map((locale) => ({ hreflang: locale as string, href: href(locale) })),
    { hreflang: 'x-default', href: href(defaultLocale) },
  ];
}

/** The share image of a page: 1200 × 630 pixels, made at build time. */
export function shareImagePath(path: string, locale: Locale): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/share/${locale === defaultLocale ? '' : `${locale}-`}${name}.png`;
}
