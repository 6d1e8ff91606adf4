import { topicAnswers as ar } from '#shared/content/ar/topic-answers.ts';
import { topicAnswers as en } from '#shared/content/en/topic-answers.ts';
import type { Locale } from '#shared/locales.ts';
import { promisedTime } from '#shared/time/office-hours.ts';
import { answerNow } from '../bookings/opening-hours.ts';
import { type Bindings, configOf } from '../env.ts';
import { inTime } from '../http/in-time.ts';
import { log } from '../http/log.ts';
import { texts } from '../http/texts.ts';
import type { Answer } from './store.ts';
import { topicOf } from './topics/topic-of.ts';

const topicAnswers = { en, ar };

export function asksForPerson(text: string, searched: string): boolean {
  return (topicOf(text) ?? topicOf(searched))?.id === 'person';
}

/** Undefined while people may be in the chat. Without the database the sentence stays away. */
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

/** Offers a booking before the reply by email. An answer that broke off stays as it is. */
export function withBookingOffer(answer: Answer, sentence: string, onDelta?: (text: string) => void): Answer {
  const { reply } = answer;
  if (reply.interrupted) return answer;
  const added = `\n\n${sentence}`;
  onDelta?.(added);
  const suggestedActions = [...new Set(['schedule_demo', 'contact_team', ...reply.suggestedActions] as const)];
  return { ...answer, reply: { ...reply, message: reply.message + added, suggestedActions } };
}
