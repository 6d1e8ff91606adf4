import { type SQL, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { hasRole, isService, type Role } from '#shared/roles.ts';
import { roleMessages } from '#shared/staff-texts/staff.ts';
import { database } from '../db/client.ts';
import { isNamedAdmin, staff } from '../db/schema.ts';
import { type HonoEnv, staffEmailOf } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';

const rights = new WeakSet<MiddlewareHandler>();

function asRight(handler: MiddlewareHandler<HonoEnv>): MiddlewareHandler<HonoEnv> {
  rights.add(handler);
  return handler;
}

/** Any one of these roles is enough. Admins have all roles. */
export function requireRole(...needed: [Role, ...Role[]]) {
  return asRight(async (c, next) => {
    if (!hasRole(await loadRoles(c), ...needed)) throw await roleRequired(c, needed);
    return next();
  });
}

export const requireAnyRole = asRight(async (c, next) => {
  if ((await loadRoles(c)).length === 0) throw await roleRequired(c, []);
  return next();
});

/** No role is needed, so the route answers without the database. */
export const requireSignIn = asRight((_c, next) => next());

/** Denies by default: a route that does not begin with one of the checks above answers 404. */
export const requireRight = createMiddleware<HonoEnv>(async (c, next) => {
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
  if (route && !rights.has(route.handler)) throw new ProblemError('not_found');
  return next();
});

export function isAllowed(c: Context<HonoEnv>, ...needed: Role[]): boolean {
  return hasRole(c.get('roles'), ...needed);
}

const maxNamed = 3;

/** The problem names the admins to ask. */
export async function roleRequired(c: Context<HonoEnv>, needed: readonly Role[]): Promise<ProblemError> {
  const { email, name } = staff;
  const rows = await database(c.env).select({ email, name }).from(staff).where(isNamedAdmin).limit(maxNamed);
  const admins = rows.map((row) => (row.name ? `${row.name} (${row.email})` : row.email));
  const detail =
    c.get('roles').length > 0 ? roleMessages.missing(needed, admins) : roleMessages.none(staffEmailOf(c), admins);
  return new ProblemError('role_required', { detail });
}

const isAdminNamed = sql`EXISTS (SELECT 1 FROM staff WHERE ${isNamedAdmin})`;

/** Until an admin is appointed, any person without a role is one. */
async function loadRoles(c: Context<HonoEnv>): Promise<Role[]> {
  const [row] = await database(c.env)
    .select({
      roles: sql<string>`coalesce((SELECT roles FROM staff WHERE email = ${staffEmailOf(c)}), '[]')`,
      isAdminNamed: sql<number>`${isAdminNamed}`,
    })
    .from(sql`(SELECT 1)`);
  const stored: Role[] = JSON.parse(row!.roles);
  const isGiven = stored.length > 0 || row!.isAdminNamed || isService(staffEmailOf(c));
  const own: Role[] = isGiven ? stored : ['admin'];
  c.set('roles', own);
  return own;
}

/** The same check for any address, for emails to staff. */
export function addressHasRole(address: SQL, role: SQL): SQL {
  const own = sql`coalesce((SELECT member.roles FROM staff AS member WHERE member.email = lower(${address})), '[]')`;
  return sql`CASE ${own} WHEN '[]' THEN NOT ${isAdminNamed}
    ELSE ${own} LIKE '%"admin"%' OR ${own} LIKE '%"' || ${role} || '"%' END`;
}
