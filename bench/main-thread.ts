/** What Lighthouse's mobile preset multiplies the processor's time with, and from which length a task blocks, in milliseconds. */
const slowdown = 4;
const blocking = 50;

/** The events of a trace that are read here; times in microseconds. `tdur` is the processor's time, `dur` the clock's. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * The total blocking time that a page causes itself, in milliseconds: of each task of its main thread after the first paint,
 * what the processor spent on it. Lighthouse counts by the clock, which also runs while a machine of few cores gives them to
 * the browser's other threads, to the server, or to another machine.
 */
export function ownBlockingTime(events: TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - blocking), 0);
}
