/** What Lighthouse's simulation multiplies a task's time with, one that lays out with the second; a task blocks from `blocking` ms. */
const slowdown = 4;
const slowdownOfLayout = 2;
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

const firstPaint = (events: TraceEvent[]) => events.findLast(({ name }) => name === 'firstContentfulPaint');

/** When a page is asked for, and when it has long come to rest: a second after its first paint. In microseconds, as in the trace. */
export function loading(events: TraceEvent[]): [from: number, to: number] {
  const paint = firstPaint(events);
  const start = events.findLast(
    ({ name, pid, ts }) => name === 'navigationStart' && pid === paint?.pid && ts < paint.ts,
  );
  return [start?.ts ?? Number.NEGATIVE_INFINITY, (paint?.ts ?? Number.POSITIVE_INFINITY) + 1_000_000];
}

/**
 * The total blocking time that a page causes itself, in milliseconds: of each task of its main thread after the first paint,
 * what the processor spent on it. Lighthouse counts by the clock, which also runs while a machine of few cores gives them to
 * the browser's other threads, to the server, or to another machine.
 */
export function ownBlockingTime(events: TraceEvent[]): number {
  const paint = firstPaint(events);
  if (!paint) return Number.NaN;
  const work = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid);
  const layouts = work.filter(({ name }) => name === 'Layout');
  return work
    .filter(({ name, ts, dur = 0 }) => name.endsWith('RunTask') && ts + dur > paint.ts)
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const laysOut = layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur);
      return Math.max(0, ((laysOut ? slowdownOfLayout : slowdown) * tdur) / 1000 - blocking);
    })
    .reduce((sum, blocked) => sum + blocked, 0);
}
