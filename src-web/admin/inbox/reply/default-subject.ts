import { firstSubjects } from '../../../../src-shared/content/en/admin-conversation.ts';
import type { SubmissionDetail } from '../../../../src-shared/contracts/inbox.ts';
import type { Locale } from '../../../../src-shared/locales.ts';
import { templateValues } from '../../../../src-shared/reply-values.ts';

export function defaultSubject(
  {
    submission,
    conversation,
    nextWorkingDay,
  }: Pick<SubmissionDetail, 'submission' | 'conversation' | 'nextWorkingDay'>,
  locale: Locale,
): string {
  const texts = firstSubjects[locale];
  const last = conversation.findLast(({ kind, subject }) => kind !== 'note' && subject)?.subject;
  if (last) return /^\s*(re|رد)\s*[:：]/i.test(last) ? last : `${texts.answer} ${last}`;
  const { form_type } = submission;
  if (form_type === 'career') {
    const { position } = templateValues(submission, locale, nextWorkingDay);
    return position ? texts.career(position) : texts.other;
  }
  return texts[form_type] ?? texts.other;
}
