import { locales } from '#shared/locales.ts';
import { normalize } from '#shared/search/normalize.ts';
import { type SearchTerm, type Spellings, searchTerms, searchText, wordsOf } from '#shared/search/words.ts';
import { addDays, gulfDate } from '#shared/time/days.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import { phoneWords, searchedNumbers } from './phone-numbers.ts';
import type { formSubmissions } from './schema.ts';

type NewSubmission = typeof formSubmissions.$inferInsert;
type SearchedSubmission = Pick<
  NewSubmission,
  'firstName' | 'lastName' | 'email' | 'company' | 'message' | 'phone' | 'additionalData' | 'submittedAt'
>;

export function submissionSearchText(row: SearchedSubmission): string {
  const { firstName, lastName, email, company, message, phone, additionalData, submittedAt } = row;
  const { timezone: _, preferredDate, ...data } = additionalData ?? {};
  // Some forms also store one of their fields as `message`.
  const texts = new Set([firstName, lastName, email, company, message, ...Object.values(data)]);
  return searchText([
    ...texts,
    ...[...phoneWords(phone), ...dateWords(gulfDate(new Date(submittedAt))), ...dateWords(preferredDate)],
  ]);
}

/** The text has 400 KB at most with three forms of each word, far below D1's 2 MB. New words displace the oldest. */
export const maxConversationText = 100_000;

export function conversationSearchText(texts: string[]): string {
  return texts
    .map((text) => searchText([text]))
    .join(' ')
    .slice(0, maxConversationText)
    .toWellFormed();
}

export function subscriberSearchText({ email }: { email: string }): string {
  return searchText([email]);
}

export function foldedNameOf({ firstName, lastName }: Pick<NewSubmission, 'firstName' | 'lastName'>): string | null {
  return (
    wordsOf([firstName, lastName].filter(Boolean).join(' '))
      .map(({ word }) => word)
      .join(' ') || null
  );
}

const dateFormats = locales.map(
  (locale) =>
    new Intl.DateTimeFormat(dateLocale[locale], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

function dateWords(date: string | null | undefined): string[] {
  const time = new Date(`${date}T00:00:00Z`);
  if (!date || Number.isNaN(time.getTime())) return [];
  return [date, ...dateFormats.map((format) => format.format(time))];
}

/** A map, because a plain object also has keys such as `constructor`. */
const relativeDays = new Map(Object.entries({ today: 0, yesterday: -1, tomorrow: 1, اليوم: 0, امس: -1, غدا: 1 }));

function withDates(text: string): string {
  return normalize(text).replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const days = relativeDays.get(word);
    return days === undefined ? word : addDays(gulfDate(), days);
  });
}

const maxWords = 8;

/** `tags` are filters as the index stores them, such as `statuspending`; the text never matches them. */
export function matchExpression(searchText: string, tags: (string | undefined)[]): string | null {
  const terms = firstWords(searchTerms(withDates(searchText)));
  if (terms.length === 0) return null;
  const numbers = searchedNumbers(searchText).map((digits) => `"${digits}"*`);
  const text = [...spacings(terms).map((one) => `(${one.map(matchTerm).join(' AND ')})`), ...numbers].join(' OR ');
  const filters = tags.filter((tag) => tag !== undefined).map((tag) => `tags : "${tag}"`);
  return [`words : (${text})`, ...filters].join(' AND ');
}

function firstWords(terms: SearchTerm[]): SearchTerm[] {
  let remaining = maxWords;
  return terms.flatMap((term) => {
    const words = term.words.slice(0, remaining);
    remaining -= words.length;
    return words.length > 0 ? { ...term, words } : [];
  });
}

function matchTerm({ words, together }: SearchTerm): string {
  const apart = words.map(matchWord).join(' AND ');
  return together ? `((${apart}) OR ${matchWord(together)})` : apart;
}

/** The terms as typed, and with each two neighbours as one word: a stored name may have no space there. */
function spacings(terms: SearchTerm[]): SearchTerm[][] {
  const joined = terms.flatMap((term, index) => {
    const [first, second] = [term.words, terms[index + 1]?.words ?? []].map((words) => words[0]?.whole[0]);
    if (!first || !second || term.words.length > 1) return [];
    const together = { whole: [first + second], stem: first + second };
    return [terms.toSpliced(index, 2, { words: [together, ...(terms[index + 1]?.words.slice(1) ?? [])] })];
  });
  return [terms, ...joined];
}

const [shortestPart, longestName] = [3, 30];

/** A word, its beginning, or two stored words that make it. Quotes keep a word from being an operator. */
function matchWord({ whole, stem }: Spellings): string {
  const letters = [...(whole[0] ?? '')].slice(0, longestName);
  const ends = letters.slice(shortestPart, 1 - shortestPart).map((_, index) => index + shortestPart);
  const splits = ends.map((end) => `"${letters.slice(0, end).join('')} ${letters.slice(end).join('')}"*`);
  const words = [...new Set(whole)].map((word) => `"${word}"*`);
  return `(${[...words, ...splits].join(' OR ')} OR "${stem}")`;
}
