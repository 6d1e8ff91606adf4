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
const whole = (): [number, number] => [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/**
 * Measures something in a quiet moment, if one comes. What was disturbed in the part that counts is measured again, and of a few
 * times the least disturbed one counts.
 */
export async function undisturbed<Result>(
  measure: () => Promise<Result>,
  part: Part<Result> = whole,
): Promise<Measured<Result>> {
  await patiently(quiet);
  let best = await watched(measure, part);
  for (let tries = 1; tries < most && best.stolen > disturbed && patience > 0; tries++) {
    const again = await patiently(async () => {
      await quiet();
      return watched(measure, part);
    });
    if (again.stolen < best.stolen) best = again;
  }
  return best;
}

async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  patience -= (performance.now() - start) / 1000;
  return result;
}

async function quiet() {
  for (let waited = 0; waited < patience; waited += pause) {
    const { stolen } = await watched(async () => {
      for (const start = performance.now(); performance.now() - start < 500; );
    }, whole);
    if (stolen <= disturbed) return;
    await setTimeout(pause * 1000);
  }
}

async function watched<Result>(measure: () => Promise<Result>, part: Part<Result>): Promise<Measured<Result>> {
  const samples = [processors()];
  const sampling = setInterval(() => samples.push(processors()), 20);
  const result = await measure().finally(() => clearInterval(sampling));
  samples.push(processors());
  const [from, to] = part(result);
  const before = samples.findLast(({ at }) => at <= from) ?? samples[0]!;
  const after = samples.find(({ at }) => at >= to) ?? samples.at(-1)!;
  return { result, stolen: (after.steal - before.steal) / Math.max(1, after.wanted - before.wanted) };
}
