/** One line of the bench: what was measured, its value, and the limit it stands beside. */
export interface Measure {
  what: string;
  value: string;
  limit: string;
  ok: boolean | null;
}

/** A number beside its limit; `limit` is the largest that is good, or with `atLeast` the smallest. */
export function measure(what: string, value: number, limit: number, unit = '', { atLeast = false } = {}): Measure {
  const ok = atLeast ? value >= limit : value <= limit;
  return { what, value: `${round(value)}${unit}`, limit: `${atLeast ? '≥' : '≤'} ${limit}${unit}`, ok };
}

/** Something that is only told. */
export function told(what: string, value: string): Measure {
  return { what, value, limit: '', ok: null };
}

export function print(title: string, measures: Measure[]): void {
  console.log(`\n## ${title}\n\n| | measured | limit | |\n| --- | ---: | ---: | --- |`);
  for (const { what, value, limit, ok } of measures) {
    console.log(`| ${what} | ${value} | ${limit} | ${ok === null ? '' : ok ? '✓' : '✗'} |`);
  }
}

function round(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
