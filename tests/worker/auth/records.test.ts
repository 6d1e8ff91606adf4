import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Page, VisibleActivity, VisibleStats, VisibleToday } from '#shared/contracts/admin.ts';
import type { Person } from '#shared/contracts/contact.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import type { OutboxEmail } from '#shared/contracts/mail.ts';
import type { NotificationAddress } from '#shared/contracts/staff.ts';
import { request } from '../support/client.ts';
import { as, type Colleague, colleagues, giveRoles, json, nameRoles, outcome } from '../support/colleagues.ts';
import { pdf } from '../support/cv-files.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { deleteSubmission } from '../support/records.ts';

const email = 'salem@everywhere.example';
const phone = '+971 50 765 4321';
const record = { demo: '', partnership: '', career: '' };
let file = '';

async function submit(form: Record<string, unknown>): Promise<string> {
  const response = await request('/api/submissions', { ...form, email, phone });
  return (await response.json<{ submission: { id: string } }>()).submission.id;
}

beforeAll(async () => {
  record.demo = await submit(demoRequest({ company: 'Falcon' }));
  record.partnership = await submit(partnershipInquiry({ company: 'Falcon' }));
  record.career = await submit(jobApplication({ company: 'Falcon' }));
  await request('/api/newsletter/subscriptions', { email });
  file = crypto.randomUUID();
  await env.FILES!.put('a-cv', pdf());
  await env.DB.prepare(
    `INSERT INTO attachments (id, submission_id, key, name, type, size, sha256, created_at)
     VALUES (?, ?, 'a-cv', 'cv.pdf', 'application/pdf', 10, 'x', '2026')`,
  )
    .bind(file, record.career)
    .run();
});
beforeEach(async () => {
  await nameRoles();
});

const ids = (items: { id: string }[]) => items.map(({ id }) => id).sort();
const sorted = (...all: string[]) => all.toSorted();

it('refuses from the next request on, names whom to ask, and lets in again', async () => {
  const id = await submit(jobApplication({ coverLetter: 'Of the moment.' }));
  const path = `submissions/${id}`;
  expect(await outcome(await as('recruiting', path))).toBe(200);
  await giveRoles('admin', 'recruiting', ['marketing']);
  const reply = { subject: 'Hello', text: 'A reply that was being written.' };
  const refused = await as('recruiting', `${path}/replies`, reply);
  expect(refused.status).toBe(403);
  const { code, detail } = await refused.json<{ code: string; detail: string }>();
  expect(code).toBe('role_required');
  expect(detail).toContain('Amal Haddad');
  expect(detail).toContain('Recruiting');
  await giveRoles('admin', 'recruiting', []);
  const { detail: none } = await (await as('recruiting', 'me')).json<{ detail: string }>();
  expect(none).toContain(colleagues.recruiting);
  expect(none).toContain(colleagues.admin);
  await giveRoles('admin', 'recruiting', ['recruiting']);
  expect((await as('recruiting', `${path}/notes`, { text: 'Back.' })).status).toBe(201);
  await deleteSubmission(id);
});

const seen: [Colleague, string[]][] = [
  ['admin', ['demo', 'partnership', 'career']],
  ['sales', ['demo', 'partnership']],
  ['recruiting', ['career']],
];

