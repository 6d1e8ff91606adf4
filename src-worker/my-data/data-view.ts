import { html } from 'hono/html';
import type { MyData } from '../../src-shared/contracts/my-data.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { localizedPath, myDataExportPath, withToken } from '../../src-shared/paths.ts';
import { classes, columns, hero, time } from '../http/html-parts.ts';
import { texts } from '../texts.ts';
import { eraseCard, fileCard, newsletterCard } from './action-cards.ts';
import type { OpenLink } from './link.ts';
import {
  chatSection,
  consentSection,
  conversationSection,
  linkSection,
  mailSection,
  submissionSection,
  suppressionSection,
} from './record-sections.ts';

interface DataPage {
  link: OpenLink;
  /** The address of each booking's page, by the booking's id. */
  bookingLinks: ReadonlyMap<string, string>;
  /** What was typed to erase the data. */
  wrongAddress?: string | undefined;
}

/** The page's content: everything in `data`, and the forms that act on it. */
export async function dataView(
  locale: Locale,
  data: MyData,
  { link, bookingLinks, wrongAddress }: DataPage,
): Promise<string> {
  const text = texts[locale].myDataView;
  const download = localizedPath(withToken(myDataExportPath, link.token), locale);
  const view = await html`
    ${hero({
      eyebrow: text.eyebrow,
      title: text.title,
      content: html`
        <p class="mt-2.5 max-w-text text-lead text-starlight-soft">
          ${text.lead.before}<bdi class="font-semibold text-starlight wrap-anywhere">${data.email}</bdi>${text.lead.after}
        </p>
        <p class="mt-1.5 max-w-text text-sm text-starlight-soft">${text.expires}${time(locale, link.expiresAt, 'clock')}. ${text.warning}</p>
        <div class="mt-3 flex flex-wrap gap-1.5">
          <a href="${download}" download class="${classes.button} ${classes.primary}">${text.download}</a>
          <a href="#newsletter" class="${classes.button} ${classes.night}">${text.toNewsletter}</a>
          <a href="#erase" class="${classes.button} ${classes.night}">${text.toErase}</a>
        </div>`,
    })}
    ${columns(
      html`
        ${submissionSection(locale, data, bookingLinks)}
        ${conversationSection(locale, data.conversation)}
        ${chatSection(locale, data.chats)}
        ${mailSection(locale, data.emails)}
        ${consentSection(locale, data.consents)}
        ${suppressionSection(locale, data.suppression)}
        ${linkSection(locale, data, link)}`,
      html`
        ${newsletterCard(locale, data, link)}
        ${fileCard(locale, download)}
        ${eraseCard(locale, link, wrongAddress)}`,
    )}`;
  return view.toString();
}
