import { asc, type SQL, sql } from 'drizzle-orm';
import { demoHours } from '#shared/bookings/demo-hours.ts';
import type { WeeklyHours } from '#shared/contracts/hosts.ts';
import { bookingMessages } from '#shared/staff-texts/messages.ts';
import { officeHours } from '#shared/time/office-hours.ts';
import { awayUntil } from '../auth/absence.ts';
import { addressSees } from '../auth/records.ts';
import { type Database, database } from '../db/client.ts';
import { sha256 } from '../db/hash.ts';
import { inJson } from '../db/in-json.ts';
import { insertEach } from '../db/insert-if.ts';
import { hosts, isEnded } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { type Availability, freeHosts } from './availability.ts';
import { slotTaken } from './conflict.ts';
import { loadAllAvailability } from './load-availability.ts';
import type { BookingRow } from './store.ts';

export type Interviewer = Availability['hosts'][number] & {
  isNew?: true;
  /** The address of a new one, if the list of staff has it. */
  member?: string | null;
};

/** Interviewers without hours of their own; the Friday prayer is at 12:45 in the Emirates. */
const usualHours: WeeklyHours = Array.from({ length: 7 }, (_, weekday) =>
  (officeHours.weekdays as readonly number[]).includes(weekday)
    ? demoHours.filter((hour) => weekday !== 5 || hour !== 13)
    : [],
);

const columns = {
  id: hosts.id,
  name: hosts.nameEn,
  hours: hosts.hours,
  email: hosts.email,
  awayUntil: awayUntil(sql`hosts.email`),
};

/** The hosts of an interview, whether they take demos or not. */
export function selectInterviewersOf(db: Database, { hostId, secondHostId }: BookingRow) {
  return db
    .select(columns)
    .from(hosts)
    .where(sql`id IN (${hostId}, ${secondHostId}) AND NOT ${isEnded}`)
    .orderBy(sql`id = ${hostId} DESC`);
}

/** Each colleague with the role may interview. One without a calendar here gets one, which takes no demos. */
export async function findInterviewers(env: Bindings, addresses: string[]): Promise<Interviewer[]> {
  const db = database(env);
  const shared = configOf(env).STAFF_ADDRESSES.map((address) => address.toLowerCase());
  const [colleagues, known] = await Promise.all([
    db
      .select({
        email: sql<string>`value`,
        member: sql<string | null>`staff.email`,
        name: sql<string>`coalesce(name, '')`,
        awayUntil: awayUntil(sql`value`),
      })
      .from(sql`json_each(${JSON.stringify(addresses)}) LEFT JOIN staff ON staff.email = value`)
      .where(sql`(staff.email IS NOT NULL OR value IN ${inJson(shared)})
        AND ${addressSees(sql`value`, sql`'career'`, shared)}`),
    db
      .select(columns)
      .from(hosts)
      .where(sql`lower(email) IN ${inJson(addresses)}`)
      .orderBy(sql`active DESC`, asc(hosts.id)),
  ]);
  return addresses.map((address) => {
    const colleague = colleagues.find(({ email }) => email === address);
    if (!colleague) {
      const message = bookingMessages.noInterviewer(address);
      throw new ProblemError('validation_failed', { errors: [{ path: 'interviewers', message }] });
    }
    const host = known.find(({ email }) => email?.toLowerCase() === address);
    const name = colleague.name || address.slice(0, address.indexOf('@'));
    const id = `interviewer-${sha256(address).slice(0, 16)}`;
    const { awayUntil, member } = colleague;
    return host ?? { id, name, email: address, hours: usualHours, awayUntil, isNew: true, member };
  });
}

interface Asked {
  isInterview: boolean;
  hostId: string | undefined;
  interviewers: string[] | undefined;
  /** The one that is moved or replaced, whose interviewers stay. */
  booking: BookingRow | undefined;
}

/** None for a demo, or where a host is named. */
export async function interviewersFor(
  env: Bindings,
  { isInterview, hostId, interviewers, booking }: Asked,
): Promise<Interviewer[]> {
  if (interviewers && !isInterview) {
    const message = bookingMessages.interviewsOnly;
    throw new ProblemError('validation_failed', { errors: [{ path: 'interviewers', message }] });
  }
  if (interviewers) return findInterviewers(env, interviewers);
  return isInterview && !hostId && booking ? selectInterviewersOf(database(env), booking) : [];
}

/** The new ones among the hosts; without any, no statement. */
export function insertInterviewers(db: Database, chosen: readonly object[], onlyIf: SQL) {
  const added = chosen.filter(isNew);
  const rows = added.map(({ id, name, email, hours }) => {
    return { id, nameEn: name, nameAr: name, email, hours, active: false };
  });
  const areMembers = sql`NOT EXISTS (SELECT 1 FROM ${inJson(added.flatMap(({ member }) => member ?? []))}
    WHERE value NOT IN (SELECT email FROM staff))`;
  // A colleague who is back has a host without an address.
  const set = { email: sql`excluded.email` };
  const inserted = insertEach(db, hosts, rows, sql`${onlyIf} AND ${areMembers}`);
  return rows.length === 0 ? [] : [inserted.onConflictDoUpdate({ target: hosts.id, set })];
}

/** False when one of them has left since they were read: their address must not come back. */
export function areUnchanged(chosen: readonly Pick<Interviewer, 'id' | 'email'>[]): SQL {
  const read = JSON.stringify(chosen.map(({ id, email }) => ({ id, email })));
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${read}) AS read LEFT JOIN hosts ON hosts.id = read.value ->> 'id'
    WHERE hosts.id IS NULL OR hosts.email IS NOT read.value ->> 'email')`;
}

function isNew(host: object): host is Interviewer {
  return 'isNew' in host;
}

/** @throws ProblemError `slot_taken`, unless all of them are free */
export async function requireFree(
  env: Bindings,
  startsAt: string,
  interviewers: Interviewer[],
  { isStaff, moved }: { isStaff: boolean; moved?: BookingRow },
): Promise<void> {
  const everyone = await loadAllAvailability(env, { isStaff });
  const isMoved = (one: Availability['taken'][number]) =>
    one.startsAt === moved?.startsAt && [moved.hostId, moved.secondHostId].includes(one.hostId);
  const availability = {
    ...ofInterviewers(everyone, interviewers),
    taken: everyone.taken.filter((one) => !isMoved(one)),
  };
  if (freeHosts(availability, startsAt).length < interviewers.length) {
    throw slotTaken(availability, startsAt, moved?.startsAt);
  }
}

export function ofInterviewers(availability: Availability, interviewers: Interviewer[]): Availability {
  return { ...availability, hosts: interviewers, together: true };
}