it.each(seen)('lists, finds and exports only the records that the role allows: %s', async (who, types) => {
  const own = sorted(...types.map((type) => record[type as keyof typeof record]));
  for (const query of ['', '?q=falcon', '?assignee=none', '?limit=100&locale=en', '?q=falcon&locale=en']) {
    const { items } = await json<Page<StaffSubmission>>(who, `submissions${query}`);
    expect(ids(items), query).toEqual(own);
  }
  const open = await json<Page<StaffSubmission>>(who, 'submissions?unanswered=true');
  expect(ids(open.items)).toEqual(own.filter((id) => id !== record.career));
  const csv = await (await as(who, 'submissions.csv')).text();
  expect(
    Object.values(record)
      .filter((id) => csv.includes(id))
      .sort(),
  ).toEqual(own);
  for (const key of [`email=${email}`, `phone=${encodeURIComponent(phone)}`]) {
    const person = await json<Person>(who, `person?${key}`);
    expect(ids(person.submissions)).toEqual(own);
    expect(person.subscribers).toHaveLength(who === 'admin' ? 1 : 0);
    const ofForms = person.mails.filter(({ kind }) => kind.endsWith('_confirmation'));
    expect(sorted(...new Set(ofForms.map(({ kind }) => kind.replace('_confirmation', ''))))).toEqual(types.toSorted());
  }
  const mails = (await json<Page<OutboxEmail>>(who, 'emails?limit=100')).items.map(({ kind }) => kind);
  expect(mails.some((kind) => kind.startsWith('career'))).toBe(types.includes('career'));
  expect(mails.some((kind) => kind.startsWith('demo'))).toBe(types.includes('demo'));
  expect(mails.some((kind) => kind.startsWith('newsletter'))).toBe(who === 'admin');
  for (const type of ['demo', 'partnership', 'career'] as const) {
    const expected = types.includes(type) ? 200 : 'role_required';
    expect(await outcome(await as(who, `submissions?formType=${type}`)), type).toBe(expected);
  }
});

it('shows marketing only newsletter emails, and no submission', async () => {
  expect(await outcome(await as('marketing', 'submissions'))).toBe('role_required');
  const { items } = await json<Page<OutboxEmail>>('marketing', 'emails?limit=100');
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ kind }) => kind.startsWith('newsletter'))).toBe(true);
  const person = await json<Person>('marketing', `person?email=${email}`);
  expect([person.submissions, person.bookings, person.chats]).toEqual([[], [], []]);
  expect(person.subscribers).toHaveLength(1);
  expect(person.mails.every(({ kind }) => kind.startsWith('newsletter'))).toBe(true);
});

it.each([
  ['sales', 'career', 'demo'],
  ['recruiting', 'demo', 'career'],
] as const)('opens and changes only single records of its own type: %s', async (who, foreign, own) => {
  const mail = await env.DB.prepare('SELECT id FROM emails WHERE submission_id = ? AND kind = ?')
    .bind(record[foreign], `${foreign}_confirmation`)
    .first<string>('id');
  const note = await as('admin', `submissions/${record[foreign]}/notes`, { text: 'Between us.' });
  const { entry } = await note.json<{ entry: { id: string } }>();
  const id = record[foreign];
  const requests: [string, unknown?, string?][] = [
    [`submissions/${id}`],
    [`submissions/${id.toUpperCase()}`],
    [`submissions/${id}`, { status: 'contacted' }, 'PATCH'],
    [`submissions/${id}/notes`, { text: 'x' }],
    [`submissions/${id}/replies`, { subject: 'x', text: 'x' }],
    [`submissions/${id}/draft`, {}, 'PUT'],
    [`submissions/${id}/draft`, undefined, 'DELETE'],
    [`submissions/${id}/replies/${crypto.randomUUID()}`, undefined, 'DELETE'],
    [`notes/${entry.id}`, { text: 'y' }, 'PUT'],
    [`emails/${mail}`],
    [`emails/${mail}/preview`],
    [`emails/${mail}/retry`, {}],
    ['bookings', { submissionId: id, startsAt: '2026-12-01T05:00:00.000Z' }],
    [
      'submissions/changes',
      {
        changes: [
          { id: record[own], status: 'completed' },
          { id, status: 'completed' },
        ],
      },
    ],
    ['submissions', { formType: foreign, firstName: 'A', email: 'a@b.example', consent: 'x', position: 'AI Engineer' }],
    ...(foreign === 'career'
      ? ([[`attachments/${file}`], [`attachments/${file}/view`], ['submissions/decline', { ids: [id] }]] as [
          string,
          unknown?,
        ][])
      : []),
  ];
  for (const [path, body, method] of requests) {
    expect(await outcome(await as(who, path, body, method)), `${method} ${path}`).toBe('role_required');
  }
  expect(await outcome(await as(who, `submissions/${record[own]}`))).toBe(200);
  expect(await outcome(await as('admin', `submissions/${id}`))).toBe(200);
  const untouched = await env.DB.prepare('SELECT count(*) AS n FROM form_submissions WHERE status = ?')
    .bind('completed')
    .first('n');
  expect(untouched).toBe(0);
  if (own === 'career') expect(await outcome(await as(who, `attachments/${file}`))).toBe(200);
});

