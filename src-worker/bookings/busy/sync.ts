import { dayLength } from '#shared/time/days.ts';
import { type Database, database } from '../../db/client.ts';
import { type Bindings, configOf } from '../../env.ts';
import { log } from '../../http/log.ts';
import { fetchCalendar } from './fetch.ts';
import { type CalendarRow, claimDueCalendar, selectHostAddress, updateCalendar } from './store.ts';

const syncIntervalMs = 15 * 60_000;
/** Limit for one cron run: each calendar may take five seconds, and half a second of CPU. */
const maxCalendars = 30;

export async function syncCalendars(env: Bindings): Promise<void> {
  const db = database(env);
  for (let count = 0; count < maxCalendars; count += 1) {
    const now = Date.now();
    const calendar = await claimDueCalendar(db, iso(now - syncIntervalMs), iso(now));
    if (!calendar) return;
    await sync(env, db, calendar, now);
  }
}

async function sync(env: Bindings, db: Database, calendar: CalendarRow, now: number): Promise<void> {
  try {
    // The window moves, so an unchanged calendar is read again each day.
    const isExpanded = calendar.expandedAt !== null && now - Date.parse(calendar.expandedAt) < dayLength;
    const found = await fetchCalendar(isExpanded ? calendar : { url: calendar.url, etag: null, lastModified: null });
    const attempt = { fetchedAt: iso(now), error: null };
    if (!found) return void (await updateCalendar(db, calendar, attempt));
    // ical.js is large, so it is loaded on demand.
    const { busyTimes } = await import('./expand.ts');
    const until = now + (configOf(env).BOOKING_HORIZON_DAYS + 2) * dayLength;
    const owner = await selectHostAddress(db, calendar.hostId);
    const busy = busyTimes(found.text, now - dayLength, until, owner);
    const { etag, lastModified } = found;
    await updateCalendar(db, calendar, { ...attempt, ...busy, etag, lastModified, expandedAt: iso(now) });
  } catch (error) {
    log('warn', 'calendar_not_read', { hostId: calendar.hostId, cause: error });
    await updateCalendar(db, calendar, { error: error instanceof Error ? error.message.slice(0, 200) : '' });
  }
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
