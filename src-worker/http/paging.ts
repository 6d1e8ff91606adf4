import { Buffer } from 'node:buffer';
import * as z from 'zod';
import type { Page } from '#shared/contracts/admin.ts';
import { listMessages } from '#shared/staff-texts/messages.ts';

export type PagePosition = [string | number, string | number];

const Key = z.union([z.string(), z.number()]);

const Cursor = z.string().transform((text, context): PagePosition => {
  try {
    return z.tuple([Key, Key]).parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    context.addIssue({ code: 'custom', message: listMessages.cursor });
    return z.NEVER;
  }
});

export function pageQuery<Shape extends z.ZodRawShape>(defaultLimit: number, filters: Shape) {
  const message = listMessages.limit;
  const limit = z.coerce.number(message).int(message).min(1, message).max(100, message).default(defaultLimit);
  return z.object({ limit, cursor: Cursor.optional(), ...filters });
}

export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  positionOf: (row: Row) => PagePosition,
  itemOf: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? encode(positionOf(last)) : null;
  return { items: shown.map(itemOf), nextCursor };
}

function encode(position: PagePosition): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}
