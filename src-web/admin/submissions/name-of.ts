import type { Submission } from '../../../src-shared/contracts/submissions.ts';

export function nameOf({ first_name, last_name, email }: Submission): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email;
}
