import * as z from 'zod';
import type { FieldMessages } from '../content/en/messages.ts';
import { asciiAddress, hasUnicodeLocalPart } from '../forms/ascii-address.ts';
import { foldDigits } from '../forms/fold-digits.ts';
import { withoutInvisible } from '../forms/without-invisible.ts';
import { maxLength } from '../limits.ts';
import { defaultLocale, locales } from '../locales.ts';
import { composerMessages, listMessages } from '../staff-texts/messages.ts';
import { dayLength } from '../time/days.ts';

const storable = (value: string) => value.isWellFormed() && !value.includes('\0');

export function messageKey(key: keyof FieldMessages): string {
  return key;
}

/** The text has at most `max` UTF-16 code units, and is not trimmed. */
export function requiredText(max: number, blank: string = messageKey('blank')) {
  return z
    .string(blank)
    .refine((value) => withoutInvisible(value).trim() !== '', blank)
    .max(max, messageKey('tooLong'))
    .refine(storable, messageKey('notStorable'));
}

const OptionalText = (max: number) =>
  z.string(messageKey('noText')).max(max, messageKey('tooLong')).refine(storable, messageKey('notStorable'));

export const draftText = OptionalText;

/** An empty string, as a posted form sends it, becomes null. */
export function optionalText(max: number) {
  return orNull(OptionalText(max));
}

export const Phone = orNull(
  z
    .string(messageKey('noText'))
    .transform((text) => foldDigits(withoutInvisible(text)))
    .pipe(OptionalText(maxLength.phone)),
);

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, messageKey('noOption'));
}

export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullable());
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && withoutInvisible(value) === '');
}

/** HTML's `type=email`, without dots that providers refuse, and with a top-level domain, such as `xn--mgbaam7a8h` (امارات). */
const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

export const EmailAddress = z
  .string(messageKey('noEmail'))
  .transform(asciiAddress)
  .pipe(
    z
      .string()
      .max(maxLength.email, messageKey('tooLong'))
      .refine((address) => !hasUnicodeLocalPart(address), messageKey('unicodeLocalPart')),
  )
  .pipe(z.email({ pattern: emailPattern, error: messageKey('invalidEmail') }));

export const HttpUrl = z
  .string(messageKey('noLink'))
  .transform(withoutInvisible)
  .pipe(z.string().max(maxLength.url, messageKey('tooLong')))
  .pipe(z.url({ protocol: /^https?$/, error: messageKey('invalidLink') }));

const noHttpsUrl = 'Enter a link that begins with https://.';
export const HttpsUrl = z
  .string(noHttpsUrl)
  .trim()
  .max(maxLength.url, messageKey('tooLong'))
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: noHttpsUrl }))
  .refine((url) => !/^https:\/\/[^/?#]*@/i.test(url), 'Remove the user name and password from the URL.');

export function futureTime(maxDays: number) {
  return z.iso
    .datetime('The time must be an ISO 8601 time in UTC.')
    .refine((time) => {
      const ahead = Date.parse(time) - Date.now();
      return ahead > 0 && ahead <= maxDays * dayLength;
    }, composerMessages.wrongTime(maxDays))
    .transform((time) => new Date(time).toISOString());
}

export const Id = z.guid(messageKey('invalidId')).toLowerCase();

export const RequestLocale = z.enum(locales, messageKey('unknownLocale')).default(defaultLocale);

export const SearchText = z.string().trim().max(maxLength.search, listMessages.search);

export const StaffAddress = z
  .string(messageKey('noEmail'))
  .trim()
  .toLowerCase()
  .max(maxLength.email, messageKey('tooLong'))
  .pipe(z.email({ pattern: z.regexes.html5Email, error: messageKey('invalidEmail') }));
