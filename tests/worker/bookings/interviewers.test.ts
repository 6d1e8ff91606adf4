import { env } from 'cloudflare:workers';
import { Buffer } from 'node:buffer';
import { beforeEach, expect, it } from 'vitest';
import type { Slots, StaffBooking } from '#shared/contracts/bookings.ts';
import type { Host } from '#shared/contracts/hosts.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { bookingToken } from '#worker/bookings/find.ts';
import {
  addHost,
  beginOnMonday,
  everyWeekday,
  monday,
  postDemo,
  rowsOf,
  tuesdayAtNine,
  tuesdayAtTen,
} from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { as, colleagues, nameRoles } from '../support/colleagues.ts';
import { jsonPost, requestWith, withMethods } from '../support/faults.ts';
import { jobApplication } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { localStaff } from '../support/staff.ts';
import { openPage, postPage } from '../support/token-pages.ts';

const { recruiting: rami, admin: amal, sales: sara } = colleagues;
const wednesdayAtNine = '2026-11-25T05:00:00.000Z';

let mails: ReturnType<typeof mailbox>;

beforeEach(async () => {
  await beginOnMonday();
  await nameRoles();
  mails = mailbox();
});

async function apply(overrides: Record<string, unknown> = {}): Promise<Submission> {
  const response = await request('/api/submissions', jobApplication({ id: crypto.randomUUID(), ...overrides }));
  return (await response.json<{ submission: Submission }>()).submission;
}

function propose(submissionId: string, interviewers: unknown, startsAt = tuesdayAtNine) {
  return as('recruiting', 'bookings', { submissionId, startsAt, interviewers });
}

async function proposed(submissionId: string, interviewers: string[], startsAt?: string): Promise<StaffBooking> {
  return (await (await propose(submissionId, interviewers, startsAt)).json<{ booking: StaffBooking }>()).booking;
}

const move = (id: string, body: object) => as('recruiting', `bookings/${id}`, body, 'PATCH');
const subjectsTo = (address: string) => mails.to(address).map(({ subject }) => subject);
const cells = () => rowsOf<{ host_id: string; cell_at: string }>('booking_cells');

async function freeTimes(interviewers: string[], day = '2026-11-24'): Promise<string[]> {
  const query = `from=${day}&days=1&interviewers=${encodeURIComponent(interviewers.join())}`;
  const { slots } = await (await as('recruiting', `slots?${query}`)).json<Slots>();
  return slots.map(({ startsAt }) => startsAt);
}

it('invites both interviewers, by name, with the file for their calendars', async () => {
  const { id, email } = await apply();
  const booking = await proposed(id, [rami, amal]);
  expect(booking).toMatchObject({
    host: { name: 'rami', email: rami },
    secondHost: { name: 'Amal Haddad', email: amal },
  });
  await expect.poll(() => mails.to(email).length).toBeGreaterThan(1);
  expect(mails.to(email).at(-1)!.text).toContain('rami and Amal Haddad');
  for (const address of [rami, amal]) {
    const mail = mails.to(address).find(({ subject }) => subject.startsWith('Interview proposed for'))!;
    expect(mail.text).toContain('rami and Amal Haddad');
    const file = Buffer.from(mail.attachments![0]!.content, 'base64').toString();
    expect(file).toContain('DTSTART:20261124T050000Z');
  }
  expect((await cells()).map(({ host_id }) => host_id).sort()).toHaveLength(4);
});

it('chooses no one of the hosts of demos, and makes no host of them who takes demos', async () => {
  await proposed((await apply()).id, [rami]);
  const { items } = await (await as('admin', 'hosts')).json<{ items: Host[] }>();
  expect(items.map(({ email, active }) => [email, active])).toEqual([
    [null, true],
    [rami, false],
  ]);
  expect(items[1]!.affected).toEqual([]);
  const { slots } = await (await request('/api/slots?from=2026-11-24&days=1')).json<Slots>();
  expect(slots.map(({ startsAt }) => startsAt)).toContain(tuesdayAtNine);
});

it('offers only times at which both are free, also from demos that one of them holds', async () => {
  await env.DB.prepare('UPDATE hosts SET active = false').run();
  await addHost('amal', everyWeekday, amal);
  expect((await postDemo(tuesdayAtTen)).status).toBe(201);
  await proposed((await apply()).id, [rami, amal]);
  expect(await freeTimes([rami])).not.toContain(tuesdayAtNine);
  expect(await freeTimes([rami])).toContain(tuesdayAtTen);
  expect(await freeTimes([rami, amal])).not.toContain(tuesdayAtTen);
  const other = await apply({ email: 'b@applicant.example' });
  const reason = [409, 'slot_taken', 'This time is no longer available. Please choose another one.'] as const;
  await expectRefusal(propose(other.id, [amal, rami], tuesdayAtTen), [...reason], () =>
    propose(other.id, [rami], tuesdayAtTen),
  );
  // The other way round: a demo at the time of the interview.
  await expectRefusal(postDemo(tuesdayAtNine, { email: 'c@example.com' }), [...reason]);
});

