import { and, asc, eq, gt, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { BookingStatus, InvitationReply } from '#shared/bookings/statuses.ts';
import type { SubmissionType } from '#shared/forms/options.ts';
import { maxExcerpt } from '#shared/limits.ts';
import { gulfDate } from '#shared/time/days.ts';
import { awayUntil } from '../auth/absence.ts';
import { addressSees, isOfTypes } from '../auth/records.ts';
import { addCounts } from '../db/analytics-counts.ts';
import type { Database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { bookings, emails, formSubmissions, hosts } from '../db/schema.ts';
import { isNew } from '../db/submission-status.ts';
import { queueWebhookEvents } from '../db/webhook-events.ts';

export type BookingRow = typeof bookings.$inferSelect;

export function selectActiveHosts(db: Database) {
  return db
    .select({
      id: hosts.id,
      name: hosts.nameEn,
      hours: hosts.hours,
      email: hosts.email,
      awayUntil: awayUntil(sql`hosts.email`),
    })
    .from(hosts)
    .where(eq(hosts.active, true))
    .orderBy(asc(hosts.id));
}

export function selectHosts(db: Database) {
  return db.select().from(hosts).orderBy(asc(hosts.id));
}

export function selectAwayHosts(db: Database) {
  const until = awayUntil(sql`hosts.email`);
  return db.select({ id: hosts.id, until }).from(hosts).where(sql`${until} IS NOT NULL`);
}

/** From one midnight in Dubai to another, which no demo crosses. */
export function selectTaken(db: Database, from: string, before: string) {
  return (
    db
      .select({
        hostId: bookings.hostId,
        secondHostId: bookings.secondHostId,
        startsAt: bookings.startsAt,
        endsAt: bookings.endsAt,
      })
      .from(bookings)
      // A literal, because SQLite uses no partial index for a bound value.
      .where(sql`status <> 'cancelled' AND starts_at >= ${from} AND starts_at < ${before}`)
  );
}

export function selectBookingOf(db: Database, submissionId: string) {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.submissionId, submissionId), eq(bookings.replacedBy, '')));
}

export function isLinkedFrom(id: string): SQL {
  return sql`${bookings.submissionId} = (SELECT submission_id FROM bookings WHERE id = ${id}) AND ${bookings.replacedBy} = ''`;
}

export function selectBookings(db: Database, from: string, before: string, types: readonly SubmissionType[]) {
  return withRecords(db)
    .where(and(gte(bookings.startsAt, from), lt(bookings.startsAt, before), isOfTypes(types)))
    .orderBy(asc(bookings.startsAt), asc(bookings.hostId));
}

/** The second condition lets SQLite use the index of confirmed bookings. */
export function isComing(now: string): SQL {
  return sql`bookings.status = 'confirmed' AND bookings.ends_at > ${now} AND bookings.starts_at > ${now}`;
}

