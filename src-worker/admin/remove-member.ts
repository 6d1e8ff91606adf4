import { and, eq, sql } from 'drizzle-orm';
import type { MemberDuties, StaffMember } from '#shared/contracts/staff.ts';
import { isService } from '#shared/roles.ts';
import { roleMessages } from '#shared/staff-texts/staff.ts';
import { addressSees } from '../auth/records.ts';
import { comingOf, planHandOver } from '../bookings/hand-over.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { retryOnConflict } from '../db/retry-on-conflict.ts';
import { emails, hosts, notificationChoices, replyDrafts, staff, webhookDeliveries, webhooks } from '../db/schema.ts';
import { updateSubmissions } from '../db/submission-changes.ts';
import { isOpen } from '../db/submission-status.ts';
import { transaction } from '../db/transaction.ts';
import { type Bindings, configOf } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { kindsToStaff } from '../mail/kinds.ts';
import { isStillAdmin, keepsAdminWithout, refusalOf, selectState } from './change-member.ts';

/** The counts and names of a removal’s dialog. */
export async function dutiesOf(env: Bindings, email: string): Promise<MemberDuties> {
  const db = database(env);
  const now = new Date().toISOString();
  const count = (from: ReturnType<typeof sql>) => sql<number>`(SELECT count(*) FROM ${from})`;
  const [counts, ownHosts, ownWebhooks] = await db.batch([
    db
      .select({
        submissions: count(sql`form_submissions WHERE assignee = ${email} AND ${isOpen()}`).as('submissions'),
        bookings: count(sql`bookings WHERE ${comingOf(email, now)}`).as('coming'),
      })
      .from(sql`(SELECT 1)`),
    db.select({ name: hosts.nameEn }).from(hosts).where(sql`lower(email) = ${email} AND active`),
    db.select({ url: webhooks.url }).from(webhooks).where(eq(webhooks.createdBy, email)),
  ]);
  return {
    ...counts[0]!,
    hosts: ownHosts.map(({ name }) => name),
    webhooks: ownWebhooks.map(({ url }) => new URL(url).hostname),
  };
}

type Successor = Omit<StaffMember, 'away'>;

interface Removed extends Pick<MemberDuties, 'submissions' | 'bookings'> {
  mailIds: string[];
}

/** Ends every right that does not come with a role, and hands over what others wait for. */
export async function removeMember(
  env: Bindings,
  email: string,
  successorAddress: string | undefined,
  by: string,
): Promise<Removed> {
  if (email === by) throw new ProblemError('validation_failed', { detail: roleMessages.notYourself });
  const successor = successorAddress && (await requireSuccessor(env, successorAddress, email));
  return retryOnConflict(
    () => attemptRemoval(env, email, successor || undefined, by),
    () => new ProblemError('status_changed', { detail: roleMessages.changed }),
  );
}

async function requireSuccessor(env: Bindings, address: string, leaver: string): Promise<Successor> {
  const { email, name, roles } = staff;
  const found = await database(env).select({ email, name, roles }).from(staff).where(eq(email, address)).get();
  if (found && address !== leaver && !isService(address)) return found;
  throw new ProblemError('validation_failed', { errors: [{ path: 'successor', message: roleMessages.noSuccessor }] });
}

async function attemptRemoval(
  env: Bindings,
  email: string,
  successor: Successor | undefined,
  by: string,
): Promise<Removed | undefined> {
  const db = database(env);
  const at = new Date().toISOString();
  const plan = await planHandOver(env, { email, successor, by, at });
  const isMember = sql`EXISTS (SELECT 1 FROM staff WHERE email = ${email})`;
  const keepsAdmin = keepsAdminWithout(email);
  const detail = `${email}: removed${successor ? `, handed over to ${successor.email}` : ''}`;
  // The line of this transaction tells the later statements that its conditions held when it began.
  const isRemoved = sql`EXISTS (SELECT 1 FROM audit_log WHERE done_at = ${at} AND done_by = ${by} AND detail = ${detail})`;
  const heir = successor
    ? sql`iif(${addressSees(sql`${successor.email}`, sql`form_type`)}, ${successor.email}, NULL)`
    : sql`NULL`;
  const isShared = configOf(env).STAFF_ADDRESSES.some((address) => address.toLowerCase() === email);
  const {
    state: [state],
    submissions: [, , submissions],
    removed: [removed],
    existing: [existing],
  } = await transaction(db, {
    state: selectState(db, keepsAdmin),
    existing: db.select({ email: staff.email }).from(staff).where(eq(staff.email, email)),
    isCurrent: db.select({ isCurrent: plan.isCurrent.as('is_current') }).from(sql`(SELECT 1)`),
    audited: audit(
      db,
      { action: 'roles_changed', detail, by, at },
      sql`${isMember} AND ${keepsAdmin} AND ${isStillAdmin(by)} AND ${plan.isCurrent}`,
    ),
    submissions: updateSubmissions(db, sql`assignee = ${email} AND ${isOpen()} AND ${isRemoved}`, {
      assignee: sql`coalesce(${plan.assignee}, ${heir})`,
      by,
      at,
    }),
    bookings: plan.statements(isRemoved),
    deliveries: db
      .delete(webhookDeliveries)
      .where(sql`webhook_id IN (SELECT id FROM webhooks WHERE created_by = ${email}) AND ${isRemoved}`),
    webhooks: db.delete(webhooks).where(and(eq(webhooks.createdBy, email), isRemoved)),
    notifications: db
      .delete(notificationChoices)
      .where(sql`address = ${email} AND ${isRemoved} AND NOT ${sql.raw(String(isShared))}`),
    mails: db
      .update(emails)
      .set({ status: 'cancelled', lastError: roleMessages.recipientLeft })
      .where(
        sql`lower(to_address) = ${email} AND +status = 'queued' AND kind IN ${inJson(kindsToStaff())} AND ${isRemoved}
          AND NOT ${sql.raw(String(isShared))}`,
      ),
    drafts: db.delete(replyDrafts).where(and(eq(replyDrafts.by, email), isRemoved)),
    covered: db
      .update(staff)
      .set({ coveredBy: sql`nullif(${successor?.email ?? null}, email)` })
      .where(and(eq(staff.coveredBy, email), isRemoved)),
    removed: db
      .delete(staff)
      .where(and(eq(staff.email, email), isRemoved))
      .returning({ email: staff.email }),
  });
  if (removed) return { submissions: submissions.length, bookings: plan.moved, mailIds: plan.mailIds };
  if (!existing) throw new ProblemError('not_found');
  if (!state?.keepsAdmin) throw refusalOf(state);
  return undefined;
}
