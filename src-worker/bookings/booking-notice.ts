import { html } from 'hono/html';
import type { FormOutcome } from '../../src-shared/content/types/forms.ts';
import { formatDay } from '../../src-shared/format-date.ts';
import { gulfDate, timeZone } from '../../src-shared/gulf-time.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { bookingFormPaths, localizedPath } from '../../src-shared/paths.ts';
import { classes, type Html } from '../http/html-parts.ts';
import { hoursIn, visitorHours } from '../mail/demo-times.ts';
import { texts } from '../texts.ts';
import type { BookedDemo } from './booked-demo.ts';

/** What became of the visitor's last step. */
export interface Notice extends FormOutcome {
  tone: 'success' | 'danger';
  /** The hours to offer instead of one that is taken, as ISO times. */
  alternatives?: string[] | undefined;
}

const tones = {
  success: { role: 'status', border: 'border-amber', title: 'text-amber-bright' },
  danger: { role: 'alert', border: 'border-rose', title: 'text-rose' },
};

/** The panel at the top of the page, where the reader starts. */
export function noticePanel(locale: Locale, { tone, title, text, alternatives = [] }: Notice, demo: BookedDemo): Html {
  const look = tones[tone];
  return html`
    <div role="${look.role}" tabindex="-1" autofocus class="mb-5 max-w-text rounded border bg-night-raised p-2 md:p-2.5 ${look.border}">
      <p class="font-semibold ${look.title}">${title}</p>
      ${text && html`<p class="mt-0.25 text-sm">${text}</p>`}
      ${alternatives.length > 0 && proposals(locale, demo, alternatives)}
    </div>`;
}

/** One click moves the demo. */
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
