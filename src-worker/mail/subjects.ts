import { mail } from '../../src-shared/content/en/mail.ts';
import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { oneLine } from '../../src-shared/one-line.ts';

export function submissionSubjects(submission: Submission): { confirmation: string; notification: string } {
  const name = [submission.first_name, submission.last_name].filter(Boolean).join(' ');
  return {
    confirmation: oneLine(mail.confirmationSubjects[submission.form_type]),
    notification: oneLine(mail.notificationSubject[submission.form_type](name, submission.company ?? '')),
  };
}
