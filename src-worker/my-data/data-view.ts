import { html } from 'hono/html';
import type { MyData } from '../../src-shared/contracts/my-data.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { localizedPath, myDataExportPath } from '../../src-shared/paths.ts';
import { texts } from '../texts.ts';
import { eraseCard, fileCard, newsletterCard } from './action-cards.ts';
import { classes, time } from './html-parts.ts';
import type { OpenLink } from './link.ts';
import { consentSection, linkSection, mailSection, submissionSection, suppressionSection } from './record-sections.ts';

/** The page's content: everything in `data`, and the forms that act on it. `wrongAddress` was typed to erase it. */
export async function dataView(locale: Locale, data: MyData, link: OpenLink, wrongAddress?: string): Promise<string> {
  const text = texts[locale].myDataView;
  const download = `${localizedPath(myDataExportPath, locale)}?token=${encodeURIComponent(link.token)}`;
  const view = await html`
    <div class="on-night relative isolate overflow-hidden bg-night text-starlight">
      <div aria-hidden="true" class="light-source absolute inset-0 -z-10"></div>
      <div class="mx-auto w-full max-w-page px-2.5 pt-16 pb-6 sm:px-4 md:pt-20 md:pb-8">
        <p class="mb-2 inline-flex items-center gap-1 text-sm font-semibold text-amber-bright">
          <svg aria-hidden="true" viewBox="0 0 24 24" class="size-1.75" fill="none" stroke="currentColor" stroke-width="2"><path stroke-linejoin="round" d="M12 2 14.9 5h4.1v4.1L22 12l-3 2.9V19h-4.1L12 22l-2.9-3H5v-4.1L2 12l3-2.9V5h4.1z"/></svg>
          ${text.eyebrow}
        </p>
        <h1 class="text-title">${text.title}</h1>
        <p class="mt-2.5 max-w-text text-lead text-starlight-soft">
          ${text.lead.before}<bdi class="font-semibold text-starlight wrap-anywhere">${data.email}</bdi>${text.lead.after}
        </p>
        <p class="mt-1.5 max-w-text text-sm text-starlight-soft">${text.expires}${time(locale, link.expiresAt, 'clock')}. ${text.warning}</p>
        <div class="mt-3 flex flex-wrap gap-1.5">
          <a href="${download}" download class="${classes.button} ${classes.primary}">${text.download}</a>
          <a href="#newsletter" class="${classes.button} ${classes.night}">${text.toNewsletter}</a>
          <a href="#erase" class="${classes.button} ${classes.night}">${text.toErase}</a>
        </div>
      </div>
    </div>
    <div class="mx-auto grid w-full max-w-page items-start gap-6 px-2.5 py-6 sm:px-4 md:py-8 lg:grid-cols-[7fr_4fr] lg:gap-8">
      <div class="grid min-w-0 gap-6">
        ${submissionSection(locale, data.submissions)}
        ${mailSection(locale, data.emails)}
        ${consentSection(locale, data.consents)}
        ${suppressionSection(locale, data.suppression)}
        ${linkSection(locale, data, link)}
      </div>
      <div class="grid min-w-0 gap-3">
        ${newsletterCard(locale, data, link)}
        ${fileCard(locale, download)}
        ${eraseCard(locale, link, wrongAddress)}
      </div>
    </div>`;
  return view.toString();
}
