import { html } from 'hono/html';
import type { Locale } from '../../src-shared/locales.ts';
import { bookingPath, localizedPath } from '../../src-shared/paths.ts';
import { classes, hero } from '../http/html-parts.ts';
import { texts } from '../texts.ts';

/** The page's content when the booking cannot be shown. `token` may be empty. */
export async function failureView(locale: Locale, sentence: string, token: string): Promise<string> {
  const { eyebrow, failure, retry } = texts[locale].bookingView;
  const link = html`<p class="mt-3"><a href="${localizedPath(bookingPath(token), locale)}" class="${classes.button} ${classes.night}">${retry}</a></p>`;
  const content = html`
    <p role="alert" class="mt-2.5 max-w-text text-lead text-starlight-soft">${sentence}</p>
    ${token && link}`;
  return (await html`${hero({ eyebrow, title: failure, content })}`).toString();
}