const hasNoOutcome = sql`bookings.status = 'confirmed' AND bookings.ends_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;

export function selectWithoutOutcome(db: Database, most: number, types: readonly SubmissionType[]) {
  return withRecords(db)
    .where(and(hasNoOutcome, isOfTypes(types)))
    .orderBy(asc(bookings.endsAt))
    .limit(most);
}

export function countWithoutOutcome(most: number, types: readonly SubmissionType[]): SQL<number> {
  const isVisible = isOfTypes(types);
  const ofTypes = isVisible
    ? sql`EXISTS (SELECT 1 FROM form_submissions WHERE form_submissions.id = bookings.submission_id AND ${isVisible})`
    : sql`true`;
  return sql`(SELECT count(*) FROM (SELECT 1 FROM bookings WHERE ${hasNoOutcome} AND ${ofTypes} LIMIT ${most}))`;
}

export function selectBookingsOf(db: Database, submissionId: string) {
  return withRecords(db).where(eq(bookings.submissionId, submissionId)).orderBy(asc(bookings.createdAt));
}

export function selectBookingWithRecords(db: Database, isTarget: SQL) {
  return withRecords(db).where(isTarget);
}

export function selectBookingsOfHost(db: Database, hostId: string, from: string) {
  return withRecords(db)
    .where(
      and(
        gte(bookings.startsAt, from),
        sql`${hostId} IN (${bookings.hostId}, ${bookings.secondHostId})`,
        ne(bookings.status, 'cancelled'),
      ),
    )
    .orderBy(asc(bookings.startsAt));
}

const visitorColumns = {
  first_name: formSubmissions.firstName,
  last_name: formSubmissions.lastName,
  email: formSubmissions.email,
  company: formSubmissions.company,
  phone: formSubmissions.phone,
  form_type: formSubmissions.formType,
  chatSessionId: formSubmissions.chatSessionId,
  locale: formSubmissions.locale,
  timezone: sql<string | null>`${formSubmissions.additionalData} ->> 'timezone'`,
  wants: sql<
    string | null
  >`coalesce(${formSubmissions.additionalData} ->> 'useCase', ${formSubmissions.additionalData} ->> 'position')`,
  wrote: sql<string | null>`substr(iif(form_type = 'career', ${formSubmissions.message},
    ${formSubmissions.additionalData} ->> 'additionalNotes'), 1, ${sql.raw(String(maxExcerpt))})`,
};

export const isClosed = sql`(hidden_as IS NOT NULL OR withdrawn_at IS NOT NULL OR coalesce(stage, '') IN ('hired', 'declined'))`;

export function selectVisitor(db: Database, submissionId: string) {
  return db
    .select({ ...visitorColumns, isClosed: sql<number>`${isClosed}` })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, submissionId), inArray(formSubmissions.formType, ['demo', 'career'])));
}

const secondHosts = alias(hosts, 'second_hosts');

function withRecords(db: Database) {
  return db
    .select({
      booking: bookings,
      host: { id: hosts.id, name: hosts.nameEn, email: hosts.email, meetingUrl: hosts.meetingUrl },
      secondHost: {
        id: secondHosts.id,
        name: secondHosts.nameEn,
        email: secondHosts.email,
        meetingUrl: secondHosts.meetingUrl,
      },
      visitor: visitorColumns,
    })
    .from(bookings)
    .innerJoin(formSubmissions, eq(formSubmissions.id, bookings.submissionId))
    .innerJoin(hosts, eq(hosts.id, bookings.hostId))
    .leftJoin(secondHosts, eq(secondHosts.id, bookings.secondHostId));
}
export type BookingWithRecords = Awaited<ReturnType<typeof withRecords>>[number];

export function replaceBooking(
  db: Database,
  submissionId: string,
  id: string,
  statuses: readonly BookingStatus[],
  onlyIf: SQL,
) {
  return db
    .update(bookings)
    .set({ replacedBy: id })
    .where(
      and(
        eq(bookings.submissionId, submissionId),
        eq(bookings.replacedBy, ''),
        inArray(bookings.status, [...statuses]),
        onlyIf,
      ),
    );
}

/** If the host is taken, the primary key of `booking_cells` fails the statement. */
export function insertBooking(db: Database, row: BookingRow, onlyIf: SQL) {
  return insertIf(db, bookings, row, onlyIf).returning();
}

/** The statements before the update do nothing if the booking would not change. */
export function changeBooking(
  db: Database,
  { id, submissionId, status, sequence }: BookingRow,
  kind: 'booking_moved' | 'booking_cancelled',
  change: Partial<Pick<BookingRow, 'hostId' | 'secondHostId' | 'endsAt' | 'acceptedAt' | 'invitationReply'>> &
    Pick<BookingRow, 'startsAt' | 'status' | 'changedAt' | 'changedBy'>,
  onlyIf: SQL = sql`true`,
) {
  const isCurrent = sql`bookings.id = ${id} AND bookings.status = ${status} AND bookings.sequence = ${sequence} AND ${onlyIf}`;
  const wouldChange = sql`EXISTS (SELECT 1 FROM bookings WHERE ${isCurrent})`;
  return {
    events: queueWebhookEvents(
      db,
      kind === 'booking_moved' ? 'booking.moved' : 'booking.cancelled',
      change.changedAt,
      sql`SELECT ${submissionId} AS id WHERE ${wouldChange}`,
    ),
    listed: listBooking(db, submissionId, change, wouldChange),
    changed: db
      .update(bookings)
      .set({ ...change, sequence: sql`${bookings.sequence} + 1` })
      .where(isCurrent)
      .returning(),
  };
}

/** A visitor who cancels before any reply waits again. */
export function listBooking(
  db: Database,
  submissionId: string,
  { startsAt, status, changedAt }: Pick<BookingRow, 'startsAt' | 'status' | 'changedAt'>,
  onlyIf: SQL,
) {
  const waitsAgain = sql`${isNew()} AND ${status} = 'cancelled'`;
  return db
    .update(formSubmissions)
    .set({
      demoAt: startsAt,
      demoStatus: status,
      waitingSince: sql`iif(${waitsAgain}, coalesce(waiting_since, ${changedAt}), waiting_since)`,
      snoozedUntil: sql`iif(${waitsAgain}, NULL, snoozed_until)`,
    })
    .where(sql`id = ${submissionId} AND ${onlyIf}`);
}

export function noteAcceptance(db: Database, id: string, now: string) {
  return db
    .update(bookings)
    .set({ acceptedAt: sql`coalesce(accepted_at, ${now})` })
    .where(and(eq(bookings.id, id), eq(bookings.status, 'confirmed'), gt(bookings.startsAt, now)))
    .returning({ id: bookings.id });
}

/** A reply to an invitation from before the last change is about another time. */
export function recordInvitationReply(
  db: Database,
  submissionId: string,
  { bookingId, sequence, reply }: { bookingId: string; sequence: number; reply: InvitationReply },
  now: string,
) {
  const acceptedAt =
    reply === 'accepted' ? sql`coalesce(accepted_at, ${now})` : reply === 'declined' ? null : undefined;
  return db
    .update(bookings)
    .set({ invitationReply: reply, ...(acceptedAt !== undefined && { acceptedAt }) })
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(bookings.submissionId, submissionId),
        eq(bookings.status, 'confirmed'),
        lte(bookings.sequence, sequence),
      ),
    );
}

/** A held demo is the last step of its funnel. */
export function noteOutcome(
  db: Database,
  { id, submissionId, startsAt }: BookingRow,
  status: BookingStatus,
  changedAt: string,
  changedBy: string,
) {
  const isOver = sql`bookings.id = ${id} AND bookings.status <> 'cancelled' AND starts_at <= ${changedAt} AND replaced_by = ''`;
  const held = sql`(SELECT json_group_object(key, ${status === 'held' ? 1 : -1}) FROM (
    SELECT 'step|demo.held' AS key
    UNION ALL SELECT 'held|source|' || source_name FROM form_submissions WHERE id = ${submissionId}
    UNION ALL SELECT 'held|campaign|' || source_campaign FROM form_submissions WHERE id = ${submissionId}
  ) WHERE key IS NOT NULL)`;
  const changesHeld = sql`EXISTS (SELECT 1 FROM bookings JOIN form_submissions ON form_submissions.id = submission_id
    WHERE ${isOver} AND form_type = 'demo' AND (bookings.status = 'held') <> (${status} = 'held'))`;
  return {
    counted: addCounts(db, gulfDate(), held, changesHeld),
    listed: listBooking(
      db,
      submissionId,
      { startsAt, status, changedAt },
      sql`EXISTS (SELECT 1 FROM bookings WHERE ${isOver})`,
    ),
    noted: db.update(bookings).set({ status, changedAt, changedBy }).where(isOver).returning(),
  };
}

export function cancelOldReminders(db: Database, { id, submissionId }: BookingRow) {
  const current = sql`(SELECT sequence FROM bookings WHERE id = ${id})`;
  return db
    .update(emails)
    .set({ status: 'cancelled' })
    .where(
      sql`submission_id = ${submissionId} AND kind = 'booking_reminder' AND +status = 'queued'
        AND payload ->> '$.booking.id' = ${id} AND payload ->> '$.booking.sequence' < ${current}`,
    );
}

/** The emails of the booking's last change, without its reminders. */
export function areAnnouncements({ id, submissionId, sequence }: BookingRow): SQL {
  return sql`submission_id = ${submissionId} AND payload ->> '$.booking.id' = ${id}
    AND payload ->> '$.booking.sequence' = ${sequence} AND kind <> 'booking_reminder'`;
}

/** They can still be taken back. */
export function isUnsent(booking: BookingRow): SQL {
  return sql`(EXISTS (SELECT 1 FROM emails WHERE ${areAnnouncements(booking)})
    AND NOT EXISTS (SELECT 1 FROM emails WHERE ${areAnnouncements(booking)} AND NOT (status = 'queued' AND attempts = 0)))`;
}

/** Only one of two identical requests announces the change. */
export function isUnannounced(booking: BookingRow): SQL {
  return sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${booking.id} AND sequence = ${booking.sequence})
    AND NOT EXISTS (SELECT 1 FROM emails WHERE ${areAnnouncements(booking)})`;
}

/** The host of a meeting becomes its assignee; one without an account, or without the role, leaves it as it is. */
export function assigneeAfter({ email }: { email: string | null }, formType: SQL, before: SQL): SQL {
  return sql`coalesce((SELECT staff.email FROM staff WHERE staff.email = lower(${email})
    AND ${addressSees(sql`staff.email`, formType)}), ${before})`;
}
