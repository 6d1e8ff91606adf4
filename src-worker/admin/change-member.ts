import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { StaffChange, StaffMember } from '#shared/contracts/staff.ts';
import { formRoles, hasRole, isService, type Role } from '#shared/roles.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { roleMessages } from '#shared/staff-texts/staff.ts';
import { audit } from '../db/audit.ts';
import { type Database, database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { emails, hosts, isNamedAdmin, staff } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { type Bindings, configOf } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueue } from '../mail/outbox.ts';

/**
 * Admins cannot lock themselves out, nor give everyone access again by removing the last admin. A new
 * staff member is welcomed by email.
 */
export async function changeMember(
  env: Bindings,
  email: string,
  { name, roles }: StaffChange,
  by: string,
): Promise<{ item: StaffMember; mailIds: string[] }> {
  const db = database(env);
  const existing = await db
    .select({ email: staff.email, roles: staff.roles })
    .from(staff)
    .where(or(eq(staff.email, email), isNamedAdmin));
  const before = existing.find((member) => member.email === email)?.roles ?? [];
  const admins = existing.filter((member) => member.roles.includes('admin')).map((member) => member.email);
  if (roles) checkRoles(roles, { email, by, admins });
  const after = roles ?? before;
  const isUnchanged = sql`coalesce((SELECT roles FROM staff WHERE email = ${email}), '[]') = ${JSON.stringify(before)}`;
  const keepsAdmin = after.includes('admin') ? sql`true` : keepsAdminWithout(email);
  const onlyIf = sql`${isUnchanged} AND ${keepsAdmin} AND ${isStillAdmin(by)}`;
  const at = new Date().toISOString();
  const isChanged = listed(before) !== listed(after);
  const detail = `${email}: ${listed(before)} → ${listed(after)}`;
  const isPerson = !isService(email) && email !== by && !sharedAddresses(env).includes(email);
  const isNew = isPerson ? sql`${onlyIf} AND NOT EXISTS (SELECT 1 FROM staff WHERE email = ${email})` : sql`false`;
  const welcome = {
    id: crypto.randomUUID(),
    kind: 'staff_welcome' as const,
    to: email,
    subject: staffMail.welcome.subject,
    payload: { welcome: { by, roles: admins.length === 0 && after.length === 0 ? ['admin' as const] : after } },
    dueAt: at,
    createdAt: at,
  };
  const member = {
    email,
    firstSeenAt: at,
    summary: isPerson && after.includes('marketing'),
    ...(name !== undefined && { name }),
    roles: after,
  };
  const {
    state: [state],
    mails,
    stored: [stored],
  } = await transaction(db, {
    state: selectState(db, keepsAdmin),
    audited: audit(db, { action: 'roles_changed', detail, by, at }, isChanged ? onlyIf : sql`false`),
    mails: enqueue(db, [welcome], isNew).returning({ id: emails.id }),
    hosts: isChanged && !hasBookings(after, admins) ? [endHours(db, email, onlyIf)] : [],
    stored: insertIf(db, staff, member, onlyIf)
      .onConflictDoUpdate({ target: staff.email, set: { roles: after, ...(name !== undefined && { name }) } })
      .returning({ email: staff.email, name: staff.name, roles: staff.roles }),
  });
  if (!stored) throw refusalOf(state);
  return { item: stored, mailIds: mails.map(({ id }) => id) };
}

/** Until an admin is appointed, a person without a role is one. */
function hasBookings(after: Role[], admins: string[]): boolean {
  return hasRole(after, ...formRoles) || (after.length === 0 && admins.length === 0);
}

/** The feed names visitors, and a host is notified of each booking. Demos to come stay with the host, as affected ones. */
function endHours(db: Database, email: string, onlyIf: SQL) {
  return db
    .update(hosts)
    .set({ active: false, feedVersion: sql`feed_version + 1` })
    .where(sql`lower(email) = ${email} AND ${onlyIf}`);
}

const isAdminNamed = sql`EXISTS (SELECT 1 FROM staff WHERE ${isNamedAdmin})`;

/** Without an admin, everyone without a role would be one. */
export function keepsAdminWithout(email: string): SQL {
  return sql`(NOT ${isAdminNamed} OR EXISTS (SELECT 1 FROM staff WHERE ${isNamedAdmin} AND email <> ${email}))`;
}

/** Another admin may have removed the author since the request began. */
export function isStillAdmin(by: string): SQL {
  return sql`(EXISTS (SELECT 1 FROM staff WHERE ${isNamedAdmin} AND email = ${by}) OR NOT ${isAdminNamed})`;
}

export function selectState(db: Database, keepsAdmin: SQL) {
  return db.select({ keepsAdmin: sql<number>`${keepsAdmin}` }).from(sql`(SELECT 1)`);
}

export function refusalOf(state: { keepsAdmin: number } | undefined): ProblemError {
  if (!state?.keepsAdmin) return new ProblemError('last_admin');
  return new ProblemError('status_changed', { detail: roleMessages.changed });
}

interface Change {
  email: string;
  by: string;
  admins: string[];
}

function checkRoles(roles: Role[], { email, by, admins }: Change): void {
  const isAdmin = roles.includes('admin');
  if (isAdmin && isService(email)) {
    const message = roleMessages.readsOnly;
    throw new ProblemError('validation_failed', { detail: message, errors: [{ path: 'roles', message }] });
  }
  if (admins.length === 0) {
    // The author is an admin only while no one is appointed one and the author has no other role.
    const locksOut = email === by ? roles.length > 0 && !isAdmin : isAdmin;
    if (!locksOut) return;
    throw new ProblemError('validation_failed', {
      detail: roleMessages.nameYourselfFirst,
      errors: [{ path: 'roles', message: roleMessages.nameYourselfFirst }],
    });
  }
  if (!isAdmin && admins.every((admin) => admin === email)) throw new ProblemError('last_admin');
}

function sharedAddresses(env: Bindings): string[] {
  return configOf(env).STAFF_ADDRESSES.map((address) => address.toLowerCase());
}

function listed(roles: Role[]): string {
  return roles.join(', ') || 'no role';
}
