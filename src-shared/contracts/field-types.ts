import * as z from 'zod';
import { maxLength } from '../limits.ts';

const storable = (value: string) => value.isWellFormed() && !value.includes('\0');
const unstorable = 'This text has characters that cannot be stored.';

const atMost = (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`;

/** Text that must be given: not blank (else it says `blank`), at most `max` UTF-16 code units, kept as it was typed. */
export function requiredText(max: number, blank = 'Please fill in this field.') {
  return z
    .string(blank)
    .refine((value) => value.trim() !== '', blank)
    .max(max, atMost(max))
    .refine(storable, unstorable);
}

/** Text that may be missing; a native form sends an empty field as an empty string, which counts as missing. */
export function optionalText(max: number) {
  return orNull(z.string('Please enter text.').max(max, atMost(max)).refine(storable, unstorable));
}

/** One of a fixed list of values. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, 'Please choose one of the options.');
}

/** Makes a field one that may be missing: an empty string, null and absence all become null. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());
}

/** An e-mail address, without the spaces around it. */
export const EmailAddress = z
  .string('Please enter your email address.')
  .trim()
  .max(maxLength.email, atMost(maxLength.email))
  .pipe(z.email('Please enter an email address such as name@company.com.'));

/** A record's id: a UUID, compared without regard to case. */
export const Id = z.guid('An id must be a UUID.').toLowerCase();
