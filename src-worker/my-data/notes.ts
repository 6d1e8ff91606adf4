import { html } from 'hono/html';
import type { Locale } from '../../src-shared/locales.ts';
import { classes, type Html, time } from '../http/html-parts.ts';
import { texts } from '../texts.ts';

/** A time, and which form or link was used. */
export function timeAndSource(locale: Locale, before: string, at: string, source: string | null): Html {
  const { mail, myDataView } = texts[locale];
  const { consents } = myDataView;
  const how = source && (consents.sources[source] ?? consents.source(source));
  return html`<p class="${classes.note}">${before}${time(locale, at)}${how && html`${mail.comma}<span dir="auto" class="wrap-anywhere">${how}</span>`}</p>`;
}

/** `kept` is what a record without a date is kept for. */
export function purgeNote(locale: Locale, purgeAt: string | null, kept: 'never' | 'open' = 'never'): Html {
  const { purge } = texts[locale].myDataView;
  return html`<p class="${classes.note}">${purgeAt ? html`${purge.before}${time(locale, purgeAt, 'day')}` : purge[kept]}</p>`;
}
