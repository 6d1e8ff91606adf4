import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Locale } from '../../src-shared/locales.ts';
import { timeZone } from '../../src-shared/time/days.ts';
import { dateLocale } from '../../src-shared/time/format-date.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

// The classes of src-web/ui/: the Worker cannot import its components.
export const classes = {
  card: 'rounded border border-line bg-raised p-3 shadow-low md:p-4',
  note: 'text-sm text-ink-soft',
  button: 'inline-flex min-h-6 items-center justify-center gap-1 rounded px-2.5 py-1 text-sm font-semibold transition',
  primary: 'border border-transparent bg-amber text-amber-ink shadow-low hover:bg-amber-bright',
  secondary: 'border border-line-strong/60 bg-raised text-ink hover:border-ink',
  night: 'border border-starlight-soft/50 bg-night/40 text-starlight hover:border-starlight hover:bg-night-raised',
  danger: 'border border-danger bg-raised text-danger hover:bg-danger-wash',
} as const;

const tones = {
  neutral: 'bg-sand text-ink-soft outline-line',
  success: 'bg-success-wash text-success outline-success/25',
  caution: 'bg-caution-wash text-caution outline-caution/25',
  danger: 'bg-danger-wash text-danger outline-danger/25',
};
export type Tone = keyof typeof tones;

export function badge(label: string, tone: Tone): Html {
  return html`<span class="inline-flex shrink-0 items-center rounded-full px-1.25 py-0.25 text-xs font-semibold outline-1 -outline-offset-1 ${tones[tone]}">${label}</span>`;
}

const timeStyles = {
  day: { dateStyle: 'long' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  clock: { timeStyle: 'short' },
} as const;

export function time(locale: Locale, iso: string, style: keyof typeof timeStyles = 'moment'): Html {
  const format = new Intl.DateTimeFormat(dateLocale[locale], { ...timeStyles[style], timeZone });
  return html`<time datetime="${iso}">${format.format(new Date(iso))}</time>`;
}

export function typed(value: string): Html {
  return html`<span dir="auto" class="block w-fit text-start whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">${value}</span>`;
}

export function fields(rows: (readonly [string, Html | string])[]): Html {
  return html`<dl class="grid gap-x-3 gap-y-0.25 sm:grid-cols-[11rem_1fr] sm:items-baseline sm:gap-y-1">${rows.map(
    ([name, value]) =>
      html`<dt class="${classes.note}">${name}</dt><dd class="min-w-0 not-last:mb-1 sm:not-last:mb-0">${value}</dd>`,
  )}</dl>`;
}

interface Hero {
  notice?: Html | undefined;
  eyebrow: string;
  title: string;
  content: Html;
}

export function hero({ notice, eyebrow, title, content }: Hero): Html {
  return html`
    <div class="on-night relative isolate overflow-hidden bg-night text-starlight">
      <div aria-hidden="true" class="light-source absolute inset-0 -z-10"></div>
      <div class="mx-auto w-full max-w-page px-2.5 pt-16 pb-6 sm:px-4 md:pt-20 md:pb-8">
        ${notice}
        <p class="mb-2 inline-flex items-center gap-1 text-sm font-semibold text-amber-bright">
          <svg aria-hidden="true" viewBox="0 0 24 24" class="size-1.75" fill="none" stroke="currentColor" stroke-width="2"><path stroke-linejoin="round" d="M12 2 14.9 5h4.1v4.1L22 12l-3 2.9V19h-4.1L12 22l-2.9-3H5v-4.1L2 12l3-2.9V5h4.1z"/></svg>
          ${eyebrow}
        </p>
        <h1 class="text-title">${title}</h1>
        ${content}
      </div>
    </div>`;
}

export function columns(main: Html, aside: Html): Html {
  return html`
    <div class="mx-auto grid w-full max-w-page items-start gap-6 px-2.5 py-6 sm:px-4 md:py-8 lg:grid-cols-[7fr_4fr] lg:gap-8">
      <div class="grid min-w-0 gap-6">${main}</div>
      <div class="grid min-w-0 gap-3">${aside}</div>
    </div>`;
}

export function section(id: string, title: string, body: Html): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title" class="scroll-mt-10"><h2 id="${id}-title" class="mb-2 text-heading">${title}</h2>${body}</section>`;
}

export function card(id: string, title: string, body: Html): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title" class="scroll-mt-10 ${classes.card}"><h2 id="${id}-title" class="mb-1 text-subheading">${title}</h2>${body}</section>`;
}
