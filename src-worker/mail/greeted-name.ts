import type { Submission } from '../../src-shared/contracts/submissions.ts';

/** What a mail calls its reader. In Arabic it is the whole name: the first word of «عبد الله محمد» is no name. */
export function greetedName({ locale, first_name, last_name }: Submission): string {
  const whole = [first_name, last_name].filter(Boolean).join(' ');
  return locale === 'ar' ? whole : (first_name ?? '');
}
