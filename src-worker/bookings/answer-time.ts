import { defaultLocale, type Locale } from '../../src-shared/locales.ts';
import { formatDay } from '../../src-shared/time/format-date.ts';
import { promisedTime } from '../../src-shared/time/office-hours.ts';
import { texts } from '../http/texts.ts';

/** When we answer: within 24 hours, or on `answerDay` (`YYYY-MM-DD`) at the latest. */
export function answerTime(answerDay: string | undefined, locale: Locale = defaultLocale): string {
  const { soon, late } = texts[locale].mail.answerTimes;
  return answerDay === undefined ? soon : late(formatDay(answerDay, locale));
}

/** When we answer a question from the chat. A mail may be read another day, so it names the day. */
export function nextTimeText(nextTime: string, submittedAt: string, locale: Locale = defaultLocale): string {
  return texts[locale].handover.when({ ...promisedTime(nextTime, submittedAt, locale), today: false });
}
