import { eq, type SQL, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { type Host, HostChange, HostRequest } from '#shared/contracts/hosts.ts';
import { formRoles } from '#shared/roles.ts';
import { bookingMessages } from '#shared/staff-texts/messages.ts';
import { gulfDate, gulfHour, hourLength } from '#shared/time/days.ts';
import { visibleTypes } from '../auth/records.ts';
import { isAllowed, requireRole } from '../auth/roles.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { hosts } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { readJson } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { staffBookingOf } from './admin.ts';
import { hoursOn } from './availability.ts';
import { calendarOf, type ShownCalendar, selectCalendars, setCalendar } from './busy/store.ts';
import { feedUrl } from './feed.ts';
import { type BookingWithRecords, selectAwayHosts, selectBookings, selectHosts } from './store.ts';

type Row = typeof hosts.$inferSelect;

export const adminHosts = new Hono<HonoEnv>()
  .get('/', requireRole(...formRoles), async (c) => {
    const db = database(c.env);
    const [rows, records] = await Promise.all([selectHosts(db), selectOfHosts(c)]);
    const items = await Promise.all(rows.map((row) => hostOf(c.env, row, records)));
    if (isAllowed(c, 'sales')) return reply<'GET /api/admin/hosts'>(c, { items });
    // The feed's address is a secret.
    return reply<'GET /api/admin/hosts'>(c, { items: items.map((host) => ({ ...host, feedUrl: '', busy: null })) });
  })
  .post('/', requireRole('sales'), async (c) => {
    const { busyUrl = null, ...host } = await readJson(c, HostRequest);
    const db = database(c.env);
    const id = crypto.randomUUID();
    const [[row]] = await db.batch([
      db
        .insert(hosts)
        .values({ ...host, id })
        .returning(),
      setCalendar(db, id, busyUrl, new Date().toISOString()),
      auditHost(c, host.nameEn),
    ]);
    return reply<'POST /api/admin/hosts'>(c, { host: await hostOf(c.env, row, await selectOfHosts(c)) }, 201);
  })
  .patch('/:id', requireRole('sales'), async (c) => {
    const change = await readJson(c, HostChange);
    return reply<'PATCH /api/admin/hosts/:id'>(c, {
      host: await changeHost(c, c.req.param('id'), change, sql`${hosts.feedVersion}`),
    });
  })
  .post('/:id/affected', requireRole('sales'), async (c) => {
    const { busyUrl: _, ...change } = await readJson(c, HostChange);
    const db = database(c.env);
    const [[row], records] = await Promise.all([
      db
        .select()
        .from(hosts)
        .where(eq(hosts.id, c.req.param('id'))),
      selectOfHosts(c),
    ]);
    if (!row) throw unknownHost();
    const now = affectedOf(row, records);
    const then = affectedOf({ ...row, ...change }, records);
    return reply<'POST /api/admin/hosts/:id/affected'>(c, {
      items: then.filter((one) => !now.includes(one)).map(staffBookingOf),
    });
  })
  .post('/:id/feed', requireRole('sales'), async (c) =>
    reply<'POST /api/admin/hosts/:id/feed'>(c, {
      host: await changeHost(c, c.req.param('id'), {}, sql`${hosts.feedVersion} + 1`),
    }),
  );

/** At least one column is always set: an update without columns is invalid SQL. */
async function changeHost(
  c: Context<HonoEnv>,
  id: string,
  { busyUrl, ...change }: HostChange,
  feedVersion: SQL,
): Promise<Host> {
  const db = database(c.env);
  const changed = [...Object.keys(change), ...(busyUrl === undefined ? [] : ['busyUrl'])];
  const name = sql`(SELECT name_en FROM hosts WHERE id = ${id})`;
  const detail = sql`${name} || ${`: ${changed.join(', ') || 'feedUrl'}`}`;
  const [[row]] = await db.batch([
    db
      .update(hosts)
      .set({ ...change, feedVersion })
      .where(eq(hosts.id, id))
      .returning(),
    auditHost(c, detail, sql`${name} IS NOT NULL`),
  ]);
  if (row && busyUrl !== undefined) await setCalendar(db, id, busyUrl, new Date().toISOString());
  return hostOf(c.env, row, await selectOfHosts(c));
}

function auditHost(c: Context<HonoEnv>, detail: string | SQL, onlyIf?: SQL) {
  const entry = { by: c.get('staffEmail'), at: new Date().toISOString() };
  return audit(database(c.env), { action: 'host_saved', detail, ...entry }, onlyIf);
}

interface OfHosts {
  coming: BookingWithRecords[];
  calendars: ShownCalendar[];
  away: { id: string; until: string | null }[];
}

async function selectOfHosts(c: Context<HonoEnv>): Promise<OfHosts> {
  const db = database(c.env);
  const [coming, calendars, away] = await Promise.all([selectComing(c), selectCalendars(db), selectAwayHosts(db)]);
  return { coming, calendars, away };
}

/** A separate statement, because it is a join (`db/email-records.ts`). */
function selectComing(c: Context<HonoEnv>) {
  return selectBookings(database(c.env), new Date().toISOString(), '9999', visibleTypes(c));
}

function affectedOf(host: Row, { coming, away }: Pick<OfHosts, 'coming' | 'away'>): BookingWithRecords[] {
  const awayUntil = untilOf(host, away);
  return coming.filter(
    ({ booking: { hostId, secondHostId, status, startsAt }, visitor }) =>
      [hostId, secondHostId].includes(host.id) &&
      status === 'confirmed' &&
      !takesDemo({ ...host, awayUntil, active: host.active || visitor.form_type === 'career' }, startsAt),
  );
}

function untilOf({ id }: Row, away: OfHosts['away']): string | null {
  return away.find((host) => host.id === id)?.until ?? null;
}

async function hostOf(env: Bindings, row: Row | undefined, { coming, calendars, away }: OfHosts): Promise<Host> {
  if (!row) throw unknownHost();
  const { feedVersion: _, ...host } = row;
  const calendar = calendars.find(({ hostId }) => hostId === row.id);
  return {
    ...host,
    busy: calendar ? calendarOf(calendar) : null,
    awayUntil: untilOf(row, away),
    feedUrl: await feedUrl(env, row),
    affected: affectedOf(row, { coming, away }).map(staffBookingOf),
  };
}

function unknownHost(): ProblemError {
  return new ProblemError('not_found', { detail: bookingMessages.noHost });
}

export function demoTimeOf(startsAt: string): { day: string; hour: number } {
  const day = gulfDate(new Date(startsAt));
  return { day, hour: (Date.parse(startsAt) - gulfHour(day, 0).getTime()) / hourLength };
}

function takesDemo(host: Row & { awayUntil: string | null }, startsAt: string): boolean {
  const { day, hour } = demoTimeOf(startsAt);
  const ofDay = hoursOn(host, day);
  return host.active && [Math.floor(hour), Math.ceil(hour)].every((one) => ofDay.includes(one));
}
