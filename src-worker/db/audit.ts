import { type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#shared/admin/audit-actions.ts';
import type { Bindings } from '../env.ts';
import type { Database } from './client.ts';
import { hmac } from './hash.ts';
import { insertFrom } from './insert-if.ts';
import { hmacKey } from './keys.ts';
import { auditLog } from './schema.ts';

export function audit(
  db: Database,
  entry: { action: AuditAction | SQL; detail: string | SQL; by: string; at: string },
  onlyIf: SQL = sql`true`,
  /** One line for each of its rows, whose columns action and detail may use. */
  from: SQL = sql`(SELECT 1)`,
) {
  return insertFrom(db, auditLog, entry, sql`FROM ${from} WHERE ${onlyIf}`).returning({ id: auditLog.id });
}

export async function pseudonymOf(env: Pick<Bindings, 'DB'>, email: string): Promise<string> {
  return `hmac-sha256:${hmac(await hmacKey(env, 'audit_log'), email.toLowerCase())}`;
}

/** Filters that may identify a person are logged by name only, without their value. */
const personal = ['q', 'ids', 'assignee'];

export async function auditExport(db: Database, list: string, filters: object, by: string): Promise<void> {
  const used = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (personal.includes(name) ? name : `${name}=${value}`));
  const detail = used.length > 0 ? `${list}: ${used.join(', ')}` : `${list}: everybody`;
  await audit(db, { action: 'list_exported', detail, by, at: new Date().toISOString() });
}
