import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { fullName } from '../../../src-shared/full-name.ts';

export function nameOf(submission: Submission): string {
  return fullName(submission) || submission.email;
}
