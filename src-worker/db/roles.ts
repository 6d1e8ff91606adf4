import { type SQL, sql } from 'drizzle-orm';
import { type SubmissionType, submissionTypes } from '../../src-shared/forms/options.ts';
import type { Role } from '../../src-shared/roles.ts';
import type { Database } from './client.ts';
import { listOf } from './list.ts';
import { isNamedAdmin } from './schema.ts';

const isAdminNamed = sql`EXISTS (SELECT 1 FROM staff WHERE ${isNamedAdmin})`;

/** Who has no roles is an admin until somebody is named one. */
export async function loadRoles(db: Database, email: string): Promise<Role[]> {
  const [row] = await db
    .select({
      roles: sql<string>`coalesce((SELECT roles FROM staff WHERE email = ${email.toLowerCase()}), '[]')`,
      isAdminNamed: sql<number>`${isAdminNamed}`,
    })
    .from(sql`(SELECT 1)`);
  const own: Role[] = JSON.parse(row!.roles);
  return own.length > 0 || row!.isAdminNamed ? own : ['admin'];
}

/** The same of any address, for the emails to staff. */
export function addressHasRole(address: SQL, role: SQL): SQL {
  const own = sql`coalesce((SELECT member.roles FROM staff AS member WHERE member.email = lower(${address})), '[]')`;
  return sql`CASE ${own} WHEN '[]' THEN NOT ${isAdminNamed}
    ELSE ${own} LIKE '%"admin"%' OR ${own} LIKE '%"' || ${role} || '"%' END`;
}

/** `shared` are the addresses of the configuration: who may read there is decided elsewhere. */
export function addressSees(address: SQL, formType: SQL, shared: readonly string[] = []): SQL {
  const isShared = sql`lower(${address}) IN ${listOf(shared.map((one) => one.toLowerCase()))}`;
  const hasRole = addressHasRole(address, sql`CASE ${formType} WHEN 'career' THEN 'recruiting' ELSE 'sales' END`);
  return sql`(${isShared} OR ${hasRole})`;
}

/** The one condition that keeps records from whose roles do not allow them; undefined for who sees all. */
export function isOfTypes(types: readonly SubmissionType[]): SQL | undefined {
  // The plus keeps SQLite from another index than that of the list.
  return types.length === submissionTypes.length ? undefined : sql`+form_submissions.form_type IN ${listOf(types)}`;
}
