import { stayedDays } from '../../src-shared/analytics/steps.ts';
import { addDays } from '../../src-shared/days.ts';
import { gulfDate, gulfHour } from '../../src-shared/gulf-time.ts';
import { hasNotRun, lastRun, markRun } from '../daily-run.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { addStayed } from './store.ts';

/**
 * Counts once a day the subscribers who have been subscribed for two weeks now, also those of days on which it did not run. `now` is
 * in milliseconds.
 */
export async function countStayed(env: Bindings, now: number = Date.now()): Promise<void> {
  const db = database(env);
  const day = gulfDate(new Date(now));
  const counted = (await lastRun(db, 'stayed')) ?? addDays(day, -1);
  if (counted >= day) return;
  const startOf = (date: string) => gulfHour(addDays(date, 1 - stayedDays), 0);
  await db.batch([
    addStayed(db, { day, from: startOf(counted), to: startOf(day) }, hasNotRun('stayed', day)),
    markRun(db, 'stayed', day),
  ]);
}
