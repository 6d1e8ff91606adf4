/** An uncaught error, or something that the Content-Security-Policy has blocked. */
export const browserErrorKinds = ['error', 'violation'] as const;
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/** Places in one report, which is small. */
export const maxReportedErrors = 3;

/** `name-hash.js:1:2345`, where the text names a file of ours: never a page's address. */
export function placeIn(text: string): string | undefined {
  return /\/assets\/([\w.-]{1,60}\.(?:js|css):\d{1,6}:\d{1,7})(?!\d)/.exec(text)?.[1];
}
