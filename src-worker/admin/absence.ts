import { eq, sql } from 'drizzle-orm';
import type { AbsenceRequest, StaffMember } from '#shared/contracts/staff.ts';
import { isService } from '#shared/roles.ts';
import { absenceMessages } from '#shared/staff-texts/absence.ts';
import { gulfDate } from '#shared/time/days.ts';
import { coverOf, isAway, passedToCover } from '../auth/absence.ts';
import { comingOf } from '../bookings/hand-over.ts';
import { type BookingWithRecords, selectBookingWithRecords } from '../bookings/store.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { bookings, staff } from '../db/schema.ts';
import { updateSubmissions } from '../db/submission-changes.ts';
import { isOpen } from '../db/submission-status.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueueAssignments } from '../inbox/mails.tsx';
import { colleagues } from '../inbox/mentions.ts';

interface Absent {
  item: StaffMember;
  submissions: number;
  affected: BookingWithRecords[];
  mailIds: string[];
}

/** Whatever waits for a reply passes to the colleague who covers at once, later replies when they come. */
export async function beginAbsence(
  env: Bindings,
  email: string,
  { until, cover }: AbsenceRequest,
  by: string,
): Promise<Absent> {
  await requireCover(env, email, cover);
  const db = database(env);
  const at = new Date().toISOString();
  const waits = sql`form_submissions.assignee = ${email} AND ${isOpen()} AND waiting_since IS NOT NULL AND hidden_as IS NULL`;
  const passed = sql`(SELECT json_object('id', id, 'assignee', ${coverOf(sql`assignee`, sql`form_type`)}) AS value
    FROM form_submissions WHERE ${waits})`;
  const {
    away: [away],
    mails,
    submissions: [, , submissions],
  } = await transaction(db, {
    away: db
      .update(staff)
      .set({ awayUntil: until, coveredBy: cover })
      .where(eq(staff.email, email))
      .returning({ email: staff.email }),
    audited: audit(
      db,
      { action: 'absence_saved', detail: `${email}: until ${until}, ${cover ?? 'no one'} covers`, by, at },
      isAway(sql`${email}`),
    ),
    mails: enqueueAssignments(db, {
      targets: passed,
      allowed: sql`form_submissions.id = value ->> '$.id' AND value ->> '$.assignee' IS NOT NULL`,
      by,
      at,
    }),
    submissions: updateSubmissions(db, waits, { ...passedToCover(), by, at }),
  });
  if (!away) throw new ProblemError('not_found');
  const [item, coming] = await Promise.all([
    memberOf(env, email),
    selectBookingWithRecords(db, comingOf(email, at)).orderBy(bookings.startsAt),
  ]);
  return {
    item,
    submissions: submissions.length,
    affected: coming.filter(({ booking }) => gulfDate(new Date(booking.startsAt)) < until),
    mailIds: mails.map(({ id }) => id),
  };
}

export async function endAbsence(env: Bindings, email: string, by: string): Promise<StaffMember> {
  const db = database(env);
  const at = new Date().toISOString();
  await transaction(db, {
    audited: audit(db, { action: 'absence_saved', detail: `${email}: back`, by, at }, isAway(sql`${email}`)),
    back: db.update(staff).set({ awayUntil: null, coveredBy: null }).where(eq(staff.email, email)),
  });
  return memberOf(env, email);
}

export async function memberOf(env: Bindings, email: string): Promise<StaffMember> {
  const member = (await colleagues(env)).find((one) => one.email === email);
  if (!member) throw new ProblemError('not_found');
  return member;
}

async function requireCover(env: Bindings, email: string, cover: string | null): Promise<void> {
  if (cover === null) return;
  const found = (await colleagues(env)).find((one) => one.email === cover);
  if (found && cover !== email && !isService(cover) && !found.away && !found.isShared) return;
  throw new ProblemError('validation_failed', { errors: [{ path: 'cover', message: absenceMessages.noCover }] });
}
