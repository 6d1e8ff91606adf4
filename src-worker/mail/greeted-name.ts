import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { fullName } from '../../src-shared/full-name.ts';

/** What a mail calls its reader. In Arabic it is the whole name: the first word of «عبد الله محمد» is no name. */
export function greetedName(submission: Submission): string {
  return submission.locale === 'ar' ? fullName(submission) : (submission.first_name ?? '');
}
