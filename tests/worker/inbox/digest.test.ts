import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { nextWorkingDay } from '#worker/bookings/opening-hours.ts';
import { database } from '#worker/db/client.ts';
import {
  calendarPeriods,
  conversationEntries,
  formSubmissions,
  notificationChoices,
  staff,
} from '#worker/db/schema.ts';
import { sendDigests } from '#worker/inbox/digest.ts';
import { loadAndRender } from '#worker/mail/render.ts';
import { databaseFailingAt } from '../support/faults.ts';
import { emptyOutbox, outbox } from '../support/mail.ts';
import { exampleOf } from '../support/mail-examples.ts';
import { addStaff } from '../support/records.ts';
import { emptyTables } from '../support/tables.ts';

type Row = typeof formSubmissions.$inferInsert;

/** The time is in Dubai; 23 November 2026 is a Monday. */
const at = (time: string) => Date.parse(`2026-11-${time}:00+04:00`);
const monday = at('23T09:00');

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables(
    'form_submissions',
    'conversation_entries',
    'daily_runs',
    'staff',
    'calendar_periods',
    'notice_choices',
  );
});

async function assign(assignee: string | null, overrides: Partial<Row> = {}): Promise<string> {
  const { seq: _, ...row } = exampleOf('career_confirmation').submission!;
  const id = crypto.randomUUID();
  await database(env)
    .insert(formSubmissions)
    .values({ ...row, stage: 'new', id, assignee, ...overrides });
  return id;
}

const recipients = async () => (await outbox()).map(({ to_address }) => to_address).sort();

it('lists the open submissions of each assignee without names, longest first', async () => {
  const answered = await assign('amal@rihla.example', { status: 'contacted', stage: 'screening' });
  const waiting = await assign('amal@rihla.example', { waitingSince: '2026-11-20T06:30:00.000Z' });
  const waitingLonger = await assign('amal@rihla.example', { waitingSince: '2026-11-19T06:30:00.000Z' });
  await assign('amal@rihla.example', { status: 'completed', stage: 'hired' });
  await assign('omar@rihla.example');
  await assign('done@rihla.example', { status: 'completed', stage: 'declined' });
  await assign(null);
  await sendDigests(env, monday);
  expect(await recipients()).toEqual(['amal@rihla.example', 'omar@rihla.example']);
  const mail = (await outbox()).find(({ to_address }) => to_address.startsWith('amal'))!;
  expect(mail).toMatchObject({ kind: 'staff_digest', status: 'queued', subject: 'Your open submissions: 3' });
  const { html, text } = (await loadAndRender(env, mail.id))!;
  const order = [waitingLonger, waiting, answered].map((id) => html.indexOf(`/admin/inbox/${id}`));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
  expect(text).toContain('waiting since 20 November 2026 at 10:30 (Dubai)');
  expect(html).toContain('https://rihla.example/admin/digest/off');
  expect(html).toContain('https://rihla.example/admin/inbox?assignee=me&amp;open=true');
  expect(html).not.toContain('Sara');
});

it('lists ten submissions and counts the others', async () => {
  for (let i = 0; i < 12; i++) await assign('amal@rihla.example');
  await sendDigests(env, monday);
  const [mail] = await outbox();
  const { html, text } = (await loadAndRender(env, mail!.id))!;
  expect(html.match(/admin\/inbox\/[0-9a-f-]{36}/g)).toHaveLength(10);
  expect(text).toContain('And 2 more.');
});

it('is sent once a day, and later when the run at nine was missed', async () => {
  await assign('amal@rihla.example');
  await sendDigests(env, at('23T08:59'));
  expect(await outbox()).toHaveLength(0);
  await Promise.all([sendDigests(env, at('23T09:37')), sendDigests(env, at('23T09:37'))]);
  await sendDigests(env, at('23T09:38'));
  expect(await outbox()).toHaveLength(1);
  await sendDigests(env, at('24T09:00'));
  expect(await outbox()).toHaveLength(2);
});

