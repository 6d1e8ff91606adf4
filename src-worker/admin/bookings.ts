import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import {
  BookingOutcome,
  NewBooking,
  type StaffBooking,
  StaffReschedule,
} from '../../src-shared/contracts/admin-bookings.ts';
import { addDays } from '../../src-shared/days.ts';
import { gulfHour } from '../../src-shared/gulf-time.ts';
import { bookSubmission } from '../bookings/book.ts';
import { cancelBooking } from '../bookings/cancel.ts';
import { moveBooking } from '../bookings/move.ts';
import { DaysQuery, listSlots, SlotsQuery } from '../bookings/slots.ts';
import { noteOutcome, selectBookings, selectBookingWithRecords } from '../bookings/store.ts';
import { database } from '../db/client.ts';
import { bookings } from '../db/schema.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse, readJson } from '../http/body.ts';
import { ProblemError } from '../http/problem.ts';
import { deliverNow } from '../mail/delivery.ts';
import { staffBookingOf } from './staff-booking.ts';

export const adminBookings = new Hono<HonoEnv>()
  .get('/bookings', async (c) => {
    const { from, days } = parse(DaysQuery, c.req.query());
    const before = gulfHour(addDays(from, days), 0).toISOString();
    const rows = await selectBookings(database(c.env), gulfHour(from, 0).toISOString(), before);
    return c.json({ items: rows.map(staffBookingOf) });
  })
  .get('/bookings/:id', async (c) => c.json({ booking: await requireStaffBooking(c, idOf(c)) }))
  .post('/bookings', async (c) => {
    const { submissionId, startsAt } = await readJson(c, NewBooking);
    const { booking, mailIds } = await bookSubmission(c.env, submissionId, startsAt, c.get('staffEmail'));
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return c.json({ booking: await requireStaffBooking(c, booking.id) }, 201);
  })
  .patch('/bookings/:id', async (c) => {
    const { status } = await readJson(c, BookingOutcome);
    const { id } = await requireStaffBooking(c, idOf(c));
    const now = new Date().toISOString();
    const [noted] = await noteOutcome(database(c.env), id, status, now, c.get('staffEmail'));
    if (!noted)
      throw new ProblemError('status_changed', {
        detail: 'This demo has not begun, is cancelled, or was booked again.',
      });
    return c.json({ booking: await requireStaffBooking(c, id) });
  })
  .post('/bookings/:id/reschedule', async (c) => {
    const { startsAt } = await readJson(c, StaffReschedule);
    const { mailIds } = await moveBooking(c.env, idOf(c), startsAt, c.get('staffEmail'), { isStaff: true });
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return c.json({ booking: await requireStaffBooking(c, idOf(c)) });
  })
  .post('/bookings/:id/cancel', async (c) => {
    const { mailIds } = await cancelBooking(c.env, idOf(c), c.get('staffEmail'));
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return c.json({ booking: await requireStaffBooking(c, idOf(c)) });
  })
  .get('/slots', async (c) => c.json(await listSlots(c.env, { ...parse(SlotsQuery, c.req.query()), isStaff: true })));

function idOf(c: Context): string {
  return (c.req.param('id') ?? '').toLowerCase();
}

/** @throws ProblemError not_found */
async function requireStaffBooking(c: Context<HonoEnv>, id: string): Promise<StaffBooking> {
  const row = await selectBookingWithRecords(database(c.env), eq(bookings.id, id)).get();
  if (!row) throw new ProblemError('not_found', { detail: 'There is no such booking.' });
  return staffBookingOf(row);
}
