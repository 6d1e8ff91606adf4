import { createHash } from 'node:crypto';
import type { Table } from './tables.ts';

export type Row = Record<string, unknown>;

export type Lines = AsyncIterable<string> | Iterable<string>;

/** A BLOB, which D1 gives as an array of bytes, becomes `{ "hex": … }`. */
export function lineOf({ columns }: Table, row: Row): string {
  const encode = (value: unknown) => (Array.isArray(value) ? { hex: Buffer.from(value).toString('hex') } : value);
  return JSON.stringify(Object.fromEntries(columns.map((column) => [column, encode(row[column])])));
}

export function valuesOf({ columns }: Table, line: string): (string | number | null | Uint8Array)[] {
  const row = JSON.parse(line);
  return columns.map((column) => {
    const value = row[column] ?? null;
    return typeof value === 'object' && value !== null ? Uint8Array.from(Buffer.from(value.hex, 'hex')) : value;
  });
}

export function hasBlob(line: string): boolean {
  return /[^\\]":\{"hex":/.test(line);
}

/** A line ends at a line feed alone: text may have other line separators of Unicode. */
export async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

export function lineSum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(line: string) {
      rows += 1;
      hash.update(line).update('\n');
    },
    result: () => ({ rows, sha256: hash.digest('hex') }),
  };
}
