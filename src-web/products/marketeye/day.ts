import type { AssetClass } from '#shared/content/en/samples/marketeye.ts';

export interface Point {
  price: number;
  volume: number;
}

export interface Instrument {
  assetClass: AssetClass;
  digits: number;
  /** Movement in half an hour that counts as large, as a part of the price. */
  largeMove: number;
  points: readonly Point[];
}

export const pointMinutes = 5;
export const pointCount = 97;
const openingMinute = 9 * 60;

interface Course {
  open: number;
  digits: number;
  largeMove: number;
  wavering: number;
  usualVolume: number;
  events: { from: number; until: number; change: number; volume: number }[];
}

const courses: Record<AssetClass, Course> = {
  stocks: {
    open: 184.2,
    digits: 2,
    largeMove: 0.02,
    wavering: 0.0034,
    usualVolume: 420,
    events: [{ from: 37, until: 41, change: -0.03, volume: 6 }],
  },
  crypto: {
    open: 2410,
    digits: 1,
    largeMove: 0.03,
    wavering: 0.006,
    usualVolume: 95,
    events: [{ from: 64, until: 69, change: 0.045, volume: 5 }],
  },
  forex: {
    open: 1.3742,
    digits: 4,
    largeMove: 0.005,
    wavering: 0.0008,
    usualVolume: 900,
    events: [{ from: 80, until: 90, change: 0.003, volume: 1 }],
  },
  commodities: {
    open: 96.4,
    digits: 2,
    largeMove: 0.015,
    wavering: 0.0026,
    usualVolume: 260,
    events: [{ from: 36, until: 42, change: 0.021, volume: 2 }],
  },
};

function waverer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32 - 0.5;
  };
}

function pointsOf({ open, digits, wavering, usualVolume, events }: Course, seed: number): Point[] {
  const waver = waverer(seed);
  let offset = 0;
  return Array.from({ length: pointCount }, (_, index) => {
    offset = 0.93 * offset + wavering * waver();
    const moved = events.reduce((sum, { from, until, change }) => {
      const part = Math.min(1, Math.max(0, (index - from) / (until - from)));
      return sum + change * part;
    }, 0);
    const busy = events.find(({ from, until }) => index > from && index <= until)?.volume ?? 1;
    return {
      price: Number((open * (1 + moved + offset)).toFixed(digits)),
      volume: Math.round(usualVolume * busy * (1 + 0.5 * waver())),
    };
  });
}

export const instruments: readonly Instrument[] = (Object.keys(courses) as AssetClass[]).map((assetClass, index) => {
  const course = courses[assetClass];
  const { digits, largeMove } = course;
  return { assetClass, digits, largeMove, points: pointsOf(course, index + 1) };
});

export function timeOf(index: number): string {
  const minutes = openingMinute + index * pointMinutes;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** An SVG path of whole numbers, `step` apart from the left; the highest value is at the top. */
export function priceLine(
  values: readonly number[],
  step: number,
  height: number,
): { path: string; yOf: (value: number) => number } {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const yOf = (value: number) => Math.round(height - ((value - least) / span) * height);
  // Relative, because that is shorter.
  const steps = values.slice(1).map((value, index) => `l${step} ${yOf(value) - yOf(values[index]!)}`);
  return { path: `M0 ${yOf(values[0]!)}${steps.join('')}`, yOf };
}
