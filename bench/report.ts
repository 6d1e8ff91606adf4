/** A measured value; `ok` says whether it keeps to its limit, and is missing where there is none. */
export interface Cell {
  text: string;
  ok?: boolean;
}

/** What a part of the bench found. The limits stand in the columns' names. */
export interface Table {
  title: string;
  columns: string[];
  rows: { name: string; cells: Cell[] }[];
}

/** A number that is good up to its limit. */
export function atMost(value: number, limit: number, unit = ''): Cell {
  return { text: round(value) + unit, ok: value <= limit };
}

/** A number that is good from its limit on. */
export function atLeast(value: number, limit: number, unit = ''): Cell {
  return { text: round(value) + unit, ok: value >= limit };
}

/** Something that has no limit. */
export function told(text: string): Cell {
  return { text };
}

/** Writes a table as Markdown, with a cross at what misses its limit. */
export function print({ title, columns, rows }: Table): void {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n## ${title}\n`);
  console.log(line(['', ...columns]));
  console.log(line(['---', ...columns.map(() => '---:')]));
  for (const { name, cells } of rows) {
    console.log(line([name, ...cells.map(({ text, ok }) => (ok === false ? `${text} ✗` : text))]));
  }
}

function round(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(1);
}

/** The middle of some numbers; of an even count, the larger of the two. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
