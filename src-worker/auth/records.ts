import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type SubmissionType, submissionTypes } from '#shared/forms/options.ts';
import { type Role, roleOfType, typesOf } from '#shared/roles.ts';
import { database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { addressHasRole, isAllowed, roleRequired } from './roles.ts';

/** The role that sees a record; unknown types are for admins only. */
function roleOf(formType: SQL): SQL {
  const cases = submissionTypes.map((type) => `WHEN '${type}' THEN '${roleOfType[type]}'`);
  return sql`CASE ${formType} ${sql.raw(cases.join(' '))} ELSE 'admin' END`;
}

/** The role of an email follows its submission or, without one, its kind. */
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

/** Restricts records to these types; undefined for staff who see all of them. */
export function isOfTypes(types: readonly SubmissionType[]): SQL | undefined {
  // The plus makes SQLite use the index of the list.
  return types.length === submissionTypes.length ? undefined : sql`+form_submissions.form_type IN ${inJson(types)}`;
}

/** Undefined for staff who see every email. */
export function isVisibleMail(c: Context<HonoEnv>): SQL | undefined {
  return isAllowed(c, 'admin') ? undefined : sql`${roleOfMail} IN ${inJson(c.get('roles'))}`;
}

/** `shared` are the addresses of the configuration, which are not checked: mailbox access is decided elsewhere. */
export function addressSees(address: SQL, formType: SQL, shared: readonly string[] = []): SQL {
  const isShared = sql`lower(${address}) IN ${inJson(shared.map((one) => one.toLowerCase()))}`;
  return sql`(${isShared} OR ${addressHasRole(address, roleOf(formType))})`;
}

/** A missing record is not refused: the route answers 404. `ids` is for `IN`. */
export async function requireVisible(c: Context<HonoEnv>, ids: SQL): Promise<void> {
  await refuseOthers(c, roleOf(sql`form_type`), sql`form_submissions WHERE id IN ${ids}`);
}

/** Middleware for routes of one record; `submissionsOf` selects its submissions by the id in the path. */
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
