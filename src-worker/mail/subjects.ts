import { mail } from '../../src-shared/content/en/mail.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';

/** The subjects of a submission's mails. A subject is one line: what a visitor typed cannot start another header. */
export function submissionSubjects(submission: Submission): { confirmation: string; notification: string } {
  const who = [submission.first_name, submission.last_name].filter(Boolean).join(' ');
  return {
    confirmation: oneLine(mail.confirmationSubjects[submission.form_type]),
    notification: oneLine(mail.notificationSubject[submission.form_type](who, submission.company ?? '')),
  };
}

/** Text for a mail header: control characters and line breaks become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
