import { type SQL, sql } from 'drizzle-orm';
import type { Bindings } from '../env.ts';
import type { Database } from './client.ts';
import { hmac } from './hash.ts';
import { hmacKey } from './keys.ts';
import { auditLog } from './schema.ts';

export function audit(
  db: Database,
  entry: { action: string; detail: string; by: string; at: string },
  onlyIf: SQL = sql`true`,
) {
  return db
    .insert(auditLog)
    .select(sql`SELECT NULL, ${entry.action}, ${entry.detail}, ${entry.by}, ${entry.at} WHERE ${onlyIf}`)
    .returning({ id: auditLog.id });
}

export async function pseudonymOf(env: Pick<Bindings, 'DB'>, email: string): Promise<string> {
  return `hmac-sha256:${hmac(await hmacKey(env, 'audit_log'), email.toLowerCase())}`;
}
