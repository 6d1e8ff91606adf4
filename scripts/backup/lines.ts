import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Table } from './tables.ts';

/** A row as D1 gives it. */
export type Row = Record<string, unknown>;

export type Lines = AsyncIterable<string> | Iterable<string>;

/** A row as a line of JSON. A BLOB becomes `{ "hex": … }`. */
export function lineOf({ name, columns }: Table, row: Row): string {
  return JSON.stringify(
    Object.fromEntries(
      columns.map((column) => {
        const value = row[column];
        if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
          throw new Error(`${name}.${column} has a number that JavaScript cannot hold: ${value}.`);
        }
        // D1 gives a BLOB as an array of bytes.
        return [column, Array.isArray(value) ? { hex: Buffer.from(value).toString('hex') } : value];
      }),
    ),
  );
}

/** The values of a line, as D1 takes them. */
export function valuesOf({ columns }: Table, line: string): (string | number | null | Uint8Array)[] {
  const row = JSON.parse(line);
  return columns.map((column) => {
    const value = row[column] ?? null;
    return typeof value === 'object' && value !== null ? Uint8Array.from(Buffer.from(value.hex, 'hex')) : value;
  });
}

export function hasBlob(line: string): boolean {
  return line.includes('{"hex":"');
}

/** The lines of a file. Only a line feed ends a line: text may have other line separators of Unicode. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Counts and hashes lines, each with its line feed. */
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
