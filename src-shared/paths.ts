import { defaultLocale, type Locale, locales } from './locales.ts';
import { type PublicPath, pages, paths } from './pages.ts';

export { type PublicPath, paths };

export const adminPath = '/admin';

export const myOpenSubmissionsPath = `${adminPath}/inbox?assignee=me&open=true`;

export const chatQuestionsPath = `${adminPath}/insights/questions`;

export const notificationsPath = `${adminPath}/notices`;

export const submissionsPath = `${adminPath}/submissions`;

export const digestOffPath = `${adminPath}/digest/off`;

export const analyticsPath = `${adminPath}/insights`;

export const summaryOffPath = `${adminPath}/digest/summary-off`;

export function clickTrackingPath(newsletterId: string, link: number): string {
  return `/letters/${newsletterId}/${link}`;
}

export function mediaPath(name: string): string {
  return `/media/${name}`;
}

export function newsletterPath(id: string, locale: Locale): string {
  return `/newsletters/${id}${locale === defaultLocale ? '' : `?lang=${locale}`}`;
}

export const jobIds = ['frontend-developer', 'ai-engineer', 'frontend-developer-intern', 'ai-engineer-intern'] as const;
export type JobId = (typeof jobIds)[number];

export type JobPath = `${typeof paths.careers}/${JobId}`;

export function jobPath<Id extends JobId>(id: Id) {
  return `${paths.careers}/${id}` as const;
}

export const careersFeedPath = `${paths.careers}/feed.xml`;

/** The last part of the address of news. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export type PostPath = `${typeof paths.news}/${string}`;

export function postPath(slug: string): PostPath {
  return `${paths.news}/${slug}`;
}

export function isPostPath(path: string): path is PostPath {
  return path.startsWith(postPath('')) && slugPattern.test(path.slice(postPath('').length));
}

export const newsFeedPath = postPath('feed.xml');

export const sentPaths = {
  demo: `${paths.scheduleDemo}/sent`,
  partnership: `${paths.partner}/sent`,
  career: `${paths.careers}/sent`,
  deck: `${paths.partner}/deck-requested`,
  subscribed: '/newsletter/subscribed',
  resubscribed: '/newsletter/resubscribed',
  already_subscribed: '/newsletter/already-subscribed',
} as const;
export type SentPath = (typeof sentPaths)[keyof typeof sentPaths];

export const myDataResultPaths = {
  sent: `${paths.myData}/sent`,
  erased: `${paths.myData}/erased`,
  conversationErased: `${paths.myData}/conversation-erased`,
  expired: `${paths.myData}/expired`,
} as const;
export type MyDataResultPath = (typeof myDataResultPaths)[keyof typeof myDataResultPaths];

export const notFoundPath = '/404';

export function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`;
}

export function unsubscribePath(token: string): string {
  return withToken(paths.unsubscribe, token);
}

export function confirmSubscriptionPath(token: string): string {
  return withToken(paths.confirmSubscription, token);
}

export function myDataPath(token: string): string {
  return withToken(paths.myData, token);
}

export function bookingPath(token: string): string {
  return withToken(paths.booking, token);
}

export function deckPath(token: string): string {
  return withToken(paths.deck, token);
}

export function keepPath(token: string): string {
  return withToken(paths.keepApplication, token);
}

export const bookingFormPaths = {
  reschedule: `${paths.booking}/reschedule`,
  cancel: `${paths.booking}/cancel`,
  accept: `${paths.booking}/accept`,
} as const;
export const bookingFilePath = `${paths.booking}/demo.ics`;

export const myDataExportPath = `${paths.myData}/export`;
export const myDataFormPaths = {
  newsletter: `${paths.myData}/newsletter`,
  withdraw: `${paths.myData}/withdraw`,
  keep: `${paths.myData}/keep`,
  erase: `${paths.myData}/erase`,
} as const;
export function myDataFilePath(id: string, token: string): string {
  return withToken(`${paths.myData}/files/${id}`, token);
}

export const unsubscribedPath = '/unsubscribe/done';
export const unsubscribeFailedPath = '/unsubscribe/failed';

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

export function isPage(path: string): boolean {
  const [pathname = '', fragment = ''] = path.split('#', 2);
  return linkable.has(pathname) && isListed(pathname) && /^[\w-]*$/.test(fragment);
}

export function isListed(path: string): boolean {
  return !unlisted.has(path);
}

const withoutLocale = /^\/(?:admin|api|forms|letters|media)(?:[/?#]|$)/;

export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale || !path.startsWith('/') || withoutLocale.test(path)) return path;
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** Two slashes would be another host. */
/** A browser reads `/\` as `//`, which is another site, and passes over tabs and line breaks. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![\t\r\n]*[/\\])/.test(href);
}

export function absoluteLink(siteUrl: string, href: string): string {
  return isOwnPath(href) ? siteUrl + href : href;
}

export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const locale = locales.find((one) => one !== defaultLocale && `${pathname}/`.startsWith(`/${one}/`));
  return locale
    ? { locale, path: pathname.slice(locale.length + 1) || '/' }
    : { locale: defaultLocale, path: pathname };
}

export function alternates(path: string, origin: string): { hreflang: string; href: string }[] {
  const href = (locale: Locale) => origin + localizedPath(path, locale);
  return [
    ...locales.map((locale) => ({ hreflang: locale as string, href: href(locale) })),
    { hreflang: 'x-default', href: href(defaultLocale) },
  ];
}

export function shareImagePath(path: string, locale: Locale): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/share/${locale === defaultLocale ? '' : `${locale}-`}${name}.png`;
}
