import type { SubmissionType } from '#shared/forms/options.ts';
import type { Locale } from '#shared/locales.ts';
import { texts, type WorkerTexts } from '../http/texts.ts';

export function copyFor(locale: Locale, formType: SubmissionType): WorkerTexts {
  const own = texts[locale];
  if (formType !== 'career') return own;
  const { mails, newHost, calendar, view } = own.interview;
  const mail = { ...own.mail, bookingMails: mails, newHost, booking: { ...own.mail.booking, calendar } };
  return { ...own, bookingView: view, mail };
}