it('is not sent on weekends, on holidays and after the office has closed', async () => {
  await assign('amal@rihla.example');
  const holiday = {
    id: 'holiday',
    firstDay: '2026-11-24',
    lastDay: '2026-11-24',
    kind: 'closed',
    nameEn: 'Holiday',
    nameAr: 'عطلة',
    certainty: 'official',
    changedBy: 'amal@rihla.example',
    changedAt: '2026-11-01T00:00:00.000Z',
  } as const;
  await database(env).insert(calendarPeriods).values(holiday);
  for (const time of ['21T09:00', '22T09:00', '24T09:00', '23T18:00']) await sendDigests(env, at(time));
  expect(await outbox()).toHaveLength(0);
  expect(await nextWorkingDay(env, at('23T12:00'))).toBe('2026-11-25');
});

it('is not sent to staff who have turned it off', async () => {
  await assign('amal@rihla.example');
  await assign('omar@rihla.example');
  const firstSeenAt = '2026-11-01T00:00:00.000Z';
  await database(env)
    .insert(staff)
    .values([
      { email: 'amal@rihla.example', firstSeenAt, digest: false },
      { email: 'omar@rihla.example', firstSeenAt },
    ]);
  await sendDigests(env, monday);
  expect(await recipients()).toEqual(['omar@rihla.example']);
});

async function hearsDaily(address: string, formTypes: string[]): Promise<void> {
  await addStaff(address);
  for (const formType of formTypes) {
    await env.DB.prepare("INSERT INTO notice_choices VALUES (?, ?, 'digest', 'amal', '2026')")
      .bind(address, formType)
      .run();
  }
}

const came = (time: string, overrides: Partial<Row> = {}) =>
  assign(null, { formType: 'demo', stage: null, submittedAt: new Date(at(time)).toISOString(), ...overrides });

it('lists the forms since the last digest, each once', async () => {
  await hearsDaily('amal@rihla.example', ['demo', 'partnership']);
  await hearsDaily('sales@rihla.example', ['career']);
  await sendDigests(env, at('20T09:00'));
  expect(await outbox()).toHaveLength(0);
  const [friday, sunday] = [await came('20T09:05'), await came('22T23:00')];
  const others = [
    await came('20T08:59'),
    await came('23T09:30'),
    await came('22T12:00', { formType: 'career' }),
    await came('22T12:00', { hiddenAs: 'spam', hiddenAt: '2026' }),
  ];
  await sendDigests(env, at('23T09:40'));
  const mails = await outbox();
  expect(mails.map(({ to_address, subject }) => [to_address, subject]).sort()).toEqual([
    ['amal@rihla.example', 'New: 2'],
    ['sales@rihla.example', 'New: 1'],
  ]);
  const { html, text } = (await loadAndRender(env, mails.find(({ to_address }) => to_address.startsWith('amal'))!.id))!;
  const order = [friday, sunday].map((id) => html.indexOf(id));
  expect(order[0]).toBeGreaterThan(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const id of others) expect(html).not.toContain(id);
  expect(text).toContain('2 demo requests, the oldest first:');
  expect(html).toContain('https://rihla.example/admin/notices');
  expect(html).not.toContain('Sara');
  await emptyOutbox();
  await sendDigests(env, at('24T09:00'));
  expect((await outbox()).map(({ subject }) => subject)).toEqual(['New: 1']);
});

it('is one email for new and open submissions, and none without news', async () => {
  await hearsDaily('amal@rihla.example', ['demo']);
  await sendDigests(env, monday);
  expect(await outbox()).toHaveLength(0);
  await came('23T10:00', { assignee: 'amal@rihla.example' });
  await sendDigests(env, at('24T09:00'));
  expect((await outbox()).map(({ subject }) => subject)).toEqual(['New: 1 · Your open submissions: 1']);
});

