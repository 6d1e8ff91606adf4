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
/** The key of an encrypted folder, which the passphrase decrypts. */
export const keyFile = (folder: string) => join(folder, 'key.age');
export const tableFile = (table: string) => `tables/${table}.ndjson`;
