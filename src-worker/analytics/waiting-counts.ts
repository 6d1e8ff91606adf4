import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { log } from '../http/log.ts';
import type { Counts } from './counts.ts';
import { addCounts } from './store.ts';

/** In milliseconds. The platform lets a Worker run for 30 s after its answer. */
const flushInterval = 10_000;

/** The counts that this isolate has not stored yet, by day in Dubai. */
let days = new Map<string, Counts>();
/** When the scheduled write stores them, in milliseconds; 0 when none is scheduled. */
let dueAt = 0;

export function countsWait(): boolean {
  return days.size > 0;
}

/**
 * Adds counts in memory. The first call stores what is there ten seconds later, with one write a day: its promise, given to
 * `waitUntil`, keeps the isolate alive until then.
 */
export async function addLater(env: Bindings, day: string, counts: Counts): Promise<void> {
  addInMemory(day, counts);
  // Once it is past, the request that was to write has been ended: this one takes its place.
  if (Date.now() < dueAt) return;
  dueAt = Date.now() + flushInterval;
  await new Promise((resolve) => setTimeout(resolve, flushInterval));
  dueAt = 0;
  const due = days;
  days = new Map();
  for (const [day, counts] of due) {
    try {
      await addCounts(database(env), day, counts);
    } catch (error) {
      log('warn', 'counts_kept', { cause: error });
      addInMemory(day, counts);
    }
  }
}

function addInMemory(day: string, counts: Counts): void {
  const totals = days.get(day) ?? {};
  for (const [key, count] of Object.entries(counts)) totals[key] = (totals[key] ?? 0) + count;
  days.set(day, totals);
}
