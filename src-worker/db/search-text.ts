import { foldDigits } from '../../src-shared/forms/fold-digits.ts';
import { locales } from '../../src-shared/locales.ts';
import { searchText, wordsOf } from '../../src-shared/search/words.ts';
import { gulfDate } from '../../src-shared/time/days.ts';
import { dateLocale } from '../../src-shared/time/format-date.ts';
import type { formSubmissions } from './schema.ts';

type NewSubmission = typeof formSubmissions.$inferInsert;
export type SearchedSubmission = Pick<
  NewSubmission,
  'firstName' | 'lastName' | 'email' | 'company' | 'message' | 'phone' | 'additionalData' | 'submittedAt'
>;

/** The digits of a number without the country's code: so many are the same however it is typed. */
const localDigits = 9;

/** The column `search_text` of a submission, which a trigger gives to the full-text index. */
export function submissionSearchText(row: SearchedSubmission): string {
  const { firstName, lastName, email, company, message, phone, additionalData, submittedAt } = row;
  const { position, preferredDate } = additionalData ?? {};
  return searchText([
    ...[firstName, lastName, email, company, message, position],
    ...[...phoneWords(phone), ...dateWords(gulfDate(new Date(submittedAt))), ...dateWords(preferredDate)],
  ]);
}

/**
 * The characters of the column `conversation_text`. With 400 KB at most it leaves a row far below the 2 MB of D1, and the longest
 * mail fits: three forms of each of its words. The oldest words give way to new ones.
 */
export const maxConversationText = 100_000;

/** The column `conversation_text` of a submission: the words of its notes and of its visitor's mails, newest first. */
export function conversationSearchText(texts: string[]): string {
  return texts
    .map((text) => searchText([text]))
    .join(' ')
    .slice(0, maxConversationText)
    .toWellFormed();
}

/** The column `search_text` of a newsletter subscriber. */
export function subscriberSearchText({ email }: { email: string }): string {
  return searchText([email]);
}

/** The column `folded_name` of an application: equal for one name in different spellings. Null when the name has no letters. */
export function foldedNameOf({ firstName, lastName }: Pick<NewSubmission, 'firstName' | 'lastName'>): string | null {
  return (
    wordsOf([firstName, lastName].filter(Boolean).join(' '))
      .map(({ word }) => word)
      .join(' ') || null
  );
}

/** All digits together, and those after the country's code with and without a zero before them. */
function phoneWords(phone: string | null | undefined): string[] {
  const digits = foldDigits(phone ?? '').replace(/\D/g, '');
  if (digits === '') return [];
  const local = digits.slice(-localDigits);
  return [digits, local, `0${local}`];
}

const dateFormats = locales.map(
  (locale) =>
    new Intl.DateTimeFormat(dateLocale[locale], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** `2026-11-24` with `24 November 2026` and `24 نوفمبر 2026`. */
function dateWords(date: string | null | undefined): string[] {
  const time = new Date(`${date}T00:00:00Z`);
  if (!date || Number.isNaN(time.getTime())) return [];
  return [date, ...dateFormats.map((format) => format.format(time))];
}

const maxWords = 8;
/** A number as people type it, with at least so many digits that it cannot be a year. */
const phone = /^[+\d\s().\-/]{7,}$/;

/**
 * The FTS5 query for a search text: a row matches when each word is the prefix of one of its words, or has the same stem.
 * `tags` are the filters as the index stores them, such as `statuspending`; the text never matches them.
 * @returns null when the text has no words
 */
export function matchExpression(searchText: string, tags: (string | undefined)[]): string | null {
  const words = wordsOf(searchText).slice(0, maxWords);
  if (words.length === 0) return null;
  // In quotes a word cannot be an operator.
  const normalized = words.map(({ word, bare, stem }) => `("${word}"* OR "${bare}"* OR "${stem}")`);
  const texts = [normalized, phoneOf(searchText)].filter((parts) => parts.length > 0);
  const text = texts.map((parts) => `(${parts.join(' AND ')})`).join(' OR ');
  const filters = tags.filter((tag) => tag !== undefined).map((tag) => `tags : "${tag}"`);
  return [`words : (${text})`, ...filters].join(' AND ');
}

/** The digits of a phone number together, as the index has them; nothing for another text. */
function phoneOf(searchText: string): string[] {
  const typed = foldDigits(searchText).trim();
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  return phone.test(typed) && digits.length >= 7 ? [`"${digits}"*`] : [];
}
