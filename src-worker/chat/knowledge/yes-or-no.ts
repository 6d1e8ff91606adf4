import type { Locale } from '#shared/locales.ts';
import { normalize } from '#shared/search/normalize.ts';

const english = /^(?:do|does|did|can|could|is|are|was|were|will|would|may|should|have|has)\b/;

/** The verb comes first, often with the letter of a dialect before it: يدعم, بيدعم, هتدعموا, تدعمون. */
const arabic = [
  'هل|في|فيها?|ممكن|مسموح|متاح|متوفر|موجود|لازم|ضروري|انتم|انتوا?|عند\\S+|لدي\\S+|مع(?:كم|اكم)|في(?:ني|نا|كم|كن)',
  '[بهح]?[انتي]قدر\\S*|يمكن\\S*|ب?ينفع|تدعم|تشمل|توفر|تقبل',
  '[بهح]?ت\\S+(?:ون|وا)|[بهح]ت(?!ي(?:\\s|$))\\S{2,}|(?:[بهح]?ي)(?!وم|عني|مين|ان|اه|ي|[تنع](?:\\s|$))\\S{2,}',
].join('|');
const arabicStart = new RegExp(`^(?:${arabic})(?=\\s|$)`);

/** A question with one of these asks for more than a yes, however it begins. */
const asksForMore =
  /(?:^|\s)(?:ما|ماذا|متي|امتي|اين|وين|فين|منين|كيف|شلون|ازاي|لماذا|ليش|ليه|كم|كام|بكم|بكام|قديش|اديش|[قا]د|مين|منو|اي|ايه|وش|شو|ايش|شنو)(?=\s|$)/;

/** The language of a question that wants a yes or a no: a quote under it reads as a yes. */
export function yesOrNoIn(question: string): Locale | undefined {
  const asked = normalize(question);
  if (english.test(asked)) return 'en';
  return arabicStart.test(asked) && (asked.startsWith('هل ') || !asksForMore.test(asked)) ? 'ar' : undefined;
}
