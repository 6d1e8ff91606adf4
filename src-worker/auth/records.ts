import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type SubmissionType, submissionTypes } from '#shared/forms/options.ts';
import { type Role, roleOfType, typesOf } from '#shared/roles.ts';
import { database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { addressHasRole, isAllowed, roleRequired } from './roles.ts';

/** The role that sees a record, from the one table; an unknown type is for admins only. */
function roleOf(formType: SQL): SQL {
  const cases = submissionTypes.map((type) => `WHEN '${type}' THEN '${roleOfType[type]}'`);
  return sql`CASE ${formType} ${sql.raw(cases.join(' '))} ELSE 'admin' END`;
}

/** That of its submission, else of its kind. */
const roleOfMail = sql`CASE
  WHEN emails.submission_id IS NOT NULL THEN
    coalesce((SELECT ${roleOf(sql`form_type`)} FROM form_submissions WHERE id = emails.submission_id), 'admin')
  WHEN emails.kind LIKE 'newsletter%' OR emails.kind = 'staff_summary' THEN 'marketing'
  ELSE 'admin' END`;

export function visibleTypes(c: Context<HonoEnv>): SubmissionType[] {
  return typesOf(c.get('roles'));
}

export async function requireTypes(c: Context<HonoEnv>, types: readonly SubmissionType[]): Promise<void> {
  const missing = types.find((type) => !isAllowed(c, roleOfType[type]));
  if (missing) throw await roleRequired(c, [roleOfType[missing]]);
}

/** Keeps records from staff whose roles do not allow them; undefined for those who see all. */
export function isOfTypes(types: readonly SubmissionType[]): SQL | undefined {
  // The plus keeps SQLite from another index than that of the list.
  return types.length === submissionTypes.length ? undefined : sql`+form_submissions.form_type IN ${inJson(types)}`;
}

/** Undefined for those who see every email. */
export function isVisibleMail(c: Context<HonoEnv>): SQL | undefined {
  return isAllowed(c, 'admin') ? undefined : sql`${roleOfMail} IN ${inJson(c.get('roles'))}`;
}

/** `shared` are the addresses of the configuration: who may read there is decided elsewhere. */
export function addressSees(address: SQL, formType: SQL, shared: readonly string[] = []): SQL {
  const isShared = sql`lower(${address}) IN ${inJson(shared.map((one) => one.toLowerCase()))}`;
  return sql`(${isShared} OR ${addressHasRole(address, roleOf(formType))})`;
}

/** Records that do not exist have nothing to refuse. `ids` is for `IN`. */
export async function requireVisible(c: Context<HonoEnv>, ids: SQL): Promise<void> {
  await refuseOthers(c, roleOf(sql`form_type`), sql`form_submissions WHERE id IN ${ids}`);
}

/** Stands in each route of one record, and says by its id which submissions it belongs to. */
export function requireVisibleRecord(submissionsOf: (id: string) => SQL) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    await requireVisible(c, submissionsOf(c.req.param('id') ?? ''));
    return next();
  });
}

export const requireVisibleSubmission = requireVisibleRecord((id) => inJson([id.toLowerCase()]));

export const requireVisibleMail = createMiddleware<HonoEnv>(async (c, next) => {
  await refuseOthers(c, roleOfMail, sql`emails WHERE id = ${c.req.param('id')}`);
  return next();
});

async function refuseOthers(c: Context<HonoEnv>, role: SQL, from: SQL): Promise<void> {
  if (isAllowed(c, 'admin')) return;
  const other = await database(c.env).get<{ role: Role } | undefined>(
    sql`SELECT ${role} AS role FROM ${from} AND ${role} NOT IN ${inJson(c.get('roles'))} LIMIT 1`,
  );
  if (other) throw await roleRequired(c, [other.role]);
}
