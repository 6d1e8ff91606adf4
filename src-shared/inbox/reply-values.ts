import { careerForm } from '../content/ar/forms/career.ts';
import type { TemplateValues } from '../content/en/reply-templates.ts';
import type { Submission } from '../contracts/submissions.ts';
import type { Locale } from '../locales.ts';
import { mailedName } from '../mail/mailed-text.ts';
import { formatDay } from '../time/format-date.ts';

export type RepliedTo = Pick<Submission, 'form_type' | 'first_name' | 'last_name' | 'additional_data'>;

export function templateValues(submission: RepliedTo, locale: Locale, nextWorkingDay: string): TemplateValues {
  const { position } = submission.additional_data;
  const isApplication = submission.form_type === 'career';
  return {
    firstName: greetingName(submission, locale),
    position: isApplication && position ? jobTitle(position, locale) : null,
    nextWorkingDay: formatDay(nextWorkingDay, locale),
  };
}

function greetingName(submission: RepliedTo, locale: Locale): string {
  const name = mailedName(submission, locale);
  // Anything else could be Markdown, such as a link, in a reply that no one reads before it is sent.
  return /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(name) ? name : '';
}

function jobTitle(position: string, locale: Locale): string {
  return locale === 'ar' ? (careerForm.fields.position.options?.[position] ?? position) : position;
}
