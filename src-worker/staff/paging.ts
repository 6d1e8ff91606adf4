import * as z from 'zod';
import type { Page } from '../../src-shared/contracts/staff.ts';

/** Where a page of a list ended: the sort key and what breaks ties. */
export type Position = [string | number, string | number];

const Cursor = z.string().transform((text, context): Position => {
  try {
    return z
      .tuple([z.union([z.string(), z.number()]), z.union([z.string(), z.number()])])
      .parse(JSON.parse(decode(text)));
  } catch {
    context.addIssue({ code: 'custom', message: 'This cursor is not one that was given out.' });
    return z.NEVER;
  }
});

/** The query of any list: how many (at most 100), and where to go on. */
export function pageQuery<Shape extends z.ZodRawShape>(defaultLimit: number, filters: Shape) {
  const limit = z.coerce
    .number('The limit must be a number from 1 to 100.')
    .int('The limit must be a number from 1 to 100.')
    .min(1, 'The limit must be a number from 1 to 100.')
    .max(100, 'The limit must be a number from 1 to 100.')
    .default(defaultLimit);
  return z.object({ limit, cursor: Cursor.optional(), ...filters });
}

/** Makes a page of `limit + 1` rows: one more than asked for tells that there is a next page. */
export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  positionOf: (row: Row) => Position,
  itemOf: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? encode(JSON.stringify(positionOf(last))) : null;
  return { items: shown.map(itemOf), nextCursor };
}

function encode(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function decode(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