it('covers the forms of the role of staff who have chosen nothing', async () => {
  await addStaff('amal@rihla.example');
  await addStaff('omar@rihla.example');
  await addStaff('lina@rihla.example');
  const db = database(env);
  await db.update(staff).set({ roles: ['sales'] });
  await db
    .update(staff)
    .set({ roles: ['recruiting'] })
    .where(eq(staff.email, 'omar@rihla.example'));
  await db
    .insert(notificationChoices)
    .values({ address: 'lina@rihla.example', formType: 'demo', way: 'nothing', by: 'lina@rihla.example', at: '2026' });
  await came('23T08:00');
  await sendDigests(env, monday);
  expect((await outbox()).map(({ to_address, subject }) => [to_address, subject])).toEqual([
    ['amal@rihla.example', 'New: 1'],
  ]);
});

it('lists waiting replies, to unassigned and to the recipient’s submissions', async () => {
  await hearsDaily('amal@rihla.example', ['demo']);
  await hearsDaily('omar@rihla.example', ['demo', 'career']);
  const contacted = { status: 'contacted', waitingSince: '2026-11-01T00:00:00.000Z' } as const;
  const before = '01T09:00';
  const [free, mine, omars, answered] = [
    await came(before, contacted),
    await came(before, { ...contacted, assignee: 'amal@rihla.example' }),
    await came(before, { ...contacted, assignee: 'omar@rihla.example' }),
    await came(before, { status: 'contacted' }),
  ];
  const reply = { kind: 'received', text: 'Sara: yes', by: 'sara@visitor.example', automatic: false } as const;
  const automatic = { ...reply, automatic: true };
  const replies = [free, mine, omars, answered].map((submissionId) => ({ ...reply, submissionId }));
  const silent = { ...automatic, submissionId: await came(before, contacted) };
  const written = [...replies, silent].map((entry) => ({ ...entry, at: new Date(at('22T10:00')).toISOString() }));
  await database(env)
    .insert(conversationEntries)
    .values(written.map((entry) => ({ ...entry, id: crypto.randomUUID() })));
  await sendDigests(env, monday);
  const [amal, omar] = (await outbox()).toSorted((a, b) => a.to_address.localeCompare(b.to_address));
  expect(amal!.subject).toBe('Replies: 2 · Your open submissions: 1');
  expect(omar!.subject).toBe('Replies: 2 · Your open submissions: 1');
  const { html, text } = (await loadAndRender(env, amal!.id))!;
  expect(text).toContain('2 replies waiting for us:');
  for (const id of [free, mine]) expect(html).toContain(id);
  for (const id of [omars, answered, silent.submissionId]) expect(html).not.toContain(id);
  expect(html).not.toContain('Sara');
});

it('survives a failing database, and is not sent twice by two isolates', async () => {
  await hearsDaily('amal@rihla.example', ['demo']);
  await came('23T08:00');
  await expect(sendDigests({ ...env, DB: databaseFailingAt(1) }, monday)).rejects.toThrow();
  expect(await outbox()).toHaveLength(0);
  await Promise.all([sendDigests(env, monday), sendDigests(env, monday), sendDigests(env, monday)]);
  expect(await outbox()).toHaveLength(1);
});

it('is not sent to former staff members', async () => {
  await hearsDaily('amal@rihla.example', ['demo']);
  await emptyTables('staff');
  await came('23T08:00');
  await sendDigests(env, monday);
  expect(await outbox()).toHaveLength(0);
});

it.each([
  ['on a Monday', '23T12:00', '2026-11-24'],
  ['shortly before midnight', '23T23:59', '2026-11-24'],
  ['shortly after midnight', '24T00:01', '2026-11-25'],
  ['on a Friday', '27T12:00', '2026-11-30'],
])('knows the next working day %s', async (_, time, day) => {
  expect(await nextWorkingDay(env, at(time))).toBe(day);
});
