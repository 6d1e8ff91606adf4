import { html } from 'hono/html';
import type { Locale } from '../../src-shared/locales.ts';
import { badge, classes, columns, type Html, hero } from '../http/html-parts.ts';
import { demoTime, visitorHours } from '../mail/demo-times.ts';
import { texts } from '../texts.ts';
import type { BookedDemo } from './booked-demo.ts';
import { againCard, type Choice, calendarCard, cancelCard, moveCard } from './booking-cards.ts';
import { type Notice, noticePanel } from './booking-notice.ts';

interface BookingPage {
  choice: Choice;
  notice?: Notice | undefined;
}

/** The page's content: the booking, and the forms that change it. */
export async function bookingView(locale: Locale, demo: BookedDemo, { choice, notice }: BookingPage): Promise<string> {
  const text = texts[locale].bookingView;
  const { state } = demo;
  const view = await html`
    ${hero({
      notice: notice && noticePanel(locale, notice, demo),
      eyebrow: text.eyebrow,
      title: text.titles[state],
      content: heroContent(locale, demo),
    })}
    ${
      state === 'upcoming'
        ? columns(
            html`${moveCard(locale, demo, choice)}<p class="${classes.note}">${text.warning}</p>`,
            html`${calendarCard(locale, demo)}${cancelCard(locale, demo)}`,
          )
        : columns(againCard(locale, text.closed[state]), html``)
    }`;
  return view.toString();
}

function heroContent(locale: Locale, { booking, state, visitor }: BookedDemo): Html {
  const text = texts[locale].bookingView;
  const { startsAt, status } = booking;
  const struck = state === 'cancelled' ? 'line-through' : '';
  const { date, hours } = demoTime(startsAt, locale);
  const inVisitorsZone = visitorHours(visitor.timezone, locale)(startsAt);
  return html`
    <p class="mt-2.5 ${struck}">
      <time datetime="${startsAt}">
        <span class="block text-heading font-semibold">${date}</span>
        <span class="block text-lead">${hours} ${text.inDubai}</span>
      </time>
    </p>
    ${inVisitorsZone && html`<p class="mt-0.25 text-starlight-soft ${struck}">${inVisitorsZone}</p>`}
    <p class="mt-1.5">${badge(text.statuses[status], status === 'confirmed' ? 'success' : 'neutral')}</p>
    <p class="mt-1.5 max-w-text text-sm text-starlight-soft">${text.bookedFor}${bookedFor(locale, visitor)}.</p>
    ${
      state === 'upcoming' &&
      html`<div class="mt-3 flex flex-wrap gap-1.5">
        <a href="#move" class="${classes.button} ${classes.night}">${text.move.link}</a>
        <a href="#cancel" class="${classes.button} ${classes.night}">${text.cancel.link}</a>
      </div>`
    }`;
}

function bookedFor(locale: Locale, { name, company }: BookedDemo['visitor']): Html {
  const isolate = (value: string) => html`<bdi class="wrap-anywhere">${value}</bdi>`;
  return html`${isolate(name)}${company && html`${texts[locale].mail.comma}${isolate(company)}`}`;
}
