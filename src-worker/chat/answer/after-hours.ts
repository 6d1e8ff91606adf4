import type { Locale } from '#shared/locales.ts';
import { promisedTime } from '#shared/time/office-hours.ts';
import { answerNow } from '../../bookings/opening-hours.ts';
import { type Bindings, configOf } from '../../env.ts';
import { inTime } from '../../http/in-time.ts';
import { log } from '../../http/log.ts';
import { texts } from '../../http/texts.ts';
import { topicOf } from '../topics/topic-of.ts';
import { topicAnswers } from './topic-answers.ts';

export function asksForPerson(text: string, searched: string): boolean {
  return (topicOf(text) ?? topicOf(searched))?.id === 'person';
}

/**
 * Says when the team is back, and offers a booking before a reply by email. Undefined while people may be in the chat,
 * and without the database.
 */
export async function afterHoursSentence(env: Bindings, language: Locale): Promise<string | undefined> {
  if (configOf(env).CHAT_PEOPLE === 'always') return undefined;
  try {
    const { open, nextTime } = await inTime(answerNow(env));
    const { when } = texts[language].handover;
    const next = when(promisedTime(nextTime, new Date().toISOString(), language));
    return open ? undefined : topicAnswers[language].afterHours(next);
  } catch (error) {
    log('error', 'office_hours_unavailable', { cause: error });
    return undefined;
  }
}
