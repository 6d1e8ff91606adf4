import { intlLocale, type Locale } from '#shared/locales.ts';
import { gulfDate, timeZone } from '#shared/time/days.ts';
import { formatDay, withNoon } from '#shared/time/format-date.ts';
import { database } from '../../db/client.ts';
import type { Bindings } from '../../env.ts';
import { inTime } from '../../http/in-time.ts';
import { log } from '../../http/log.ts';
import { selectBookedIn } from '../store.ts';
import { topicAnswers } from './topic-answers.ts';

/** The start of the demo to come that was booked in this conversation. Undefined without the database. */
export async function bookedIn(env: Bindings, sessionId: string): Promise<string | undefined> {
  try {
    const [booked] = await inTime(selectBookedIn(database(env), sessionId, new Date().toISOString()));
    return booked?.startsAt;
  } catch (error) {
    log('error', 'booking_unavailable', { cause: error });
    return undefined;
  }
}

export function bookedSentence(startsAt: string, language: Locale): string {
  const start = new Date(startsAt);
  const format = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const hour = withNoon(start.toLocaleTimeString(intlLocale[language], format));
  return topicAnswers[language].yourDemo(formatDay(gulfDate(start), language), hour);
}
