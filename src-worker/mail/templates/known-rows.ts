import { mail } from '../../../src-shared/content/en/mail.ts';
import { staffMail } from '../../../src-shared/content/en/staff-mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { fullName } from '../../../src-shared/full-name.ts';

/** What reminds staff of a submission that they know already. */
export function knownRows(submission: Submission) {
  const { form_type, company, additional_data } = submission;
  return [
    [mail.fields.name, fullName(submission)],
    [staffMail.type, staffMail.formTypes[form_type]],
    [mail.fields.position, additional_data.position],
    [mail.fields.company, company],
  ] as const;
}
