import { join } from 'node:path';
import * as z from 'zod';

/** The manifest is written last: a folder without one is no backup. */
export const Manifest = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string().regex(/^[\w.-]+\.sql$/)).min(1),
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
  objects: z.object({ count: z.int(), bytes: z.int() }),
  keys: z.enum(['encrypted', 'plain', 'none']),
});
export type Manifest = z.infer<typeof Manifest>;

export const manifestFile = (folder: string) => join(folder, 'manifest.json');
export const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.ndjson`);
export const encryptedFile = (folder: string, table: string) => `${tableFile(folder, table)}.age`;
