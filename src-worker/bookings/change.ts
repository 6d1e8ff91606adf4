import { and, eq, sql } from 'drizzle-orm';
import { demoEnd } from '#shared/bookings/demo-hours.ts';
import { undoDurationMs } from '#shared/limits.ts';
import { bookingMessages } from '#shared/staff-texts/messages.ts';
import { type Database, database } from '../db/client.ts';
import { retryOnConflict } from '../db/retry-on-conflict.ts';
import { bookings, emails } from '../db/schema.ts';
import { updateSubmissions } from '../db/submission-changes.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueue, idsOfDue } from '../mail/outbox.ts';
import { overtaken, unlessOverlap } from './conflict.ts';
import { areUnchanged, insertInterviewers, interviewersFor, requireFree } from './interviewers.ts';
import { chooseHost } from './load-availability.ts';
import { addressOf, bookingMails } from './mails.tsx';
import {
  areAnnouncements,
  assigneeAfter,
  type BookingRow,
  cancelOldReminders,
  changeBooking,
  isUnannounced,
  isUnsent,
  noteAcceptance,
  selectBookingWithRecords,
} from './store.ts';

export interface Changed {
  booking: BookingRow;
  mailIds: string[];
}

type Records = Awaited<ReturnType<typeof requireBooking>>;
type Change = Partial<Pick<BookingRow, 'startsAt' | 'endsAt' | 'status' | 'acceptedAt' | 'invitationReply'>> & {
  hosts?: Host[];
};
type Host = Pick<Records['host'], 'id' | 'name' | 'email'>;

type Decide = (records: Records, now: string) => Promise<Change | undefined>;

interface MoveOptions {
  isStaff?: boolean;
  hostId?: string | undefined;
  interviewers?: string[] | undefined;
  undoable?: true | undefined;
  undo?: true | undefined;
}

export function moveBooking(
  env: Bindings,
  id: string,
  startsAt: string,
  by: string,
  { isStaff = false, hostId, interviewers, undoable, undo }: MoveOptions = {},
): Promise<Changed> {
  return applyChange(env, id, {
    kind: 'booking_moved',
    by,
    undoable,
    undo,
    async decide({ booking, visitor }, now) {
      requireOpen(booking, now);
      const isInterview = visitor.form_type === 'career';
      const chosen = await interviewersFor(env, { isInterview, hostId, interviewers, booking });
      const [wanted = hostId ?? booking.hostId, second = null] = chosen.map(({ id }) => id);
      const isSame = wanted === booking.hostId && (chosen.length === 0 || second === booking.secondHostId);
      if (booking.startsAt === startsAt && isSame) return undefined;
      if (chosen.length > 0) await requireFree(env, startsAt, chosen, { isStaff, moved: booking });
      // A visitor may take any free time; staff move the demo of one host.
      const keepsHost = isStaff || isInterview;
      const host = () =>
        chooseHost(env, startsAt, {
          isStaff,
          moved: booking,
          hostId: hostId ?? (keepsHost ? booking.hostId : undefined),
        });
      const hosts = chosen.length > 0 ? chosen : [await host()];
      const acceptedAt = by === 'visitor' ? now : null;
      return { hosts, startsAt, endsAt: demoEnd(startsAt), acceptedAt, invitationReply: null };
    },
  });
}

export function cancelBooking(env: Bindings, id: string, by: string): Promise<Changed> {
  return applyChange(env, id, {
    kind: 'booking_cancelled',
    by,
    async decide({ booking }, now) {
      if (booking.status === 'cancelled') return undefined;
      requireOpen(booking, now);
      return { status: 'cancelled' };
    },
  });
}

export async function acceptBooking(env: Bindings, id: string): Promise<void> {
  const now = new Date().toISOString();
  const [accepted] = await noteAcceptance(database(env), id, now);
  if (!accepted) requireOpen((await requireBooking(env, id)).booking, now);
}

interface Applied extends Pick<MoveOptions, 'undoable' | 'undo'> {
  kind: 'booking_moved' | 'booking_cancelled';
  by: string;
  decide: Decide;
}

