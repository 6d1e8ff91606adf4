import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import { isolated } from '../../src-shared/content/isolated.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { oneLine } from '../../src-shared/one-line.ts';
import { texts } from '../texts.ts';

/** The subject of the visitor's mail, in the visitor's language, and of the staff's. */
export function submissionSubjects(submission: Submission): { confirmation: string; notification: string } {
  const { form_type: type, first_name, last_name, company, locale } = submission;
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return {
    confirmation: texts[locale].mail.confirmationSubjects[type],
    notification: staffMail.subject[type](inEnglish(name), inEnglish(company ?? '')),
  };
}

/** A visitor's text for an English subject, whose order stays when the text is written from right to left. */
function inEnglish(text: string): string {
  const line = oneLine(text);
  return /[\u0590-\u08ff]/.test(line) ? isolated(line) : line;
}