it('counts the visible records of each role, through every change of an application', async () => {
  const counts = async (who: Colleague) => (await json<VisibleStats>(who, 'stats')).submissions!;
  const agree = async (what: string) => {
    const [all, sales, recruiting] = await Promise.all([counts('admin'), counts('sales'), counts('recruiting')]);
    for (const name of ['total', 'pending', 'contacted', 'completed', 'waiting'] as const) {
      expect(sales[name] + recruiting[name], `${what}: ${name}`).toBe(all[name]);
    }
    const rows = await env.DB.prepare(
      `SELECT count(*) AS total, total(status = 'pending') AS pending, total(status = 'contacted') AS contacted,
         total(status = 'completed') AS completed, total(status <> 'pending' AND waiting_since IS NOT NULL) AS waiting
       FROM form_submissions WHERE form_type = 'career' AND hidden_as IS NULL`,
    ).first();
    const { byType, ...own } = recruiting;
    expect(own, what).toEqual(rows);
    expect(byType).toEqual({ career: own.total });
  };
  const id = await submit(jobApplication({ coverLetter: 'Counted.' }));
  await agree('a new one');
  const change = (sql: string) => env.DB.prepare(`UPDATE form_submissions SET ${sql} WHERE id = ?`).bind(id).run();
  await change("status = 'contacted', waiting_since = '2026'");
  await agree('it waits');
  await change("hidden_as = 'spam', hidden_at = '2026'");
  await agree('it is hidden');
  await change('hidden_as = NULL, hidden_at = NULL');
  await change("status = 'completed', waiting_since = NULL");
  await agree('it is over');
  await deleteSubmission(id);
  await agree('it is erased');
});

it('shows only the figures of the role', async () => {
  const stats = await Promise.all((['sales', 'marketing'] as const).map((who) => json<VisibleStats>(who, 'stats')));
  expect([stats[0]!.subscribers, stats[0]!.readers, stats[1]!.submissions]).toEqual([null, null, null]);
  expect(stats[1]!.subscribers).toMatchObject({ active: 1 });
  expect(await json<VisibleToday>('recruiting', 'today')).toEqual({
    unanswered: null,
    applications: 1,
    outcomes: 0,
  });
  expect(await json<VisibleToday>('sales', 'today')).toEqual({ unanswered: 2, applications: null, outcomes: 0 });
  const days = async (who: Colleague) => Object.keys((await json<VisibleActivity>(who, 'activity')).days[0]!).sort();
  expect(await days('recruiting')).toEqual(['career', 'day']);
  expect(await days('sales')).toEqual(['day', 'demo', 'other', 'partnership']);
  expect(await days('marketing')).toEqual(['day', 'subscribed', 'unsubscribed']);
  expect(await days('admin')).toHaveLength(8);
});

it('lists interviews for recruiting, and demos and host secrets for sales', async () => {
  const at = '2026-11-26T05:00:00.000Z';
  const insert = env.DB.prepare(
    `INSERT INTO bookings (id, submission_id, host_id, starts_at, ends_at, status, sequence, created_at, changed_at, changed_by)
     VALUES (?, ?, 'demo-team', ?, ?, 'confirmed', 0, ?, ?, '')`,
  );
  const booking = (type: 'demo' | 'career', day: string) =>
    insert.bind(`booking-${type}`, record[type], `${day}T05:00:00.000Z`, `${day}T05:30:00.000Z`, at, at);
  await env.DB.batch([booking('demo', '2026-12-01'), booking('career', '2026-12-02')]);
  const list = 'bookings?from=2026-12-01&days=7';
  expect(ids((await json<{ items: { id: string }[] }>('sales', list)).items)).toEqual(['booking-demo']);
  expect(ids((await json<{ items: { id: string }[] }>('admin', list)).items)).toEqual([
    'booking-career',
    'booking-demo',
  ]);
  expect(ids((await json<{ items: { id: string }[] }>('recruiting', list)).items)).toEqual(['booking-career']);
  expect(await outcome(await as('recruiting', 'bookings/booking-career'))).toBe(200);
  expect(await outcome(await as('recruiting', 'bookings/booking-demo/cancel', {}))).toBe('role_required');
  expect(await outcome(await as('sales', 'bookings/booking-career/cancel', {}))).toBe('role_required');
  const hosts = await (await as('recruiting', 'hosts')).text();
  expect(hosts).toContain('demo-team');
  expect(hosts).not.toContain('.ics');
  expect(await (await as('sales', 'hosts')).text()).toContain('.ics');
});

