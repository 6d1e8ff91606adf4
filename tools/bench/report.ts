export interface Column {
  name: string;
  atMost?: number;
  atLeast?: number;
}

export type Value = number | string | { text: string; ok: boolean };

export interface Table {
  title: string;
  columns: Column[];
  rows: { name: string; values: Value[] }[];
}

export function print({ title, columns, rows }: Table): void {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n## ${title}\n`);
  console.log(line(['', ...columns.map(heading)]));
  console.log(line(['---', ...columns.map(() => '---:')]));
  for (const { name, values } of rows) {
    console.log(line([name, ...columns.map((column, i) => cell(column, values[i] ?? ''))]));
  }
}

function heading({ name, atMost, atLeast }: Column): string {
  if (atMost !== undefined) return `${name} (≤ ${atMost})`;
  return atLeast === undefined ? name : `${name} (≥ ${atLeast})`;
}

export function isMet({ columns, rows }: Table): boolean {
  return rows.every(({ values }) => columns.every((column, i) => judged(column, values[i] ?? '').ok));
}

function cell(column: Column, value: Value): string {
  const { text, ok } = judged(column, value);
  return ok ? text : `${text} ✗`;
}

function judged({ atMost = Infinity, atLeast = -Infinity }: Column, value: Value): { text: string; ok: boolean } {
  if (typeof value === 'string') return { text: value, ok: true };
  // NaN is always outside the limit.
  return typeof value === 'number' ? { text: round(value), ok: value <= atMost && value >= atLeast } : value;
}

function round(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(1);
}

/** The larger of the two middle values if the count is even; NaN for an empty list. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
