import type { Counts } from './counts.ts';

/** The calls that `AnalyticsCounter` answers. In a file of its own, so that `env.ts` does not import the Durable Object. */
export interface AnalyticsCounterRpc extends Rpc.DurableObjectBranded {
  /** Adds counts to a day in Dubai, and stores them within ten seconds. */
  add(day: string, counts: Counts): Promise<void>;
}
