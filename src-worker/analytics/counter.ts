import { DurableObject } from 'cloudflare:workers';
import { database } from '../db/client.ts';
import type { AnalyticsCounterRpc, Bindings } from '../env.ts';
import { causeOf, log } from '../http/log.ts';
import type { Counts } from './counts.ts';
import { addCounts } from './store.ts';

/** How often the counts are stored, in milliseconds. */
const flushInterval = 10_000;

/**
 * Adds beacons in memory when there are too many for a write each. One object for all. What it has not stored yet is lost when the
 * platform ends it, for example for a new version.
 */
export class AnalyticsCounter extends DurableObject<Bindings> implements AnalyticsCounterRpc {
  private days = new Map<string, Counts>();
  private scheduled = false;

  async add(day: string, counts: Counts): Promise<void> {
    this.addInMemory(day, counts);
    if (this.scheduled) return;
    this.scheduled = true;
    await this.ctx.storage.setAlarm(Date.now() + flushInterval);
  }

  override async alarm(): Promise<void> {
    this.scheduled = false;
    const days = this.days;
    this.days = new Map();
    for (const [day, counts] of days) {
      try {
        await addCounts(database(this.env), day, counts);
      } catch (error) {
        log('warn', 'counts_kept', { cause: causeOf(error) });
        await this.add(day, counts);
      }
    }
  }

  private addInMemory(day: string, counts: Counts): void {
    const totals = this.days.get(day) ?? {};
    for (const [key, count] of Object.entries(counts)) totals[key] = (totals[key] ?? 0) + count;
    this.days.set(day, totals);
  }
}
