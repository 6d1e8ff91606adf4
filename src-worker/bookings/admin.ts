import { eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import {
  BookingChange,
  BookingPreview,
  BookingsQuery,
  NewBooking,
  type Slots,
  type StaffBooking,
  StaffReschedule,
  StaffSlotsQuery,
} from '#shared/contracts/bookings.ts';
import { formRoles } from '#shared/roles.ts';
import { bookingMessages } from '#shared/staff-texts/messages.ts';
import { fullName } from '#shared/text/full-name.ts';
import { addDays, gulfHour } from '#shared/time/days.ts';
import { requireTypes, requireVisible, requireVisibleRecord, visibleTypes } from '../auth/records.ts';
import { requireRole } from '../auth/roles.ts';
import { database } from '../db/client.ts';
import { inJson } from '../db/in-json.ts';
import { bookings } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import { parse, readJson } from '../http/body.ts';
import { type HonoEnv, idOf, staffEmailOf } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { readForm } from '../http/read-form.ts';
import { reply } from '../http/reply.ts';
import { previewHtml } from '../http/sandboxed-html.ts';
import { deliverAfterUndo, deliverNow } from '../mail/delivery.ts';
import { bookSubmission } from './book.ts';
import { cancelBooking, moveBooking } from './change.ts';
import { bookingOf } from './find.ts';
import { findInterviewers } from './interviewers.ts';
import { previewConfirmation } from './preview.tsx';
import { listSlots } from './slots.ts';
import {
  type BookingWithRecords,
  noteOutcome,
  selectBookings,
  selectBookingWithRecords,
  selectWithoutOutcome,
} from './store.ts';
import { undoBooking } from './undo.ts';

/** The oldest come first, and leave the list with their outcome, so none is lost. */
const maxListed = 100;

const requireVisibleBooking = requireVisibleRecord(
  (id) => sql`(SELECT submission_id FROM bookings WHERE id = ${id.toLowerCase()})`,
);

export const adminBookings = new Hono<HonoEnv>()
  .get('/', requireRole(...formRoles), async (c) => {
    const { from, days, outcome } = parse(BookingsQuery, c.req.query());
    if (outcome) {
      const pastBookings = await selectWithoutOutcome(database(c.env), maxListed, visibleTypes(c));
      return reply<'GET /api/admin/bookings'>(c, { items: pastBookings.map(staffBookingOf) });
    }
    const before = gulfHour(addDays(from, days), 0).toISOString();
    const rows = await selectBookings(database(c.env), gulfHour(from, 0).toISOString(), before, visibleTypes(c));
    return reply<'GET /api/admin/bookings'>(c, { items: rows.map(staffBookingOf) });
  })
  .get('/:id', requireRole(...formRoles), requireVisibleBooking, async (c) =>
    reply<'GET /api/admin/bookings/:id'>(c, { booking: await requireStaffBooking(c, idOf(c)) }),
  )
  .post('/', requireRole(...formRoles), async (c) => {
    const request = await readJson(c, NewBooking);
    await requireVisible(c, inJson([request.submissionId]));
    const { booking, mailIds } = await bookSubmission(c.env, request, c.get('staffEmail'));
    c.executionCtx.waitUntil(request.undoable ? deliverAfterUndo(c.env, mailIds) : deliverNow(c.env, mailIds));
    return reply<'POST /api/admin/bookings'>(c, { booking: await requireStaffBooking(c, booking.id) }, 201);
  })
  // A form post, because a sandboxed frame can be its target without JavaScript.
  .post('/preview', requireRole(...formRoles), async (c) => {
    const request = parse(BookingPreview, await readForm(c.req.raw));
    await requireVisible(c, inJson([request.submissionId]));
    return previewHtml((await previewConfirmation(c.env, request)).html);
  })
  .delete('/:id', requireRole(...formRoles), requireVisibleBooking, async (c) => {
    await undoBooking(c.env, idOf(c), staffEmailOf(c));
    return c.body(null, 204);
  })
  .patch('/:id', requireRole(...formRoles), requireVisibleBooking, async (c) => {
    const { status, startsAt, ...options } = await readJson(c, BookingChange);
    if (!status) return reply<'PATCH /api/admin/bookings/:id'>(c, await move(c, { ...options, startsAt: startsAt! }));
    const { booking } = await requireRecords(c, idOf(c));
    const now = new Date().toISOString();
    const db = database(c.env);
    const {
      noted: [noted],
    } = await transaction(db, noteOutcome(db, booking, status, now, c.get('staffEmail')));
    if (!noted)
      throw new ProblemError('status_changed', {
        detail: bookingMessages.noOutcome,
      });
    return reply<'PATCH /api/admin/bookings/:id'>(c, { booking: await requireStaffBooking(c, booking.id) });
  })
  .post('/:id/reschedule', requireRole(...formRoles), requireVisibleBooking, async (c) =>
    reply<'POST /api/admin/bookings/:id/reschedule'>(c, await move(c, await readJson(c, StaffReschedule))),
  )
  .post('/:id/cancel', requireRole(...formRoles), requireVisibleBooking, async (c) => {
    const { mailIds } = await cancelBooking(c.env, idOf(c), c.get('staffEmail'));
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return reply<'POST /api/admin/bookings/:id/cancel'>(c, { booking: await requireStaffBooking(c, idOf(c)) });
  });

export const adminSlots = new Hono<HonoEnv>().get('/', requireRole(...formRoles), async (c) =>
  reply<'GET /api/admin/slots'>(c, await staffSlots(c)),
);

async function staffSlots(c: Context<HonoEnv>): Promise<Slots> {
  const { interviewers, ...query } = parse(StaffSlotsQuery, c.req.query());
  if (!interviewers) return listSlots(c.env, { ...query, isStaff: true });
  await requireTypes(c, ['career']);
  return listSlots(c.env, { ...query, interviewers: await findInterviewers(c.env, interviewers), isStaff: true });
}

async function move(
  c: Context<HonoEnv>,
  { startsAt, ...options }: StaffReschedule,
): Promise<{ booking: StaffBooking }> {
  const { mailIds } = await moveBooking(c.env, idOf(c), startsAt, c.get('staffEmail'), { isStaff: true, ...options });
  c.executionCtx.waitUntil(options.undoable ? deliverAfterUndo(c.env, mailIds) : deliverNow(c.env, mailIds));
  return { booking: await requireStaffBooking(c, idOf(c)) };
}

async function requireStaffBooking(c: Context<HonoEnv>, id: string): Promise<StaffBooking> {
  return staffBookingOf(await requireRecords(c, id));
}

async function requireRecords(c: Context<HonoEnv>, id: string): Promise<BookingWithRecords> {
  const records = await selectBookingWithRecords(database(c.env), eq(bookings.id, id)).get();
  if (!records) throw new ProblemError('not_found', { detail: bookingMessages.missing });
  return records;
}

export function staffBookingOf({ booking, host, secondHost, visitor }: BookingWithRecords): StaffBooking {
  const { email, phone, company, locale, timezone, wants, wrote, chatSessionId, form_type: formType } = visitor;
  return {
    ...bookingOf(booking),
    host,
    secondHost,
    visitor: { name: fullName(visitor), email, phone, company, locale, timezone, wants, wrote },
    submissionId: booking.submissionId,
    chatSessionId,
    formType,
    acceptedAt: booking.acceptedAt,
    invitationReply: booking.invitationReply,
    createdAt: booking.createdAt,
    replacedBy: booking.replacedBy || null,
  };
}
