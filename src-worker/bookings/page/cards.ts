import { html } from 'hono/html';
import type { Slot } from '../../../src-shared/contracts/bookings.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import {
  bookingFilePath,
  bookingFormPaths,
  bookingPath,
  localizedPath,
  paths,
  withToken,
} from '../../../src-shared/paths.ts';
import { gulfDate, timeZone } from '../../../src-shared/time/days.ts';
import { formatDay } from '../../../src-shared/time/format-date.ts';
import { card, classes, type Html } from '../../http/html-parts.ts';
import { texts } from '../../http/texts.ts';
import { calendarLinks, hoursIn, visitorHours } from '../demo-times.ts';
import type { BookedDemo } from '../find.ts';

export interface Choice {
  slots: Slot[];
  earlier: number | undefined;
  later: number | undefined;
}

const selectClass =
  'min-h-6 w-full rounded border border-line-strong bg-raised px-1.5 py-1 text-base text-ink transition-colors hover:border-ink';

export function moveCard(locale: Locale, demo: BookedDemo, { slots, earlier, later }: Choice): Html {
  const { move } = texts[locale].bookingView;
  const pageOf = (page: number) => `${localizedPath(bookingPath(demo.token), locale)}&later=${page}#move`;
  const link = (page: number, label: string) =>
    html`<a href="${pageOf(page)}" class="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline underline-offset-4">${label}</a>`;
  const form = html`
    <form method="post" action="${localizedPath(bookingFormPaths.reschedule, locale)}">
      <input type="hidden" name="token" value="${demo.token}">
      <label for="move-hour" class="mb-0.5 block text-sm font-semibold">${move.label}</label>
      <select id="move-hour" name="startsAt" required class="${selectClass}">
        <option value="">${move.choose}</option>
        ${optionGroups(locale, demo, slots)}
      </select>
      <button type="submit" class="mt-1.5 w-full sm:w-auto ${classes.button} ${classes.primary}">${move.submit}</button>
    </form>`;
  const body = html`
    <p class="mb-2 text-sm">${move.text}</p>
    ${slots.length > 0 ? form : html`<p class="font-semibold">${move.full}</p>`}
    ${
      (earlier !== undefined || later !== undefined) &&
      html`<p class="mt-1 flex flex-wrap gap-x-3">
        ${earlier !== undefined && link(earlier, move.earlierDays)}
        ${later !== undefined && link(later, move.laterDays)}
      </p>`
    }`;
  return card('move', move.title, body);
}

function optionGroups(locale: Locale, { visitor }: BookedDemo, slots: Slot[]): Html[] {
  const dubai = hoursIn(timeZone, locale);
  const theirs = visitorHours(visitor.timezone, locale, texts[locale].bookingView.yourTime);
  const option = ({ startsAt }: Slot) => {
    const inVisitorsZone = theirs(startsAt);
    return html`<option value="${startsAt}">${dubai(startsAt)}${inVisitorsZone && ` (${inVisitorsZone})`}</option>`;
  };
  const days = Map.groupBy(slots, ({ startsAt }) => gulfDate(new Date(startsAt)));
  return [...days].map(
    ([day, ofDay]) => html`<optgroup label="${formatDay(day, locale)}">${ofDay.map(option)}</optgroup>`,
  );
}

export function calendarCard(locale: Locale, { token, booking }: BookedDemo): Html {
  const { bookingView, mail } = texts[locale];
  const { title, text, file, google, outlook } = bookingView.calendar;
  const links = calendarLinks({ ...mail.booking.calendar, startsAt: booking.startsAt, endsAt: booking.endsAt });
  const download = localizedPath(withToken(bookingFilePath, token), locale);
  const elsewhere = (address: string, label: string) =>
    html`<a href="${address}" target="_blank" rel="noopener" class="${classes.button} ${classes.secondary}">${label}</a>`;
  const body = html`
    <p class="text-sm">${text}</p>
    <div class="mt-2 grid gap-1">
      <a href="${download}" download class="${classes.button} ${classes.secondary}">${file}</a>
      ${elsewhere(links.google, google)}
      ${elsewhere(links.outlook, outlook)}
    </div>`;
  return card('calendar', title, body);
}

export function cancelCard(locale: Locale, { token }: BookedDemo): Html {
  const { cancel } = texts[locale].bookingView;
  const body = html`
    <p class="text-sm">${cancel.text}</p>
    <details class="mt-2">
      <summary class="w-full ${classes.button} ${classes.secondary}">${cancel.ask}</summary>
      <form method="post" action="${localizedPath(bookingFormPaths.cancel, locale)}" class="mt-2">
        <p class="text-sm font-semibold">${cancel.question}</p>
        <input type="hidden" name="token" value="${token}">
        <button type="submit" class="mt-1 w-full ${classes.button} ${classes.danger}">${cancel.submit}</button>
      </form>
    </details>`;
  return card('cancel', cancel.title, body);
}

export function againCard(locale: Locale, sentence: string): Html {
  const { again } = texts[locale].bookingView;
  const body = html`
    <p>${sentence}</p>
    <p class="mt-2"><a href="${localizedPath(paths.scheduleDemo, locale)}" class="${classes.button} ${classes.primary}">${again.action}</a></p>`;
  return card('again', again.title, body);
}
