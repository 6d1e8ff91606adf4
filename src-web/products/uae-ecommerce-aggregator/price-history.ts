export interface PriceStep {
  daysAgo: number;
  price: number;
}

export const historyDays = 90;

const courses = {
  steady: [
    [90, 1.02],
    [61, 1],
  ],
  falling: [
    [90, 1.18],
    [58, 1.09],
    [23, 1],
  ],
  creeping: [
    [90, 0.88],
    [66, 0.93],
    [35, 0.97],
    [12, 1],
  ],
  swings: [
    [90, 1.06],
    [70, 0.94],
    [52, 1.06],
    [30, 0.96],
    [14, 1],
  ],
  sale: [
    [90, 1.25],
    [47, 1.22],
    [9, 1],
  ],
  lure: [
    [90, 1],
    [24, 1.22],
    [6, 1],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

export type Course = keyof typeof courses;

export function stepsOf(price: number, course: Course): PriceStep[] {
  return courses[course].map(([daysAgo, factor]) => ({ daysAgo, price: Math.round(price * factor) }));
}

interface PriceSummary {
  lowest: number;
  highest: number;
  median: number;
  /** The distance of today below the median, as a part of it; negative when it is above. */
  saving: number;
  verdict: Verdict;
}

/** `sale`: well below the median. `lure`: cut, but not below it. */
type Verdict = 'sale' | 'lure' | 'usual' | 'dear';

const noticeable = 0.05;

export function summarize(steps: readonly PriceStep[]): PriceSummary {
  const daily = steps
    .flatMap(({ daysAgo, price }, index) => {
      const until = steps[index + 1]?.daysAgo ?? 0;
      return new Array<number>(daysAgo - until).fill(price);
    })
    .toSorted((a, b) => a - b);
  const median = daily[Math.floor(daily.length / 2)]!;
  const today = steps.at(-1)!.price;
  const saving = 1 - today / median;
  return { lowest: daily[0]!, highest: daily.at(-1)!, median, saving, verdict: verdictOn(saving, steps) };
}

function verdictOn(saving: number, steps: readonly PriceStep[]): Verdict {
  if (saving >= noticeable) return 'sale';
  if (saving <= -noticeable) return 'dear';
  return lastCut(steps) >= noticeable ? 'lure' : 'usual';
}

export function lastCut(steps: readonly PriceStep[]): number {
  const before = steps.at(-2);
  return before ? 1 - steps.at(-1)!.price / before.price : 0;
}