it('never overlaps, whoever is first or second, under any load', async () => {
  const applications = await Promise.all([1, 2, 3, 4].map((i) => apply({ email: `a${i}@applicant.example` })));
  const pairs = [[rami, amal], [amal, rami], [rami], [amal]];
  const answers = await Promise.all(applications.map(({ id }, i) => propose(id, pairs[i])));
  const booked = answers.filter(({ status }) => status === 201).length;
  expect([1, 2]).toContain(booked);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4 - booked);
  expect(new Set((await cells()).map((cell) => `${cell.host_id} ${cell.cell_at}`)).size).toBe((await cells()).length);
});

it('is for one or two colleagues who may see applications', async () => {
  const { id } = await apply();
  const message = 'interviewers: Please choose one or two colleagues.';
  await expectRefusal(propose(id, []), [422, 'validation_failed', message]);
  await expectRefusal(propose(id, [rami, amal, sara]), [422, 'validation_failed', message]);
  for (const other of [sara, 'nobody@elsewhere.example']) {
    await expectRefusal(propose(id, [rami, other]), [422, 'validation_failed', /may not see applications/]);
  }
  expect(await rowsOf('bookings')).toEqual([]);
  const { submission } = await (await postDemo(undefined)).json<{ submission: Submission }>();
  await expectRefusal(
    as('admin', 'bookings', { submissionId: submission.id, startsAt: tuesdayAtNine, interviewers: [rami] }),
    [422, 'validation_failed', 'interviewers: Only an interview has interviewers.'],
  );
  expect((await propose(id, [rami, rami])).status).toBe(201);
});

it('keeps both with a move by staff or by the applicant, and tells both', async () => {
  const { id } = await apply();
  const booking = await proposed(id, [rami, amal]);
  expect((await move(booking.id, { startsAt: tuesdayAtTen })).status).toBe(200);
  const token = await bookingToken(env, booking.id);
  const page = await (await openPage(token, {}, '/booking')).text();
  expect(page).not.toContain(`value="${tuesdayAtTen}"`);
  expect((await postPage('/booking/reschedule', { token, startsAt: wednesdayAtNine })).status).toBe(303);
  const [row] = await rowsOf<Record<string, string>>('bookings');
  expect(row).toMatchObject({ starts_at: wednesdayAtNine, host_id: booking.host.id, accepted_at: monday });
  expect(row!.second_host_id).toBe(booking.secondHost!.id);
  for (const address of [rami, amal]) {
    await expect.poll(() => subjectsTo(address).filter((one) => one.startsWith('Interview moved'))).toHaveLength(2);
  }
  expect(await freeTimes([rami, amal])).toContain(tuesdayAtNine);
});

it('exchanges one of them at the same time, and tells all three', async () => {
  await nameRoles({ sales: ['sales', 'recruiting'] });
  const booking = await proposed((await apply()).id, [rami, amal]);
  for (const address of [rami, amal]) await expect.poll(() => subjectsTo(address)).toHaveLength(1);
  const answer = await move(booking.id, { startsAt: tuesdayAtNine, interviewers: [rami, sara] });
  expect((await answer.json<{ booking: StaffBooking }>()).booking).toMatchObject({ secondHost: { email: sara } });
  for (const address of [rami, sara]) {
    await expect.poll(() => subjectsTo(address).at(-1)).toContain('Interview proposed for Tuesday, 24 November');
  }
  await expect.poll(() => subjectsTo(amal)).toHaveLength(2);
  expect(new Set((await cells()).map(({ host_id }) => host_id)).size).toBe(2);
  expect(await freeTimes([amal])).toContain(tuesdayAtNine);
});

it.each([tuesdayAtNine, wednesdayAtNine])('cancels the calendar event of one who is taken out, at %s', async (time) => {
  const booking = await proposed((await apply()).id, [rami, amal]);
  await expect.poll(() => subjectsTo(amal)).toHaveLength(1);
  expect((await move(booking.id, { startsAt: time, interviewers: [rami] })).status).toBe(200);
  await expect.poll(() => subjectsTo(amal)).toHaveLength(2);
  const mail = mails.to(amal).at(-1)!;
  expect(mail.subject).toMatch(/^No longer your interview on Tuesday, 24 November 2026, 9:00–10:00 \(Dubai\): /);
  expect(mail.text).toContain('You no longer hold this interview.');
  const file = Buffer.from(mail.attachments![0]!.content, 'base64').toString();
  for (const line of [`UID:${booking.id}`, 'SEQUENCE:1', 'STATUS:CANCELLED', 'DTSTART:20261124T050000Z']) {
    expect(file).toContain(line);
  }
});

it('tells both that it is cancelled, and frees the time of both', async () => {
  const booking = await proposed((await apply()).id, [rami, amal]);
  await as('recruiting', `bookings/${booking.id}/cancel`, {});
  for (const address of [rami, amal]) {
    await expect.poll(() => subjectsTo(address).some((one) => /^Interview on .* cancelled/.test(one))).toBe(true);
  }
  expect(await cells()).toEqual([]);
  expect(await freeTimes([rami, amal])).toContain(tuesdayAtNine);
});

