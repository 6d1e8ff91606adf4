import { replyTemplates as arabic } from '../../src-shared/content/ar/reply-templates.ts';
import { replyTemplates as english } from '../../src-shared/content/en/reply-templates.ts';
import type { Locale } from '../../src-shared/locales.ts';
import type { TemplateId } from '../../src-shared/reply-templates.ts';
import { type RepliedTo, templateValues } from '../../src-shared/reply-values.ts';

const templates = { en: english, ar: arabic };

/** The subject and the Markdown of a reply in a language. `nextWorkingDay` is `YYYY-MM-DD`. */
export function fillTemplate(
  id: TemplateId,
  submission: RepliedTo,
  locale: Locale,
  nextWorkingDay: string,
): { subject: string; text: string } {
  const values = templateValues(submission, locale, nextWorkingDay);
  const { subject, text } = templates[locale][id];
  return { subject: subject(values), text: text(values) };
}
