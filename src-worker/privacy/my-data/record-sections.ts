import { html } from 'hono/html';
import { brand } from '../../../src-shared/brand.ts';
import type { BookingRecord, MyData } from '../../../src-shared/contracts/my-data.ts';
import type { Submission, SubmissionStatus } from '../../../src-shared/contracts/submissions.ts';
import { addressLimit, type EmailStatus } from '../../../src-shared/email-kinds.ts';
import { formFields } from '../../../src-shared/forms/fields.ts';
import type { SubmissionType } from '../../../src-shared/forms/options.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { formatDate } from '../../../src-shared/time/format-date.ts';
import { demoTime } from '../../bookings/demo-times.ts';
import { badge, classes, fields, type Html, section, type Tone, time, typed } from '../../http/html-parts.ts';
import { optionLabel, texts } from '../../http/texts.ts';
import type { OpenLink } from './link.ts';

const submissionTones: Record<SubmissionStatus, Tone> = {
  pending: 'caution',
  contacted: 'success',
  completed: 'neutral',
};
const mailTones: Record<EmailStatus, Tone> = {
  queued: 'caution',
  sending: 'caution',
  sent: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};
const shownMails = 10;

export function submissionSection(
  locale: Locale,
  { submissions: all, bookings, files }: Pick<MyData, 'submissions' | 'bookings' | 'files'>,
  bookingLinks: ReadonlyMap<string, string>,
): Html {
  const { submissions } = texts[locale].myDataView;
  const cards = all.map((one) => {
    const booking = bookings.find(({ submission_id }) => submission_id === one.id);
    return html`
      <article class="${classes.card}">
        <div class="mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
          <h3 class="text-subheading">${submissions.types[one.form_type]}</h3>
          ${badge(submissions.statuses[one.status], submissionTones[one.status])}
        </div>
        ${fields([...fieldsOf(locale, one), ...filesOf(locale, files, one.id)])}
        ${booking && bookingOf(locale, booking, bookingLinks.get(booking.id))}
        <div class="mt-2 flex flex-wrap justify-between gap-x-3 border-t border-line pt-1.5">
          <p class="${classes.note}">${submissions.sent}${time(locale, one.submitted_at)}</p>
          ${purgeNote(locale, one.purge_at, 'open')}
        </div>
      </article>`;
  });
  return section(
    'submissions',
    submissions.title,
    all.length ? html`<div class="grid gap-2">${cards}</div>` : empty(submissions.empty),
  );
}

function filesOf(locale: Locale, files: MyData['files'], submissionId: string): (readonly [string, Html])[] {
  const names = files.filter(({ submission_id }) => submission_id === submissionId).map(({ name }) => name);
  return names.length ? [[texts[locale].myDataView.submissions.files, typed(names.join('\n'))]] : [];
}

export function conversationSection(locale: Locale, all: MyData['conversation']): Html {
  const { conversation } = texts[locale].myDataView;
  const rows = all.map(
    ({ kind, subject, text, by, at, purge_at }) => html`
      <li class="py-1.5">
        <h3 class="font-semibold">${conversation.kinds[kind]}</h3>
        ${subject && html`<p>${typed(subject)}</p>`}
        <div class="text-sm">${by === '' ? conversation.erased : typed(text)}</div>
        <div class="mt-0.25 flex flex-wrap justify-between gap-x-3">
          <p class="${classes.note}">${time(locale, at)}</p>
          ${purgeNote(locale, purge_at, 'open')}
        </div>
      </li>`,
  );
  const list = html`<ul class="ruled">${rows}</ul>`;
  return section(
    'conversation',
    conversation.title,
    html`${all.length ? list : empty(conversation.empty)}
      <p class="mt-1.5 ${classes.note}">${conversation.notes}<a href="mailto:${brand.email}" class="text-accent underline underline-offset-4">${brand.email}</a></p>`,
  );
}

export function chatSection(locale: Locale, all: MyData['chats']): Html {
  const { chats } = texts[locale].myDataView;
  const rows = all.map(
    ({ by, text, at, purge_at }) => html`
      <li class="py-1.5">
        <h3 class="font-semibold">${chats.by[by]}</h3>
        <div class="text-sm">${typed(text)}</div>
        <div class="mt-0.25 flex flex-wrap justify-between gap-x-3">
          <p class="${classes.note}">${time(locale, at)}</p>
          ${purgeNote(locale, purge_at)}
        </div>
      </li>`,
  );
  return section('chats', chats.title, all.length ? html`<ul class="ruled">${rows}</ul>` : empty(chats.empty));
}

function bookingOf(locale: Locale, { starts_at, status }: BookingRecord, link: string | undefined): Html {
  const { bookingView, mail, myDataView } = texts[locale];
  const { date, hours } = demoTime(starts_at, locale);
  return html`
    <div class="mt-2 rounded bg-sand p-2">
      <div class="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
        <h4 class="text-sm font-semibold">${myDataView.submissions.booked}</h4>
        ${badge(bookingView.statuses[status], status === 'confirmed' ? 'success' : 'neutral')}
      </div>
      <p class="mt-0.25"><time datetime="${starts_at}">${date}${mail.comma}${hours}</time> ${bookingView.inDubai}</p>
      <p><a href="${link}" class="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent">${myDataView.submissions.toBooking}</a></p>
    </div>`;
}

