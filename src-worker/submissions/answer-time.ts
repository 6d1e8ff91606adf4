import { defaultLocale, type Locale } from '#shared/locales.ts';
import { formatDay } from '#shared/time/format-date.ts';
import { promisedTime } from '#shared/time/office-hours.ts';
import { texts } from '../http/texts.ts';

export function answerTime(answerDay: string | undefined, locale: Locale = defaultLocale): string {
  const { soon, late } = texts[locale].mail.answerTimes;
  return answerDay === undefined ? soon : late(formatDay(answerDay, locale));
}

export function nextTimeText(nextTime: string, submittedAt: string, locale: Locale = defaultLocale): string {
  return texts[locale].handover.when({ ...promisedTime(nextTime, submittedAt, locale), today: false });
}
