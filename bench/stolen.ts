import { existsSync, readFileSync } from 'node:fs';

/** Where Linux counts what its processors did; other systems keep no such count. */
const counts = '/proc/stat';

function processors() {
  const first = existsSync(counts) ? (readFileSync(counts, 'utf8').split('\n')[0] ?? '') : '';
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = first.split(/\s+/).slice(1).map(Number);
  return { steal, wanted: user + nice + system + irq + softirq + steal };
}

/**
 * The share of the processors' time that this machine wanted during a task, and its host gave to others: from 0 to 1, and 0
 * where nobody counts it.
 */
export async function stolenDuring<Result>(task: () => Promise<Result>): Promise<{ result: Result; stolen: number }> {
  const before = processors();
  const result = await task();
  const after = processors();
  return { result, stolen: (after.steal - before.steal) / Math.max(1, after.wanted - before.wanted) };
}
