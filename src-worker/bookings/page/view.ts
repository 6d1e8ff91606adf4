import { html } from 'hono/html';
import type { FormOutcome } from '../../../src-shared/content/types/forms.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { bookingFormPaths, localizedPath } from '../../../src-shared/paths.ts';
import { gulfDate, timeZone } from '../../../src-shared/time/days.ts';
import { formatDay } from '../../../src-shared/time/format-date.ts';
import { badge, classes, columns, type Html, hero } from '../../http/html-parts.ts';
import { texts } from '../../http/texts.ts';
import { demoTime, hoursIn, visitorHours } from '../demo-times.ts';
import type { BookedDemo } from '../find.ts';
import { againCard, type Choice, calendarCard, cancelCard, moveCard } from './cards.ts';

interface BookingPage {
  choice: Choice;
  notice?: Notice | undefined;
}

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

export interface Notice extends FormOutcome {
  tone: 'success' | 'danger';
  alternatives?: string[] | undefined;
}

const tones = {
  success: { role: 'status', border: 'border-amber', title: 'text-amber-bright' },
  danger: { role: 'alert', border: 'border-rose', title: 'text-rose' },
};

function noticePanel(locale: Locale, { tone, title, text, alternatives = [] }: Notice, demo: BookedDemo): Html {
  const look = tones[tone];
  return html`
    <div role="${look.role}" tabindex="-1" autofocus class="mb-5 max-w-text rounded border bg-night-raised p-2 md:p-2.5 ${look.border}">
      <p class="font-semibold ${look.title}">${title}</p>
      ${text && html`<p class="mt-0.25 text-sm">${text}</p>`}
      ${alternatives.length > 0 && proposals(locale, demo, alternatives)}
    </div>`;
}

function proposals(locale: Locale, { token, visitor }: BookedDemo, times: string[]): Html {
  const { bookingView, mail } = texts[locale];
  const dubai = hoursIn(timeZone, locale);
  const theirs = visitorHours(visitor.timezone, locale, bookingView.yourTime);
  const buttons = times.map((startsAt) => {
    const inVisitorsZone = theirs(startsAt);
    return html`
      <button type="submit" name="startsAt" value="${startsAt}" class="flex-col gap-0! ${classes.button} ${classes.night}">
        <span>${formatDay(gulfDate(new Date(startsAt)), locale)}${mail.comma}${dubai(startsAt)}</span>
        ${inVisitorsZone && html`<span class="text-xs font-normal text-starlight-soft">${inVisitorsZone}</span>`}
      </button>`;
  });
  return html`
    <form method="post" action="${localizedPath(bookingFormPaths.reschedule, locale)}" class="mt-1.5">
      <p class="mb-1 text-sm">${bookingView.alternatives}</p>
      <input type="hidden" name="token" value="${token}">
      <div class="grid gap-1">${buttons}</div>
    </form>`;
}
