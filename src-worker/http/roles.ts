import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { roleMessages } from '../../src-shared/content/en/admin-staff.ts';
import { type SubmissionType, submissionTypes } from '../../src-shared/forms/options.ts';
import { hasRole, type Role, roleOfType, typesOf } from '../../src-shared/roles.ts';
import { database } from '../db/client.ts';
import { listOf } from '../db/list.ts';
import { isNamedAdmin, staff } from '../db/schema.ts';
import type { HonoEnv } from './hono-env.ts';
import { ProblemError } from './problem.ts';

const maxNamed = 3;

export function isAllowed(c: Context<HonoEnv>, ...needed: Role[]): boolean {
  return hasRole(c.get('roles'), ...needed);
}

export function visibleTypes(c: Context<HonoEnv>): SubmissionType[] {
  return typesOf(c.get('roles'));
}

export async function requireTypes(c: Context<HonoEnv>, types: readonly SubmissionType[]): Promise<void> {
  const missing = types.find((type) => !isAllowed(c, roleOfType[type]));
  if (missing) throw await roleRequired(c, [roleOfType[missing]]);
}

/** Of records that may not exist: then there is nothing to refuse. `ids` is for `IN`. */
export async function requireVisible(c: Context<HonoEnv>, ids: SQL): Promise<void> {
  const types = visibleTypes(c);
  if (types.length === submissionTypes.length) return;
  const other = await database(c.env).get<{ type: SubmissionType } | undefined>(
    sql`SELECT form_type AS type FROM form_submissions WHERE id IN ${ids} AND form_type NOT IN ${listOf(types)} LIMIT 1`,
  );
  if (other) await requireTypes(c, [other.type]);
}

/** Says whom to ask. */
export async function roleRequired(c: Context<HonoEnv>, needed: readonly Role[]): Promise<ProblemError> {
  const { email, name } = staff;
  const rows = await database(c.env).select({ email, name }).from(staff).where(isNamedAdmin).limit(maxNamed);
  const admins = rows.map((row) => (row.name ? `${row.name} (${row.email})` : row.email));
  const detail =
    c.get('roles').length > 0
      ? roleMessages.missing(needed, admins)
      : roleMessages.none(c.get('staffEmail').toLowerCase(), admins);
  return new ProblemError('role_required', { detail });
}
