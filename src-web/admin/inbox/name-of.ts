import type { Submission } from '#shared/contracts/submissions.ts';
import { fullName } from '#shared/text/full-name.ts';

export function nameOf(submission: Submission): string {
  return fullName(submission) || submission.email;
}