async function applyChange(env: Bindings, id: string, { kind, by, decide, undoable, undo }: Applied): Promise<Changed> {
  const db = database(env);
  return retryOnConflict(async () => {
    const records = await requireBooking(env, id);
    const now = new Date().toISOString();
    const decided = await decide(records, now);
    if (!decided) return { booking: records.booking, mailIds: [] };
    if (undo) await requireUnsent(db, records.booking);
    const { steps, mailIds } = planChange(env, records, decided, { kind, by, now, undoable, undo });
    const [stored] = (await unlessOverlap(transaction(db, steps)))?.booking.changed ?? [];
    return stored && { booking: stored, mailIds };
  }, overtaken);
}

/** The cancellation of a booking as it was read, for a larger transaction. */
export async function planCancellation(env: Bindings, id: string, by: string, now: string) {
  const records = await requireBooking(env, id);
  return planChange(env, records, { status: 'cancelled' }, { kind: 'booking_cancelled', by, now });
}

interface Planned extends Pick<Applied, 'kind' | 'by' | 'undoable' | 'undo'> {
  now: string;
}

function planChange(env: Bindings, records: Records, decided: Change, { kind, by, now, undoable, undo }: Planned) {
  const db = database(env);
  const { booking, visitor } = records;
  const before: Host[] = records.secondHost ? [records.host, records.secondHost] : [records.host];
  const { hosts = before, ...columns } = decided;
  const [host, second] = hosts as [Host, Host?];
  const { startsAt, status } = booking;
  const staffed = { hostId: host.id, secondHostId: second?.id ?? null };
  const change = { startsAt, status, ...columns, ...staffed, changedAt: now, changedBy: by };
  const changed = { ...booking, ...change, sequence: booking.sequence + 1 };
  const isMove = kind === 'booking_moved';
  const addressesOf = (of: Host[]) => [...new Set(of.map((one) => addressOf(env, one)))];
  const hostAddresses = addressesOf(hosts);
  const dueAt = new Date(Date.parse(now) + undoDurationMs).toISOString();
  const mails = bookingMails({
    kind,
    booking: changed,
    visitor,
    hosts,
    hostAddresses,
    leaverAddresses: addressesOf(before).filter((address) => !hostAddresses.includes(address)),
    ...(isMove && booking.startsAt !== changed.startsAt && { previousStart: booking.startsAt }),
    ...(undoable && { dueAt }),
  }).filter((mail) => !undo || mail.kind === 'booking_reminder');
  return {
    mailIds: idsOfDue(mails, undoable ? dueAt : now),
    steps: {
      interviewers: insertInterviewers(db, hosts, sql`true`),
      booking: changeBooking(db, booking, kind, change, and(areUnchanged(hosts), undo && isUnsent(booking))),
      reminders: cancelOldReminders(db, booking),
      unsent: undo ? [deleteAnnouncements(db, booking, changed)] : [],
      mails: enqueue(db, mails, isUnannounced(changed)),
      assigned: host.id === records.host.id ? [] : assignHost(db, changed, host),
    },
  };
}

async function requireUnsent(db: Database, booking: BookingRow): Promise<void> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(sql`id = ${booking.id} AND ${isUnsent(booking)}`);
  if (!row) throw new ProblemError('status_changed', { detail: bookingMessages.announced });
}

function deleteAnnouncements(db: Database, before: BookingRow, { id, sequence }: BookingRow) {
  return db
    .delete(emails)
    .where(
      sql`${areAnnouncements(before)} AND EXISTS (SELECT 1 FROM bookings WHERE id = ${id} AND sequence = ${sequence})`,
    );
}

function assignHost(
  db: Database,
  { id, submissionId, sequence, changedAt: at, changedBy: by }: BookingRow,
  host: { email: string | null },
) {
  const isChanged = sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${id} AND sequence = ${sequence} AND changed_at = ${at})`;
  return updateSubmissions(db, sql`form_submissions.id = ${submissionId} AND ${isChanged}`, {
    assignee: assigneeAfter(host, sql`form_type`, sql`assignee`),
    by,
    at,
  });
}

async function requireBooking(env: Bindings, id: string) {
  const records = await selectBookingWithRecords(database(env), eq(bookings.id, id)).get();
  if (!records) throw new ProblemError('not_found');
  return records;
}

function requireOpen({ status, startsAt }: BookingRow, now: string): void {
  if (status === 'confirmed' && startsAt > now) return;
  throw new ProblemError('status_changed', { detail: ({ problemDetails }) => problemDetails.bookingClosed });
}
