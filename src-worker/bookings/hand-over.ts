import { and, type SQL, sql } from 'drizzle-orm';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { addressSees } from '../auth/records.ts';
import { type Database, database } from '../db/client.ts';
import { bookings, busyCalendars, emails, hosts } from '../db/schema.ts';
import { queueWebhookEvents } from '../db/webhook-events.ts';
import type { Bindings } from '../env.ts';
import { enqueue, idsOfDue } from '../mail/outbox.ts';
import { freeHosts, isUnoccupied } from './availability.ts';
import { loadAllAvailability } from './load-availability.ts';
import { addressOf, bookingMails } from './mails.tsx';
import { isComing, selectBookingWithRecords } from './store.ts';

interface Leaver {
  email: string;
  successor: Pick<StaffMember, 'email' | 'name'> | undefined;
  by: string;
  at: string;
}

interface Host {
  id: string;
  name: string;
  email: string | null;
}

export type HandOver = Awaited<ReturnType<typeof planHandOver>>;

const isHostOf = (email: string) => sql`lower(hosts.email) = ${email}`;

export function comingOf(email: string, now: string): SQL {
  return sql`${isComing(now)} AND bookings.host_id IN (SELECT id FROM hosts WHERE ${isHostOf(email)})`;
}

/**
 * A successor without hours of their own takes over the host's; one with hours takes the bookings, and other hosts those
 * that overlap. A booking that no one can take stays, without a host.
 */
export async function planHandOver(env: Bindings, { email, successor, by, at }: Leaver) {
  const db = database(env);
  const own = await db.select().from(hosts).where(isHostOf(email));
  const coming = await selectBookingWithRecords(db, comingOf(email, at)).orderBy(bookings.startsAt);
  const availability = await loadAllAvailability(env, { isStaff: true });
  const others = { ...availability, hosts: availability.hosts.filter(({ id }) => own.every((host) => host.id !== id)) };
  const theirs = successor && others.hosts.find((host) => host.email?.toLowerCase() === successor.email);
  const name = successor && (successor.name || successor.email.slice(0, successor.email.indexOf('@')));
  const heir = theirs ? undefined : successor;

  function hostFor(
    { id, startsAt, endsAt }: { id: string; startsAt: string; endsAt: string },
    second: Host | null,
  ): Host | undefined {
    if (heir) return { id, name: name!, email: heir.email };
    if (theirs && isUnoccupied(others, theirs.id, { startsAt, endsAt })) return theirs;
    // The second interviewer holds the interview alone.
    return second ?? freeHosts(others, startsAt)[0];
  }

  const moves = coming.flatMap(({ booking, secondHost, visitor }) => {
    const host = hostFor({ ...booking, id: booking.hostId }, secondHost);
    if (!host) return [];
    others.taken.push({ hostId: host.id, startsAt: booking.startsAt, endsAt: booking.endsAt });
    const sequence = booking.sequence + 1;
    const second = secondHost?.id === host.id ? null : secondHost;
    const staffed = { hostId: host.id, secondHostId: second?.id ?? null };
    const changed = { ...booking, ...staffed, sequence, changedAt: at, changedBy: by };
    const hostAddresses = [addressOf(env, host)];
    const mails = bookingMails({
      kind: 'booking_moved',
      booking: changed,
      visitor,
      hosts: second ? [host, second] : [host],
      hostAddresses,
    });
    return [{ booking: changed, host, mails }];
  });
  const mails = moves.flatMap((move) => move.mails);
  const plan = JSON.stringify(
    moves.map(({ booking: { id, submissionId, sequence }, host }) => ({
      id,
      submissionId,
      sequence,
      ...newHost(host),
    })),
  );
  const state = JSON.stringify(coming.map(({ booking }) => `${booking.id} ${booking.sequence}`).sort());
  return {
    moved: moves.length,
    mailIds: idsOfDue(mails, at),
    /** False once a booking has changed since the plan was made. */
    isCurrent: sql`(SELECT json_group_array(line) FROM (SELECT id || ' ' || sequence AS line FROM bookings
      WHERE ${comingOf(email, at)} ORDER BY line)) = ${state}`,
    /** The new host of a submission's demo; null for others, and for a host who may not see the record. */
    assignee: sql`(SELECT staff.email FROM json_each(${plan}) AS move JOIN staff ON staff.email = lower(move.value ->> 'email')
      WHERE move.value ->> 'submissionId' = form_submissions.id AND ${addressSees(sql`staff.email`, sql`form_type`)})`,
    statements: (onlyIf: SQL) => ({
      events: queueWebhookEvents(
        db,
        'booking.moved',
        at,
        sql`SELECT value ->> 'submissionId' AS id FROM json_each(${plan}) WHERE ${onlyIf}`,
      ),
      reminders: cancelReminders(db, plan, onlyIf),
      moved: moveAll(db, plan, { by, at, onlyIf }),
      alone: heir ? [] : [leaveAlone(db, email, at, onlyIf)],
      mails: enqueue(db, mails, onlyIf),
      calendars: db
        .delete(busyCalendars)
        .where(sql`host_id IN (SELECT id FROM hosts WHERE ${isHostOf(email)}) AND ${onlyIf}`),
      hosts: db
        .update(hosts)
        .set({
          feedVersion: sql`feed_version + 1`,
          meetingUrl: null,
          ...(heir ? { email: heir.email, nameEn: name!, nameAr: name! } : { email: null, active: false }),
        })
        .where(and(isHostOf(email), onlyIf)),
    }),
  };
}

function newHost({ id, email }: Host) {
  return { host: id, email };
}

function moveAll(db: Database, plan: string, { by, at, onlyIf }: { by: string; at: string; onlyIf: SQL }) {
  const host = sql`(SELECT value ->> 'host' FROM json_each(${plan}) WHERE value ->> 'id' = bookings.id)`;
  return db
    .update(bookings)
    .set({
      hostId: host,
      secondHostId: sql`nullif(second_host_id, ${host})`,
      sequence: sql`sequence + 1`,
      changedAt: at,
      changedBy: by,
    })
    .where(sql`id IN (SELECT value ->> 'id' FROM json_each(${plan})) AND ${onlyIf}`);
}

/** An interview without its second interviewer needs no email: the applicant meets the first. */
function leaveAlone(db: Database, email: string, now: string, onlyIf: SQL) {
  return db
    .update(bookings)
    .set({ secondHostId: null })
    .where(sql`${isComing(now)} AND second_host_id IN (SELECT id FROM hosts WHERE ${isHostOf(email)}) AND ${onlyIf}`);
}

function cancelReminders(db: Database, plan: string, onlyIf: SQL) {
  return db
    .update(emails)
    .set({ status: 'cancelled' })
    .where(
      sql`submission_id IN (SELECT value ->> 'submissionId' FROM json_each(${plan})) AND kind = 'booking_reminder'
        AND +status = 'queued' AND ${onlyIf}`,
    );
}