function fieldsOf(locale: Locale, submission: Submission): (readonly [string, Html])[] {
  const { form_type: type, additional_data: additional } = submission;
  const values: Record<string, string | null | undefined> = {
    ...additional,
    firstName: submission.first_name,
    lastName: submission.last_name,
    email: submission.email,
    company: submission.company,
    phone: submission.phone,
    ...(!('coverLetter' in additional) && !('useCase' in additional) && { message: submission.message }),
  };
  // An application's name is stored as one field and in two columns.
  if ('name' in additional) for (const part of ['firstName', 'lastName']) delete values[part];
  const labelOf = (name: string) =>
    name === 'timezone' ? texts[locale].myDataView.submissions.timezone : texts[locale].forms[type].fields[name]?.label;
  const names = new Set([...formFields[type].map(({ name }) => name as string), ...Object.keys(values)]);
  return [...names].flatMap((name) =>
    values[name] ? [[labelOf(name) ?? name, typed(shown(locale, type, name, values[name]))] as const] : [],
  );
}

function shown(locale: Locale, type: SubmissionType, name: string, value: string): string {
  return name === 'preferredDate' ? formatDate(value, locale) : optionLabel(texts[locale], type, name, value);
}

export function mailSection(locale: Locale, all: MyData['emails']): Html {
  const { mails } = texts[locale].myDataView;
  const rows = all.map(
    (one) => html`
      <li class="py-1.5">
        <div class="flex items-start justify-between gap-2">
          <span dir="auto" class="font-semibold wrap-anywhere">${one.subject}</span>
          ${badge(mails.statuses[one.status], mailTones[one.status])}
        </div>
        <div class="mt-0.25 flex flex-wrap justify-between gap-x-3">
          <p class="${classes.note}">${one.sent_at ? time(locale, one.sent_at) : html`${mails.queued}${time(locale, one.due_at)}`}</p>
          ${purgeNote(locale, one.purge_at)}
        </div>
        ${one.last_error && html`<p dir="auto" class="${classes.note} wrap-anywhere">${one.last_error === addressLimit ? mails.limited : one.last_error}</p>`}
      </li>`,
  );
  const [first, rest] = [rows.slice(0, shownMails), rows.slice(shownMails)];
  const more = html`<details class="mt-1.5"><summary class="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent">${mails.more(rest.length)}</summary><ul class="ruled">${rest}</ul></details>`;
  const list = html`<ul class="ruled">${first}</ul>${rest.length > 0 && more}`;
  return section('mails', mails.title, all.length ? list : empty(mails.empty));
}

export function consentSection(locale: Locale, all: MyData['consents']): Html {
  const { consents } = texts[locale].myDataView;
  const rows = all.map(
    ({ action, at, source, wording }) => html`
      <li class="py-1.5">
        <p class="font-semibold">${consents.actions[action]}</p>
        ${timeAndSource(locale, consents.on, at, source)}
        ${
          wording &&
          html`<p class="mt-1 ${classes.note}">${consents.wording}</p>
            <blockquote class="mt-0.25 border-s-2 border-line-strong ps-1.5 text-sm">${typed(wording)}</blockquote>`
        }
      </li>`,
  );
  const list = html`<ul class="ruled">${rows}</ul><p class="mt-1.5 ${classes.note}">${consents.kept}</p>`;
  return section('consents', consents.title, all.length ? list : empty(consents.empty));
}

export function suppressionSection(locale: Locale, row: MyData['suppression']): Html {
  const { suppression } = texts[locale].myDataView;
  if (!row) return section('suppression', suppression.title, html`<p>${suppression.none}</p>`);
  return section(
    'suppression',
    suppression.title,
    html`<p>${row.reason === 'erased' ? suppression.some.erased : suppression.some.otherwise} ${suppression.reasons[row.reason]}</p>
      <p class="mt-0.5 ${classes.note}">${suppression.since}${time(locale, row.created_at)}. ${suppression.kept}</p>
      ${row.detail && html`<p class="mt-1 ${classes.note}">${suppression.detail}</p><p class="text-sm">${typed(row.detail)}</p>`}`,
  );
}

export function linkSection(
  locale: Locale,
  { links: all, as_of }: Pick<MyData, 'links' | 'as_of'>,
  current: OpenLink,
): Html {
  const { links } = texts[locale].myDataView;
  const rows = all.map(({ created_at, expires_at, purge_at }) => {
    const open = expires_at > as_of;
    return html`
      <li class="py-1.5">
        <p>${links.sent}${time(locale, created_at)}${open ? html`${links.until}${time(locale, expires_at, 'clock')}` : links.expired}${
          expires_at === current.expiresAt && html` ${badge(links.current, 'neutral')}`
        }</p>
        ${purgeNote(locale, purge_at)}
      </li>`;
  });
  return section('links', links.title, html`<ul class="ruled">${rows}</ul>`);
}

function empty(sentence: string): Html {
  return html`<p class="text-ink-soft">${sentence}</p>`;
}

export function timeAndSource(locale: Locale, before: string, at: string, source: string | null): Html {
  const { mail, myDataView } = texts[locale];
  const { consents } = myDataView;
  const how = source && (consents.sources[source] ?? consents.source(source));
  return html`<p class="${classes.note}">${before}${time(locale, at)}${how && html`${mail.comma}<span dir="auto" class="wrap-anywhere">${how}</span>`}</p>`;
}

export function purgeNote(locale: Locale, purgeAt: string | null, kept: 'never' | 'open' = 'never'): Html {
  const { purge } = texts[locale].myDataView;
  return html`<p class="${classes.note}">${purgeAt ? html`${purge.before}${time(locale, purgeAt, 'day')}` : purge[kept]}</p>`;
}
