import { type Context, Hono } from 'hono';
import { type Booking, RescheduleRequest, SlotsQuery } from '#shared/contracts/bookings.ts';
import { nearby } from '../db/client.ts';
import { parse, readJson } from '../http/body.ts';
import { enforceRateLimit } from '../http/client.ts';
import { answerInLocaleOf, type HonoEnv } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { deliverNow } from '../mail/delivery.ts';
import { type Changed, cancelBooking, moveBooking } from './change.ts';
import { bookingOf, openBooking } from './find.ts';
import { listSlots } from './slots.ts';
import type { BookingRow } from './store.ts';

export const slots = new Hono<HonoEnv>().get('/', async (c) => {
  c.header('cache-control', 'no-store');
  return reply<'GET /api/slots'>(c, await listSlots(nearby(c.env), parse(SlotsQuery, c.req.query())));
});

export const bookings = new Hono<HonoEnv>()
  .get('/:token', async (c) => reply<'GET /api/bookings/:token'>(c, { booking: bookingOf(await requireBooking(c)) }))
  .post('/:token/reschedule', async (c) => {
    const { startsAt } = await readJson(c, RescheduleRequest);
    const { id } = await requireBooking(c);
    await enforceRateLimit(c, 'SUBMISSION_LIMIT');
    const moved = await moveBooking(c.env, id, startsAt, 'visitor');
    return reply<'POST /api/bookings/:token/reschedule'>(c, announced(c, moved));
  })
  .post('/:token/cancel', async (c) => {
    // The body is optional: it only sets the language.
    answerInLocaleOf(c, await c.req.json().catch(() => undefined));
    const { id } = await requireBooking(c);
    await enforceRateLimit(c, 'SUBMISSION_LIMIT');
    return reply<'POST /api/bookings/:token/cancel'>(c, announced(c, await cancelBooking(c.env, id, 'visitor')));
  });

async function requireBooking(c: Context<HonoEnv, '/:token'>): Promise<BookingRow> {
  const booking = await openBooking(c.env, c.req.param('token'));
  if (!booking) throw new ProblemError('not_found');
  return booking;
}

function announced(c: Context<HonoEnv>, { booking, mailIds }: Changed): { booking: Booking } {
  c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
  return { booking: bookingOf(booking) };
}
