import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { bookingToken } from '../../src-worker/bookings/token.ts';
import { addHost, emptyBookings, monday, postDemo, rowsOf, setTime } from './support/bookings.ts';
import { request } from './support/client.ts';
import { silenceLogs } from './support/logs.ts';

beforeEach(() => {
  silenceLogs();
  setTime(monday);
});

interface Row {
  id: string;
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
);

async function run(step: { action: string; at?: string; which?: number }) {
  if (step.action === 'book') return postDemo(step.at);
  const rows = await rowsOf<Row>('bookings');
  const target = rows[(step.which ?? 0) % Math.max(1, rows.length)];
  if (!target) return undefined;
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

it('never has two confirmed bookings of a host that overlap, whatever is booked, moved and cancelled at once', async () => {
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
        const cells = await rowsOf<{ booking_id: string }>('booking_cells');
        const confirmed = rows.filter(({ status }) => status === 'confirmed').flatMap(({ id }) => [id, id]);
        expect(cells.map(({ booking_id }) => booking_id).sort()).toEqual(confirmed.sort());
      }
      const { results } = await env.DB.prepare(
        `SELECT submission_id, payload ->> '$.booking.sequence' AS sequence, count(*) AS told FROM emails
         WHERE kind IN ('booking_confirmation', 'booking_moved', 'booking_cancelled') GROUP BY 1, 2 HAVING told <> 1`,
      ).all();
      expect(results).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

it('lets the database refuse an overlap at any half hour, and a demo that is longer than four hours or ends before it begins', async () => {
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
