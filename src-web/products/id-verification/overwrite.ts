import { foldDigits } from '../../../src-shared/forms/fold-digits.ts';

/**
 * What becomes of a line when somebody edits it: its length stays, as on a card. What is typed replaces what follows it,
 * and what is deleted becomes a filler. Undefined when a character is not one of the zone's.
 */
export function overwrite(before: string, edited: string, caret: number): string | undefined {
  const added = edited.length - before.length;
  const start = edited.slice(0, caret);
  const rest = edited.slice(caret);
  const whole = added > 0 ? start + rest.slice(added) : start + '<'.repeat(-added) + rest;
  const line = foldDigits(whole).toUpperCase().replaceAll(' ', '<').slice(0, before.length);
  return /^[A-Z0-9<]*$/.test(line) ? line : undefined;
}
