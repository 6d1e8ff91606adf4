import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Slots, StaffBooking } from '#shared/contracts/bookings.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { Host } from '#shared/contracts/hosts.ts';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { addDays } from '#shared/time/days.ts';
import { sendDigests } from '#worker/inbox/digest.ts';
import { wakeSnoozed } from '#worker/inbox/snooze.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { addHost, beginOnMonday, bookDemo, everyWeekday, setTime, tuesdayAtNine } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { as, colleagues, json, nameRoles } from '../support/colleagues.ts';
import type { SentMail } from '../support/mail.ts';
import { deliverMail, mailOf, storeConversation } from '../support/received-mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { emptyTables } from '../support/tables.ts';

const { sales: sara, marketing: maha } = colleagues;
const yara = 'yara@rihla.example';
const today = '2026-11-23';

let sent: SentMail[];

beforeEach(async () => {
  ({ sent } = await beginOnMonday());
  await env.DB.exec("UPDATE hosts SET active = false WHERE id = 'demo-team'");
  await emptyTables('notice_choices', 'audit_log', 'daily_runs', 'conversation_entries');
  await nameRoles();
  await env.DB.prepare(
    "INSERT INTO staff (email, first_seen_at, name, roles) VALUES (?, '2026', 'Yara', '[\"sales\"]')",
  )
    .bind(yara)
    .run();
});

const away = (until: string, cover: string | null = yara, email: string = sara) =>
  as('admin', `staff/${email}/away`, { until, cover }, 'PUT');

const assigneeOf = async (id: string) =>
  (await json<SubmissionDetail>('admin', `submissions/${id}`)).submission.assignee;

const waits = { status: 'contacted', assignee: sara, answeredAt: '2026-11-20T08:00:00.000Z' } as const;

it('gives replies to the one who covers until the first day back, else to the team', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom('there', 'away', 'without the role', 'none'),
      async (daysAway, replyAfter, cover) => {
        setTime(`${today}T04:00:00.000Z`);
        await env.DB.exec('UPDATE staff SET away_until = NULL, covered_by = NULL');
        expect(
          (await away(addDays(today, daysAway), cover === 'none' ? null : cover === 'without the role' ? maha : yara))
            .status,
        ).toBe(200);
        if (cover === 'away') await away(addDays(today, 300), null, yara);
        const { id, address } = await storeConversation(waits);
        setTime(`${addDays(today, replyAfter)}T05:00:00.000Z`);
        await deliverMail(address, mailOf('A question'));
        const expected = replyAfter >= daysAway ? sara : cover === 'there' ? yara : null;
        expect(await assigneeOf(id)).toBe(expected);
      },
    ),
    { numRuns: propertyRuns },
  );
});

it('tells the one who covers of a reply, and writes a line into the timeline', async () => {
  const { id, address } = await storeConversation(waits);
  await away('2026-12-01');
  sent.length = 0;
  await deliverMail(address, mailOf('A question'));
  expect(sent.map(({ to }) => to)).toEqual([yara]);
  const { events } = await json<SubmissionDetail>('admin', `submissions/${id}`);
  expect(events.filter(({ field }) => field === 'assignee')).toEqual([
    { field: 'assignee', from: sara, to: yara, by: 'absence', at: expect.any(String) },
  ]);
});

it('hands over what waits for a reply when the absence begins, in one email', async () => {
  const [first, second, answered] = await Promise.all([
    storeConversation({ ...waits, waitingSince: '2026-11-22T08:00:00.000Z' }),
    storeConversation({ ...waits, waitingSince: '2026-11-22T09:00:00.000Z' }),
    storeConversation(waits),
  ]);
  sent.length = 0;
  const reply = await (await away('2026-12-01')).json<{ item: StaffMember; submissions: number }>();
  expect(reply).toMatchObject({ submissions: 2, item: { away: { until: '2026-12-01', cover: yara } } });
  expect(await Promise.all([first, second, answered].map(({ id }) => assigneeOf(id)))).toEqual([yara, yara, sara]);
  expect(sent.map(({ to }) => to)).toEqual([yara]);
});

it.each([
  ['the one who covers', yara, yara],
  ['the team, when no one covers', null, null],
])('gives a snoozed record that wakes to %s', async (_whom, cover, expected) => {
  const { id } = await storeConversation({ ...waits, snoozedUntil: '2026-11-25T04:00:00.000Z' });
  await away('2026-12-01', cover);
  expect(await assigneeOf(id)).toBe(sara);
  setTime('2026-11-25T04:00:00.000Z');
  await wakeSnoozed(env);
  const { submission, events } = await json<SubmissionDetail>('admin', `submissions/${id}`);
  expect(submission).toMatchObject({
    assignee: expected,
    snoozed_until: null,
    waiting_since: '2026-11-25T04:00:00.000Z',
  });
  expect(events.filter(({ field }) => field === 'assignee')).toEqual([
    { field: 'assignee', from: sara, to: expected, by: 'absence', at: '2026-11-25T04:00:00.000Z' },
  ]);
});