it('keeps the interviewers of the round before, and has both in their calendars', async () => {
  const { id } = await apply();
  const booking = await proposed(id, [rami, amal]);
  await as('recruiting', `bookings/${booking.id}/cancel`, {});
  const again = await as('recruiting', 'bookings', { submissionId: id, startsAt: tuesdayAtTen });
  expect((await again.json<{ booking: StaffBooking }>()).booking).toMatchObject({
    host: { email: rami },
    secondHost: { email: amal },
  });
  const { items } = await (await as('admin', 'hosts')).json<{ items: Host[] }>();
  for (const host of items.filter(({ email }) => email)) {
    const { pathname } = new URL(host.feedUrl);
    expect(await (await request(pathname)).text()).toContain('DTSTART:20261124T060000Z');
  }
});

it('leaves the interview with the other one when a colleague leaves', async () => {
  const [first, second] = [await apply(), await apply({ email: 'b@applicant.example' })];
  const [held, joined] = [
    await proposed(first.id, [rami, amal]),
    await proposed(second.id, [amal, rami], tuesdayAtTen),
  ];
  expect((await as('admin', `staff/${rami}`, undefined, 'DELETE')).status).toBe(200);
  const rows = await rowsOf<Record<string, string>>('bookings');
  const amals = held.secondHost!.id;
  for (const { id } of [held, joined]) {
    expect(rows.find((row) => row.id === id)).toMatchObject({ host_id: amals, second_host_id: null });
  }
  expect((await cells()).every(({ host_id }) => host_id === amals)).toBe(true);
});

/** The removal of Sara is complete just before the nth batch of the request, counted from 0. */
function leavingBefore(nth: number): D1Database {
  let batches = 0;
  return withMethods(env.DB, {
    async batch(statements: D1PreparedStatement[]) {
      if (batches++ === nth) {
        expect((await as('admin', `staff/${sara}`, undefined, 'DELETE')).status).toBe(200);
        mails.sent.length = 0;
      }
      return env.DB.batch(statements);
    },
  });
}

type Send = (path: string, body: object, method?: string) => Promise<Response>;

const changes: Record<string, (booking: StaffBooking, send: Send) => Promise<Response>> = {
  'a move': ({ id }, send) => send(`bookings/${id}`, { startsAt: tuesdayAtTen }, 'PATCH'),
  'an exchange': ({ id }, send) =>
    send(`bookings/${id}`, { startsAt: tuesdayAtNine, interviewers: [amal, sara] }, 'PATCH'),
  'a cancellation': ({ id }, send) => send(`bookings/${id}/cancel`, {}),
  'another interview': async (_, send) =>
    send('bookings', {
      submissionId: (await apply({ email: 'b@applicant.example' })).id,
      startsAt: wednesdayAtNine,
      interviewers: [rami, sara],
    }),
};

it.each([
  ['a move', 1],
  ['an exchange', 1],
  ['a cancellation', 0],
  ['another interview', 1],
])('brings no colleague back who leaves during %s', async (what, batchesBefore) => {
  await nameRoles({ sales: ['sales', 'recruiting'] });
  const booking = await proposed((await apply()).id, what === 'another interview' ? [rami] : [rami, sara]);
  const bindings = { ...localStaff, STAFF_DEV_EMAIL: rami, DB: leavingBefore(batchesBefore) };
  await changes[what]!(booking, (path, body, method = 'POST') =>
    requestWith(bindings, `/api/admin/${path}`, { ...jsonPost(body), method }, 'http://localhost'),
  );
  expect((await rowsOf<{ email: string }>('staff')).filter(({ email }) => email === sara)).toEqual([]);
  expect((await rowsOf<{ email: string }>('hosts')).filter(({ email }) => email === sara)).toEqual([]);
  expect(mails.to(sara)).toEqual([]);
  const ended = (await rowsOf<{ id: string; email: null; active: number }>('hosts')).filter(
    ({ email, active }) => email === null && !active,
  );
  const rows = await rowsOf<Record<string, string>>('bookings');
  const held = rows.filter(({ status }) => status === 'confirmed').flatMap((row) => [row.host_id, row.second_host_id]);
  expect(held.filter((id) => ended.some((host) => host.id === id))).toEqual([]);
});

it('interviews again with a colleague who left and is back', async () => {
  await nameRoles({ sales: ['sales', 'recruiting'] });
  await proposed((await apply()).id, [rami, sara]);
  await as('admin', `staff/${sara}`, undefined, 'DELETE');
  await nameRoles({ sales: ['sales', 'recruiting'] });
  const again = await proposed((await apply({ email: 'b@applicant.example' })).id, [rami, sara], tuesdayAtTen);
  expect(again).toMatchObject({ secondHost: { name: 'sara', email: sara } });
});
