import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Where Linux counts what its processors did; other systems keep no such count. */
const counts = '/proc/stat';

function processors() {
  const first = existsSync(counts) ? (readFileSync(counts, 'utf8').split('\n')[0] ?? '') : '';
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = first.split(/\s+/).slice(1).map(Number);
  const at = Number(process.hrtime.bigint() / 1000n);
  return { at, steal, wanted: user + nice + system + irq + softirq + steal };
}

interface Measured<Result> {
  result: Result;
  /**
   * The share of the processors' time that this machine wanted meanwhile, and its host gave to others: from 0 to 1, and 0 where
   * nobody counts it.
   */
  stolen: number;
}

/** With more than this stolen, a measurement says more of the others than of what is measured: blocking times of 50 ms. */
const disturbed = 0.05;
const most = 5;
/** How much longer a whole bench may take for the sake of quiet moments, in seconds, and how often it looks for one. */
let patience = 15 * 60;
const pause = 3;

/** The part of a measurement that counts, from and to which moment: microseconds of the clock that a trace of Chromium uses too. */
type Part<Result> = (result: Result) => [from: number, to: number];

/**
 * Measures something in a quiet moment, if one comes. What was disturbed, in the `part` of it that counts, is measured again, and
 * of a few times the least disturbed one counts.
 */
export async function undisturbed<Result>(
  measure: () => Promise<Result>,
  part?: Part<Result>,
): Promise<Measured<Result>> {
  await quiet();
  let best = await watched(measure, part);
  for (let tries = 1; tries < most && best.stolen > disturbed && patience > 0; tries++) {
    await quiet();
    const again = await patiently(() => watched(measure, part));
    if (again.stolen < best.stolen) best = again;
  }
  return best;
}

async function quiet() {
  while (patience > 0 && (await patiently(() => watched(halfASecond))).stolen > disturbed) {
    await patiently(() => setTimeout(pause * 1000));
  }
}

async function halfASecond() {
  for (const start = performance.now(); performance.now() - start < 500; );
}

async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  patience -= (performance.now() - start) / 1000;
  return result;
}

async function watched<Result>(measure: () => Promise<Result>, part?: Part<Result>): Promise<Measured<Result>> {
  const samples = [processors()];
  // Only to find a part: the load of the API comes from this process too.
  const sampling = part && setInterval(() => samples.push(processors()), 20);
  const result = await measure().finally(() => clearInterval(sampling));
  samples.push(processors());
  const [from, to] = part?.(result) ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const before = samples.findLast(({ at }) => at <= from) ?? samples[0]!;
  const after = samples.find(({ at }) => at >= to) ?? samples.at(-1)!;
  return { result, stolen: (after.steal - before.steal) / Math.max(1, after.wanted - before.wanted) };
}
