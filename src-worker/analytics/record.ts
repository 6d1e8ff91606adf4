import { gulfDate } from '../../src-shared/gulf-time.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';
import type { Counts } from './counts.ts';
import { addCounts } from './store.ts';

/** The beacons that this isolate could not count. */
let dropped = 0;

/**
 * Adds a beacon's counts to today's: by a write of its own, or through `AnalyticsCounter` above a rate. Beacons of one `client`
 * (`http/network-of.ts`) above a rate are ignored. A failure is only logged: a count is not worth an error to a visitor. `now` is in milliseconds.
 */
export async function record(env: Bindings, counts: Counts, client: string, now: number = Date.now()): Promise<void> {
  const day = gulfDate(new Date(now));
  try {
    const ofClient = await env.BEACON_LIMIT.limit({ key: client });
    if (!ofClient.success) return;
    const ofSite = await env.BEACON_WRITE_LIMIT.limit({ key: 'site' });
    if (ofSite.success) await addCounts(database(env), day, counts);
    else await env.ANALYTICS_COUNTER.getByName('site').add(day, counts);
  } catch (error) {
    dropped += 1;
    log('warn', 'beacon_dropped', { dropped, cause: causeOf(error) });
  }
}
