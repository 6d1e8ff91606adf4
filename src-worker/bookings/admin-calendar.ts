import { type Context, Hono } from 'hono';
import { type Period, PeriodRequest } from '#shared/contracts/bookings.ts';
import { formRoles } from '#shared/roles.ts';
import { bookingMessages } from '#shared/staff-texts/messages.ts';
import { addDays, gulfDate, gulfHour } from '#shared/time/days.ts';
import { leavesHour } from '#shared/time/office-hours.ts';
import { visibleTypes } from '../auth/records.ts';
import { requireRole } from '../auth/roles.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { calendarPeriods } from '../db/schema.ts';
import { readJson } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { staffBookingOf } from './admin.ts';
import { demoTimeOf } from './admin-hosts.ts';
import { type CalendarPeriod, periodsOf, selectDecided } from './opening-hours.ts';
import { type BookingWithRecords, selectBookings } from './store.ts';

const daysAhead = 2 * 366;

export const adminCalendar = new Hono<HonoEnv>()
  .get('/', requireRole(...formRoles), async (c) =>
    reply<'GET /api/admin/calendar'>(c, { items: await listPeriods(c) }),
  )
  .post('/', requireRole('sales'), async (c) => {
    const period = { ...(await readJson(c, PeriodRequest)), id: crypto.randomUUID() };
    await decide(c, period);
    return reply<'POST /api/admin/calendar'>(c, { period: (await withAffected(c, [period]))[0]! }, 201);
  })
  .put('/:id', requireRole('sales'), async (c) => {
    const request = await readJson(c, PeriodRequest);
    const { id } = await requirePeriod(c, c.req.param('id'));
    const period = { ...request, id };
    await decide(c, period);
    return reply<'PUT /api/admin/calendar/:id'>(c, { period: (await withAffected(c, [period]))[0]! });
  })
  .delete('/:id', requireRole('sales'), async (c) => {
    const { affected: _, ...period } = await requirePeriod(c, c.req.param('id'));
    await decide(c, period, true);
    return c.body(null, 204);
  });

function decide(c: Context<HonoEnv>, { id, ...period }: CalendarPeriod, removed = false) {
  const decision = { ...period, removed, changedBy: c.get('staffEmail'), changedAt: new Date().toISOString() };
  const db = database(c.env);
  const { firstDay, lastDay, nameEn } = period;
  const detail = `${nameEn}: ${firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`}`;
  const action = removed ? 'days_removed' : 'days_saved';
  return db.batch([
    db
      .insert(calendarPeriods)
      .values({ id, ...decision })
      .onConflictDoUpdate({ target: calendarPeriods.id, set: decision }),
    audit(db, { action, detail, by: decision.changedBy, at: decision.changedAt }),
  ]);
}

async function listPeriods(c: Context<HonoEnv>): Promise<Period[]> {
  const from = gulfDate();
  const to = addDays(from, daysAhead);
  return withAffected(c, periodsOf(await selectDecided(database(c.env), from, to), from, to));
}

async function requirePeriod(c: Context<HonoEnv>, id: string): Promise<Period> {
  const period = (await listPeriods(c)).find((candidate) => candidate.id === id);
  if (!period) throw new ProblemError('not_found', { detail: bookingMessages.noDays });
  return period;
}

async function withAffected(c: Context<HonoEnv>, periods: CalendarPeriod[]): Promise<Period[]> {
  const now = new Date().toISOString();
  const rows = await selectBookings(
    database(c.env),
    now,
    gulfHour(addDays(gulfDate(), daysAhead), 0).toISOString(),
    visibleTypes(c),
  );
  const confirmed = rows.filter(({ booking }) => booking.status === 'confirmed');
  return periods.map((period) => ({
    ...period,
    affected: confirmed.filter((row) => isAffected(period, row)).map(staffBookingOf),
  }));
}

function isAffected(period: CalendarPeriod, { booking: { startsAt } }: BookingWithRecords): boolean {
  const { day, hour } = demoTimeOf(startsAt);
  return !leavesHour(period, day, hour);
}
