import type { Submission } from '../../../src-shared/contracts/submissions.ts';

/** What a submission's sender is called; one who gave no name, by the address. */
export function nameOf({ first_name, last_name, email }: Submission): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email;
}
