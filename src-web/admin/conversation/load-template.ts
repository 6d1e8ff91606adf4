import type { SubmissionDetail } from '../../../src-shared/contracts/inbox.ts';
import type { SubmissionType } from '../../../src-shared/forms/options.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { replyTemplates, type TemplateId } from '../../../src-shared/reply-templates.ts';
import { templateValues } from '../../../src-shared/reply-values.ts';

const contents = {
  en: () => import('../../../src-shared/content/en/reply-templates.ts'),
  ar: () => import('../../../src-shared/content/ar/reply-templates.ts'),
};

/** The subject and the Markdown of a template for a submission. Throws when the texts cannot be loaded. */
export async function loadTemplate(
  id: TemplateId,
  { submission, nextWorkingDay }: Pick<SubmissionDetail, 'submission' | 'nextWorkingDay'>,
  locale: Locale,
): Promise<{ subject: string; text: string }> {
  const { replyTemplates: templates } = await contents[locale]();
  const values = templateValues(submission, locale, nextWorkingDay);
  return { subject: templates[id].subject(values), text: templates[id].text(values) };
}

/** The templates that answer a form. */
export function templatesFor(form: SubmissionType): TemplateId[] {
  const ids = Object.keys(replyTemplates) as TemplateId[];
  return ids.filter((id) => (replyTemplates[id].forms as readonly SubmissionType[]).includes(form));
}
