import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Slots } from '#shared/contracts/bookings.ts';
import { bookingToken } from '#worker/bookings/find.ts';
import { addHost, emptyBookings, monday, postDemo, rowsOf, setTime } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { accessOff } from '../support/staff.ts';

beforeEach(() => {
  setTime(monday);
});

interface Row {
  id: string;
  submission_id: string;
  replaced_by: string;
  host_id: string;
  starts_at: string;
  ends_at: string;
  status: string;
  sequence: number;
}

const hours = ['05', '06', '07', '09'].map((hour) => `2026-11-24T${hour}:00:00.000Z`);
const anHour = fc.constantFrom(...hours);
const command = fc.oneof(
  fc.record({ action: fc.constant('book' as const), at: anHour }),
  fc.record({ action: fc.constant('move' as const), which: fc.nat(20), at: anHour }),
  fc.record({ action: fc.constant('cancel' as const), which: fc.nat(20) }),
  fc.record({ action: fc.constant('book again' as const), which: fc.nat(20), at: anHour }),
);

async function run(step: { action: string; at?: string; which?: number }) {
  if (step.action === 'book') return postDemo(step.at, { email: `${crypto.randomUUID()}@example.com` });
  const rows = await rowsOf<Row>('bookings');
  const target = rows[(step.which ?? 0) % Math.max(1, rows.length)];
  if (!target) return undefined;
  if (step.action === 'book again') {
    const body = jsonPost({ submissionId: target.submission_id, startsAt: step.at });
    return requestWith(accessOff, '/api/admin/bookings', body, 'http://localhost');
  }
  const path = `/api/bookings/${await bookingToken(env, target.id)}`;
  if (step.action === 'move') return request(`${path}/reschedule`, { startsAt: step.at });
  return request(`${path}/cancel`, undefined, { method: 'POST' });
}

/** Pairs of confirmed bookings of one host that overlap. */
function overlaps(rows: Row[]) {
  const confirmed = rows.filter(({ status }) => status === 'confirmed');
  return confirmed.flatMap((a, i) =>
    confirmed
      .slice(i + 1)
      .filter((b) => a.host_id === b.host_id && a.starts_at < b.ends_at && b.starts_at < a.ends_at)
      .map((b) => [a.id, b.id]),
  );
}

it('never keeps two confirmed bookings of a host or request that overlap', async () => {
  const rounds = fc.array(fc.array(command, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      await emptyBookings();
      await addHost('b');
      for (const round of steps) {
        const answers = await Promise.all(round.map(run));
        for (const answer of answers) expect([200, 201, 409]).toContain(answer?.status ?? 200);
        const rows = await rowsOf<Row>('bookings');
        expect(overlaps(rows)).toEqual([]);
        const open = rows.filter(({ status }) => status === 'confirmed').map(({ submission_id }) => submission_id);
        expect(new Set(open).size).toBe(open.length);
        const replaced = rows.filter(({ replaced_by }) => replaced_by !== '').map(({ replaced_by }) => replaced_by);
        expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(replaced));
        const cells = await rowsOf<{ booking_id: string }>('booking_cells');
        const confirmed = rows.filter(({ status }) => status === 'confirmed').flatMap(({ id }) => [id, id]);
        expect(cells.map(({ booking_id }) => booking_id).sort()).toEqual(confirmed.sort());
      }
      const { results } = await env.DB.prepare(
        `SELECT payload ->> '$.booking.id', payload ->> '$.booking.sequence', count(*) AS sent FROM emails
         WHERE kind IN ('booking_confirmation', 'booking_moved', 'booking_cancelled') GROUP BY 1, 2 HAVING sent <> 1`,
      ).all();
      expect(results).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

const halfHours = Array.from({ length: 48 }, (_, i) => i);
const demoOnHalfHours = fc.record({
  host: fc.constantFrom('demo-team', 'b'),
  at: fc.constantFrom(...halfHours),
  // Lengths in minutes; not all are whole cells.
  length: fc.constantFrom(15, 30, 45, 60, 90, 180, 240),
});

/** This many minutes after 20:00 UTC on Monday, which is midnight in Dubai. */
const tuesday = (minutes: number) => new Date(Date.parse('2026-11-23T20:00:00.000Z') + minutes * 60_000).toISOString();

it('offers and books exactly the slots that one host has free in `booking_cells`', async () => {
  const demos = fc.array(demoOnHalfHours, { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(demos, fc.nat(6), async (wanted, pick) => {
      await emptyBookings();
      await addHost('b');
      for (const [i, { host, at, length }] of wanted.entries()) {
        await env.DB.prepare(
          `INSERT INTO bookings (id, submission_id, host_id, starts_at, ends_at, created_at, changed_at, changed_by)
           VALUES (?1, ?1, ?2, ?3, ?4, '', '', '')`,
        )
          .bind(`demo-${i}`, host, tuesday(at * 30), tuesday(at * 30 + length))
          .run()
          .catch((error: Error) => expect(error.message).toContain('booking_cells'));
      }
      const cells = await rowsOf<{ host_id: string; cell_at: string }>('booking_cells');
      const occupied = new Set(cells.map(({ host_id, cell_at }) => `${host_id} ${cell_at}`));
      const isFree = (hour: number) =>
        ['demo-team', 'b'].some((host) =>
          [0, 30].every((minutes) => !occupied.has(`${host} ${tuesday(hour * 60 + minutes)}`)),
        );
      const dayHours = [9, 10, 11, 13, 14, 15, 16];
      const { slots } = await (await request('/api/slots?from=2026-11-24&days=1')).json<Slots>();
      expect(slots.map(({ startsAt }) => startsAt)).toEqual(dayHours.filter(isFree).map((hour) => tuesday(hour * 60)));
      const hour = dayHours[pick]!;
      expect((await postDemo(tuesday(hour * 60))).status).toBe(isFree(hour) ? 201 : 409);
    }),
    { numRuns: 30 },
  );
});

it('lets the database refuse overlaps, and demos of an impossible length', async () => {
  await emptyBookings();
  const insert = (id: string, from: string, to: string) =>
    env.DB.prepare(
      `INSERT INTO bookings (id, submission_id, host_id, starts_at, ends_at, created_at, changed_at, changed_by)
       VALUES (?1, ?1, 'demo-team', ?2, ?3, '', '', '')`,
    )
      .bind(id, from, to)
      .run();
  await insert('a', '2026-11-24T05:00:00.000Z', '2026-11-24T06:00:00.000Z');
  await expect(insert('b', '2026-11-24T05:30:00.000Z', '2026-11-24T06:30:00.000Z')).rejects.toThrow('booking_cells');
  await expect(insert('c', '2026-11-24T04:30:00.000Z', '2026-11-24T07:00:00.000Z')).rejects.toThrow('booking_cells');
  await expect(insert('d', '2026-11-24T05:15:00.000Z', '2026-11-24T06:15:00.000Z')).rejects.toThrow('bookings_on_grid');
  for (const end of ['10:30', '06:00', '05:00']) {
    const tried = insert('d', '2026-11-24T06:00:00.000Z', `2026-11-24T${end}:00.000Z`);
    await expect(tried, end).rejects.toThrow('bookings_length');
  }
  await insert('e', '2026-11-24T06:00:00.000Z', '2026-11-24T10:00:00.000Z');
  await expect(insert('f', '2026-11-24T09:30:00.000Z', '2026-11-24T10:30:00.000Z')).rejects.toThrow('booking_cells');
  expect((await rowsOf<Row>('bookings')).map(({ id }) => id)).toEqual(['a', 'e']);
});
