import * as z from 'zod';
import { fieldMessages } from '../content/en/messages.ts';
import { maxLength } from '../limits.ts';

const storable = (value: string) => value.isWellFormed() && !value.includes('\0');

/** Required text of at most `max` UTF-16 code units, not trimmed. `blank` is the error for blank text. */
export function requiredText(max: number, blank: string = fieldMessages.blank) {
  return z
    .string(blank)
    .refine((value) => value.trim() !== '', blank)
    .max(max, fieldMessages.tooLong(max))
    .refine(storable, fieldMessages.notStorable);
}

/** Optional text; an empty string, as a posted form sends it, becomes null. */
export function optionalText(max: number) {
  return orNull(
    z.string(fieldMessages.noText).max(max, fieldMessages.tooLong(max)).refine(storable, fieldMessages.notStorable),
  );
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, fieldMessages.noOption);
}

/** Makes a field optional: an empty string and undefined become null. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());
}

/** Trimmed. */
export const EmailAddress = z
  .string(fieldMessages.noEmail)
  .trim()
  .max(maxLength.email, fieldMessages.tooLong(maxLength.email))
  .pipe(z.email(fieldMessages.invalidEmail));

export const HttpUrl = z
  .string(fieldMessages.noLink)
  .max(maxLength.url, fieldMessages.tooLong(maxLength.url))
  .pipe(z.url({ protocol: /^https?$/, error: fieldMessages.invalidLink }));

/** A UUID in lower case. */
export const Id = z.guid(fieldMessages.invalidId).toLowerCase();