it('leaves a snoozed record to its assignee who is back when it wakes', async () => {
  const { id } = await storeConversation({ ...waits, snoozedUntil: '2026-12-01T04:00:00.000Z' });
  await away('2026-12-01');
  setTime('2026-12-01T04:00:00.000Z');
  await wakeSnoozed(env);
  expect(await assigneeOf(id)).toBe(sara);
});

it('sends the notifications of a new form to the one who covers, and only once', async () => {
  await addHost('team', everyWeekday, null);
  await as('sales', `notices/${sara}`, { demo: 'mail' }, 'PUT');
  const toCover = async (email: string) => {
    sent.length = 0;
    await bookDemo(tuesdayAtNine, { email });
    await env.DB.exec('DELETE FROM bookings');
    await env.DB.exec('DELETE FROM booking_cells');
    return sent.map(({ to }) => to).filter((to) => [sara, yara].includes(to));
  };
  expect(await toCover('a@dune.example')).toEqual([sara]);
  await away('2026-12-01');
  expect(await toCover('b@dune.example')).toEqual([yara]);
  await env.DB.exec(
    `INSERT INTO notice_choices (address, form_type, way, chosen_by, chosen_at) VALUES ('${yara}', 'demo', 'mail', '${yara}', '2026')`,
  );
  expect(await toCover('c@dune.example')).toEqual([yara]);
});

it('sends no daily email to an absent colleague', async () => {
  await storeConversation(waits);
  const digests = async () => {
    sent.length = 0;
    await emptyTables('emails', 'daily_runs');
    await sendDigests(env, Date.parse('2026-11-23T06:00:00.000Z'));
    const { results } = await env.DB.prepare("SELECT to_address FROM emails WHERE kind = 'staff_digest'").all();
    return results.map(({ to_address }) => to_address).filter((to) => to === sara);
  };
  expect(await digests()).toEqual([sara]);
  await away('2026-12-01');
  expect(await digests()).toEqual([]);
});

it('offers demos of other hosts until the first day back, and lists the booked ones', async () => {
  await addHost('sara', everyWeekday, sara);
  const { booking } = await bookDemo(tuesdayAtNine);
  const days = async () => {
    const { slots } = await (await request('/api/slots?from=2026-11-24&days=3')).json<Slots>();
    return [...new Set(slots.map(({ startsAt }) => startsAt.slice(0, 10)))];
  };
  expect(await days()).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
  const { affected } = await (await away('2026-11-26')).json<{ affected: StaffBooking[] }>();
  expect(affected.map(({ id }) => id)).toEqual([booking.id]);
  expect(await days()).toEqual(['2026-11-26']);
  const { items } = await json<{ items: Host[] }>('sales', 'hosts');
  const host = items.find(({ id }) => id === 'sara')!;
  expect([host.awayUntil, host.affected.map(({ id }) => id)]).toEqual(['2026-11-26', [booking.id]]);

  await addHost('yara', everyWeekday, yara);
  const other = await bookDemo(tuesdayAtNine, { email: 'omar@dune.example' });
  const { results } = await env.DB.prepare('SELECT host_id FROM bookings WHERE id = ?').bind(other.booking.id).all();
  expect(results).toEqual([{ host_id: 'yara' }]);
});

it('is set by the colleague or an administrator, and ends with a word or a removal', async () => {
  await expectRefusal(as('recruiting', `staff/${sara}/away`, { until: '2026-12-01', cover: yara }, 'PUT'), [
    403,
    'role_required',
    /Administrator/,
  ]);
  expect((await as('sales', `staff/${sara}/away`, { until: '2026-12-01', cover: yara }, 'PUT')).status).toBe(200);
  const awayNow = async (email: string) =>
    (await json<{ items: StaffMember[] }>('admin', 'staff')).items.find((one) => one.email === email)?.away;
  expect(await awayNow(sara)).toEqual({ until: '2026-12-01', cover: yara });
  expect((await as('sales', `staff/${sara}/away`, undefined, 'DELETE')).status).toBe(200);
  expect(await awayNow(sara)).toBeNull();

  await away('2026-12-01', yara);
  await as('admin', `staff/${yara}`, { successor: maha }, 'DELETE');
  expect(await awayNow(sara)).toEqual({ until: '2026-12-01', cover: maha });
  await as('admin', `staff/${sara}`, undefined, 'DELETE');
  expect(await awayNow(sara)).toBeUndefined();
});

it('needs a future day and another colleague who is there', async () => {
  const day = 'until: Choose a future date within the next 366 days.';
  const cover = 'cover: Nothing was changed. Choose another colleague who is not away.';
  await expectRefusal(away(today), [422, 'validation_failed', day], () => away('2026-11-24'));
  await expectRefusal(away('2027-11-25'), [422, 'validation_failed', day], () => away('2027-11-24'));
  for (const one of [sara, 'stranger@rihla.example', 'sales@rihla.example', 'service:abc.access']) {
    await expectRefusal(away('2026-12-01', one), [422, 'validation_failed', /^cover: /]);
  }
  await away('2026-12-05', null, yara);
  await expectRefusal(away('2026-12-01'), [422, 'validation_failed', cover], () => away('2026-12-01', maha));
});