it('shares templates with staff who may reply to all of their forms', async () => {
  const template = (forms: string[]) => ({
    name: forms.join(),
    forms,
    stage: null,
    version: null,
    subjectEn: 'a',
    textEn: 'b',
    subjectAr: 'a',
    textAr: 'b',
  });
  const mixed = crypto.randomUUID();
  expect((await as('admin', `reply-templates/${mixed}`, template(['demo', 'career']), 'PUT')).status).toBe(200);
  const own = crypto.randomUUID();
  expect((await as('sales', `reply-templates/${own}`, template(['demo']), 'PUT')).status).toBe(200);
  const names = async (who: Colleague) =>
    (await json<{ items: { name: string }[] }>(who, 'reply-templates')).items.map(({ name }) => name);
  expect(await names('sales')).toEqual(['demo', 'demo,career']);
  expect(await names('recruiting')).toEqual(['demo,career']);
  for (const [who, id] of [
    ['sales', mixed],
    ['recruiting', own],
  ] as const) {
    expect(await outcome(await as(who, `reply-templates/${id}?version=x`, undefined, 'DELETE'))).toBe('role_required');
    const change = { ...template(who === 'sales' ? ['demo'] : ['career']), version: 'x' };
    expect(await outcome(await as(who, `reply-templates/${id}`, change, 'PUT'))).toBe('role_required');
  }
});

it('lets each staff member choose their own notifications, of their own forms', async () => {
  const choose = (who: Colleague, address: string, choices: object) => as(who, `notices/${address}`, choices, 'PUT');
  const { items } = await json<{ items: NotificationAddress[] }>('sales', 'notices');
  expect(items.map(({ address }) => address)).toEqual([colleagues.sales]);
  expect((await choose('sales', colleagues.sales, { demo: 'mail' })).status).toBe(200);
  expect(await outcome(await choose('sales', colleagues.sales, { career: 'mail' }))).toBe('role_required');
  expect(await outcome(await choose('sales', colleagues.marketing, { demo: 'mail' }))).toBe('role_required');
  expect((await choose('admin', colleagues.marketing, { demo: 'nothing' })).status).toBe(200);
});

it('shows unknown types of forms, and emails about them, to admins only', async () => {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO form_submissions (id, form_type, email, submitted_at) VALUES ('unknown', 'survey', 'a@b.example', '2025')",
    ),
    env.DB.prepare(
      `INSERT INTO emails (id, kind, to_address, subject, status, attempts, due_at, created_at, submission_id)
       VALUES ('about-unknown', 'reply_notification', 'a@b.example', 'x', 'sent', 1, '2025', '2025', 'unknown')`,
    ),
  ]);
  for (const who of ['sales', 'recruiting'] as const) {
    expect(await outcome(await as(who, 'submissions/unknown')), who).toBe('role_required');
    expect(await outcome(await as(who, 'emails/about-unknown')), who).toBe('role_required');
    const { items } = await json<Page<OutboxEmail>>(who, 'emails?limit=100');
    expect(ids(items), who).not.toContain('about-unknown');
  }
  expect(await outcome(await as('admin', 'submissions/unknown'))).toBe(200);
  await deleteSubmission('unknown');
});
