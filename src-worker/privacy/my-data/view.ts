import { html } from 'hono/html';
import type { MyData } from '../../../src-shared/contracts/my-data.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { localizedPath, myDataExportPath, myDataFormPaths, withToken } from '../../../src-shared/paths.ts';
import { badge, card, classes, columns, type Html, hero, time } from '../../http/html-parts.ts';
import { texts } from '../../http/texts.ts';
import type { OpenLink } from './link.ts';
import {
  chatSection,
  consentSection,
  conversationSection,
  linkSection,
  mailSection,
  purgeNote,
  submissionSection,
  suppressionSection,
  timeAndSource,
} from './record-sections.ts';

interface DataPage {
  link: OpenLink;
  bookingLinks: ReadonlyMap<string, string>;
  wrongAddress?: string | undefined;
}

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

function newsletterCard(locale: Locale, { subscription, suppression }: MyData, { token }: OpenLink): Html {
  const { newsletter } = texts[locale].myDataView;
  const status = subscription?.status ?? 'unsubscribed';
  const subscribed = status === 'active';
  const turn = (to: 'yes' | 'no', label: string) => html`
    <form method="post" action="${localizedPath(myDataFormPaths.newsletter, locale)}" class="mt-2">
      <input type="hidden" name="token" value="${token}">
      <input type="hidden" name="subscribe" value="${to}">
      <button type="submit" class="${classes.button} ${classes.secondary}">${label}</button>
    </form>`;
  const body = html`
    <p class="mb-1">${badge(newsletter.statuses[status], subscribed ? 'success' : 'neutral')}</p>
    ${
      subscription &&
      html`${timeAndSource(locale, newsletter.since[status], subscription.subscribed_at, subscription.source)}
      ${purgeNote(locale, subscription.purge_at)}`
    }
    ${!subscribed && html`<p class="mt-1.5"><strong>${newsletter.offer.title}</strong></p><p class="text-sm">${newsletter.offer.text}</p>`}
    ${suppression && suppression.reason !== 'erased' && html`<p class="mt-1 ${classes.note}">${newsletter.suppressed}</p>`}
    ${subscribed && subscription?.locale !== locale && turn('yes', newsletter.inThisLanguage)}
    ${subscribed ? turn('no', newsletter.unsubscribe) : turn('yes', newsletter.subscribe)}`;
  return card('newsletter', newsletter.title, body);
}

function fileCard(locale: Locale, download: string): Html {
  const text = texts[locale].myDataView;
  const body = html`
    <p class="text-sm">${text.file.text}</p>
    <p class="mt-2"><a href="${download}" download class="${classes.button} ${classes.secondary}">${text.download}</a></p>`;
  return card('file', text.file.title, body);
}

function eraseCard(locale: Locale, { token }: OpenLink, wrongAddress: string | undefined): Html {
  const { erase } = texts[locale].myDataView;
  const failed = wrongAddress !== undefined;
  const body = html`
    <p class="text-sm">${erase.text}</p>
    <p class="mt-1 ${classes.note}">${erase.backup}</p>
    <form method="post" action="${localizedPath(myDataFormPaths.erase, locale)}" class="mt-2">
      <input type="hidden" name="token" value="${token}">
      <label for="erase-email" class="mb-0.5 block text-sm font-semibold">${erase.label}</label>
      <input id="erase-email" name="email" type="email" dir="ltr" required maxlength="${maxLength.email}" autocomplete="off" autocapitalize="none" spellcheck="false" value="${wrongAddress ?? ''}" aria-describedby="erase-error" ${failed ? html`aria-invalid="true" autofocus` : ''} class="min-h-6 w-full rounded border border-line-strong bg-raised px-1.5 py-1 text-start text-base text-ink transition-colors hover:border-ink aria-[invalid=true]:border-danger">
      <p id="erase-error" class="mt-0.5 text-sm text-danger empty:hidden">${failed ? erase.wrongAddress : ''}</p>
      <button type="submit" class="mt-1.5 w-full ${classes.button} ${classes.danger}">${erase.submit}</button>
    </form>`;
  return card('erase', erase.title, body);
}
