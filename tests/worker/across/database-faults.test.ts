import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Submission } from '#shared/contracts/submissions.ts';
import type { Bindings } from '#worker/env.ts';
import { beginOnMonday, bookDemo, postDemo, tuesdayAtNine, tuesdayAtTen } from '../support/bookings.ts';
import { freshAddress } from '../support/client.ts';
import { postAsStaff, type Replied, reply, store } from '../support/conversation.ts';
import { databaseFailingAt, databaseFailingAtWrite, jsonPost, requestWith } from '../support/faults.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';
import { expectLogs, logged } from '../support/logs.ts';
import { confirmationTokenOf, doubleOptIn, subscribe, suppressAddress, tokenOf } from '../support/newsletter.ts';
import { accessOff, asStaff } from '../support/staff.ts';

function failures(): Record<string, string>[] {
  return logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request_failed');
}

const tableNames = [
  'form_submissions',
  'submission_events',
  'newsletter_subscribers',
  'newsletters',
  'emails',
  'audit_log',
  'consents',
  'wordings',
  'suppressions',
  'bookings',
  'booking_cells',
  'hosts',
  'calendar_periods',
  'conversation_entries',
  'recommendations',
  'reply_drafts',
  'saved_views',
  'reply_templates',
  'attachments',
];

async function snapshot(): Promise<string> {
  const tables = await env.DB.batch(tableNames.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`)));
  return JSON.stringify(tables.map(({ results }) => results));
}

const subscriber = 'faulty@reader.example';
const draft = { subject: null, text: 'Dear Layla', locale: 'en', version: null };
const writes: [string, number, () => Promise<[string, RequestInit, Partial<Bindings>?]>][] = [
  ['a submission', 3, async () => ['/api/submissions', jsonPost(demoRequest())]],
  ['a subscription', 9, async () => ['/api/newsletter/subscriptions', jsonPost({ email: `new-${subscriber}` })]],
  [
    'an unsubscription',
    4,
    async () => {
      await subscribe(subscriber);
      return ['/api/newsletter/unsubscribe', jsonPost({ token: await tokenOf(subscriber) })];
    },
  ],
  [
    'a subscription with double opt-in',
    6,
    async () => ['/api/newsletter/subscriptions', jsonPost({ email: `asked-${subscriber}` }), doubleOptIn],
  ],
  [
    'a confirmation',
    6,
    async () => {
      const email = `waiting-${subscriber}`;
      await subscribe(email, doubleOptIn);
      await suppressAddress(email, 'erased');
      return ['/api/newsletter/confirm', jsonPost({ token: await confirmationTokenOf(email) }), doubleOptIn];
    },
  ],
  ['a newsletter', 4, async () => ['/api/admin/newsletters', jsonPost({ subject: 'June', content: 'News' })]],
  [
    'a status change',
    2,
    async () => ['/api/admin/submissions/1', { ...jsonPost({ status: 'contacted' }), method: 'PATCH' }],
  ],
  ['a deletion', 10, async () => ['/api/admin/people', { ...jsonPost({ email: subscriber }), method: 'DELETE' }]],
];

beforeEach(() => expectLogs('delivery_failed', 'request_failed', 'webhooks_not_sent'));

it.each(writes)(
  'processes %s completely or not at all, whichever statement fails',
  async (_what, statements, prepare) => {
    const [path, init, settings] = await prepare();
    const before = await snapshot();
    let failed = 0;
    for (let statement = 0; statement < statements; statement++) {
      const bindings = { DB: databaseFailingAt(statement), ...accessOff, ...settings };
      const headers = { ...init.headers, 'cf-connecting-ip': freshAddress() };
      const response = await requestWith(bindings, path, { ...init, headers }, 'http://localhost');
      if (response.ok) continue;
      failed += 1;
      expect(response.status).toBe(500);
      expect(await snapshot()).toBe(before);
    }
    expect(failed).toBeGreaterThan(0);
  },
);

/** The name of the write, the number of writes, and the request; `id` is that of a stored application. */
type Write = [string, number, (id: string) => Promise<readonly [string, RequestInit]>];

const closedDay = { firstDay: '2026-12-24', lastDay: '2026-12-24', kind: 'closed', certainty: 'official' };
const asPut = (init: RequestInit) => ({ ...init, method: 'PUT' });
const bookingWrites: Write[] = [
  ['a booked demo', 7, async () => ['/api/submissions', jsonPost(demoRequest({ slotStart: tuesdayAtNine }))]],
  [
    'a move',
    5,
    async () => {
      const { token } = await bookDemo(tuesdayAtNine);
      return [`/api/bookings/${token}/reschedule`, jsonPost({ startsAt: tuesdayAtTen })];
    },
  ],
  [
    'a cancellation',
    5,
    async () => [`/api/bookings/${(await bookDemo(tuesdayAtNine)).token}/cancel`, { method: 'POST' }],
  ],
  [
    'a booking by staff',
    8,
    async () => {
      const { submission } = await (await postDemo(undefined)).json<{ submission: Submission }>();
      return ['/api/admin/bookings', jsonPost({ submissionId: submission.id, startsAt: tuesdayAtNine })];
    },
  ],
  [
    'a booking that is undone',
    8,
    async () => {
      const { submission } = await (await postDemo(undefined)).json<{ submission: Submission }>();
      const body = { submissionId: submission.id, startsAt: tuesdayAtNine, undoable: true };
      const booked = await asStaff('/api/admin/bookings', jsonPost(body));
      const { booking } = await booked.json<{ booking: { id: string } }>();
      return [`/api/admin/bookings/${booking.id}`, { method: 'DELETE' }];
    },
  ],
  [
    'a change of a host',
    2,
    async () => ['/api/admin/hosts/demo-team', { ...jsonPost({ nameEn: 'Team' }), method: 'PATCH' }],
  ],
  ['new closed days', 2, async () => ['/api/admin/calendar', jsonPost({ ...closedDay, nameEn: 'x', nameAr: 'x' })]],
  [
    'a change of closed days',
    2,
    async () => ['/api/admin/calendar/newYear-2027', asPut(jsonPost({ ...closedDay, nameEn: 'x', nameAr: 'x' }))],
  ],
];

const changed = (path: string, body: unknown, method = 'POST') => [path, { ...jsonPost(body), method }] as const;
const onSubmission = '/api/admin/submissions';
const lead = {
  id: crypto.randomUUID(),
  formType: 'demo',
  firstName: 'Noura',
  email: 'noura@lead.example',
  consent: 'On the phone',
  confirm: true,
};
const template = {
  name: 'Hello',
  forms: ['demo'],
  subjectEn: 'a',
  textEn: 'a',
  subjectAr: 'ا',
  textAr: 'ا',
  version: null,
};
const inboxWrites: Write[] = [
  ['a note', 3, async (id) => changed(`${onSubmission}/${id}/notes`, { text: 'Called.' })],
  ['a reply', 6, async (id) => changed(`${onSubmission}/${id}/replies`, { subject: 's', text: 't' })],
  [
    'a reply that is undone',
    6,
    async (id) => {
      const { entry } = await (await reply(id)).json<Replied>();
      return changed(`${onSubmission}/${id}/replies/${entry.id}`, undefined, 'DELETE');
    },
  ],
  ['a recommendation', 2, async (id) => changed(`${onSubmission}/${id}/recommendation`, { verdict: 'no' }, 'PUT')],
  ['a request to keep', 3, async (id) => changed(`${onSubmission}/${id}/keep`, { months: 12 })],
  ['a draft of a reply', 1, async (id) => changed(`${onSubmission}/${id}/draft`, draft, 'PUT')],
  [
    'a saved view',
    1,
    async () => changed(`/api/admin/views/${crypto.randomUUID()}`, { name: 'Open', search: 'open=true' }, 'PUT'),
  ],
  [
    'an assignment',
    5,
    async (id) => changed(`${onSubmission}/${id}`, { assignee: 'sales@rihla.example', stage: 'offer' }, 'PATCH'),
  ],
  ['declined applications', 6, async (id) => changed(`${onSubmission}/decline`, { ids: [id] })],
  [
    'a bulk decline that is undone',
    7,
    async (id) => {
      const declined = await postAsStaff('decline', { ids: [id] }, 'staff@localhost');
      const { replies } = await declined.json<{ replies: string[] }>();
      return changed(`${onSubmission}/decline/undo`, { replies });
    },
  ],
  ['somebody entered by staff', 5, async () => changed(onSubmission, lead)],
  ['a template', 3, async () => changed(`/api/admin/reply-templates/${crypto.randomUUID()}`, template, 'PUT')],
];

it.each([...bookingWrites, ...inboxWrites])(
  'processes %s completely or not at all, whichever of its writes fails',
  async (_what, writes, prepare) => {
    await beginOnMonday();
    const { id } = await store(jobApplication());
    const [path, init] = await prepare(id);
    const before = await snapshot();
    for (let write = 0; write <= writes; write++) {
      const bindings = { DB: databaseFailingAtWrite(write), ...accessOff };
      const headers = { ...init.headers, 'cf-connecting-ip': freshAddress() };
      const response = await requestWith(bindings, path, { ...init, headers }, 'http://localhost');
      // The write after the last one belongs to the delivery of the emails.
      expect(response.ok ? 'done' : response.status).toBe(write === writes ? 'done' : 500);
      if (!response.ok) expect(await snapshot()).toBe(before);
    }
    expect(await snapshot()).not.toBe(before);
  },
);

it('hides the cause of an error from the caller, and logs it without personal data', async () => {
  const response = await requestWith({ DB: databaseFailingAt(1) }, '/api/submissions', jsonPost(demoRequest()));
  expect(await response.text()).not.toMatch(/sql|D1|no_such_function/i);
  expect(failures()).toEqual([
    {
      level: 'error',
      event: 'request_failed',
      requestId: response.headers.get('x-request-id'),
      method: 'POST',
      route: '/api/submissions',
      code: 'internal_error',
      cause: expect.stringContaining('no_such_function'),
      stack: expect.arrayContaining([expect.stringMatching(/^at .*src-worker\/submissions\/submit\.ts:\d+/)]),
    },
  ]);
  expect(logged.join()).not.toMatch(/layla|Haddad|containers/i);
});

it('fails a request when a setting is invalid, and logs only its name', async () => {
  const response = await requestWith(
    { STAFF_ADDRESSES: 'secret-nonsense' },
    '/api/submissions',
    jsonPost(demoRequest()),
  );
  expect(response.status).toBe(500);
  expect(failures()[0]?.cause).toMatch(/STAFF_ADDRESSES/);
  expect(failures()[0]?.cause).not.toMatch(/secret-nonsense/);
});
