import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { ChatSessionSummary } from '#shared/contracts/chat.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import { cancelBooking, moveBooking } from '#worker/bookings/change.ts';
import { database } from '#worker/db/client.ts';
import { bookings } from '#worker/db/schema.ts';
import { erasePersonalData } from '#worker/privacy/personal-data/erase.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { queueBookingMessages } from '#worker/whatsapp/bookings.ts';
import { deliverWhatsapp } from '#worker/whatsapp/deliver.ts';
import { storeBooking } from '../support/booking-mails.ts';
import {
  beginOnMonday,
  bookDemo,
  monday,
  postDemo,
  setTime,
  tuesdayAtNine,
  tuesdayAtTen,
} from '../support/bookings.ts';
import { json } from '../support/colleagues.ts';
import { requestWith } from '../support/faults.ts';
import { demoRequest } from '../support/forms.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';
import { messageFrom, mockGraph, noWhatsapp, payloadOf, webhook, whatsappOn } from '../support/whatsapp.ts';

const template = (name: string, language: string, text: string) => ({
  name,
  language,
  status: 'APPROVED',
  components: [{ type: 'BODY', text }],
});
const templates = [
  template('booking_confirmation', 'en_GB', 'Hello {{1}}, your demo is on {{2}}.'),
  template('booking_confirmation', 'ar', 'مرحبًا {{1}}، موعد العرض {{2}}.'),
  template('booking_reminder', 'en_GB', 'Hello {{1}}, we meet on {{2}}.'),
];

const on = { ...env, ...whatsappOn };
const phone = '971501234567';
const asked = { phone: '+971 50 123 4567', whatsappReminders: true };
const [thursday, friday] = ['2026-11-26T05:00:00.000Z', '2026-11-27T05:00:00.000Z'];
const dayBefore = (time: string, more = 0) => Date.parse(time) - 24 * 60 * 60_000 + more;

let graph: ReturnType<typeof mockGraph>;

beforeEach(async () => {
  await noWhatsapp();
  await emptyTables('staff', 'chat_erasures');
  await beginOnMonday();
  graph = mockGraph();
  graph.templates = templates;
  // The first message names the account.
  await webhook(payloadOf(messageFrom({ phone: '971550000000' }, 'STOP')));
  graph.sent.length = 0;
});

async function run(bindings = on): Promise<void> {
  await queueBookingMessages(bindings);
  await deliverWhatsapp(bindings);
}

const sent = () =>
  graph.sent.map(({ to, template: one }) => {
    const { name, language, components } = one as {
      name: string;
      language: { code: string };
      components: [{ parameters: { text: string }[] }];
    };
    return [to, name, language.code, ...components[0].parameters.map(({ text }) => text)];
  });

const stateOf = async (id: string) => (await json<SubmissionDetail>('admin', `submissions/${id}`)).whatsapp;

it('confirms once, and reminds once a day before, in the language of the visitor', async () => {
  await bookDemo(thursday, asked);
  await run();
  await run();
  expect(sent()).toEqual([
    [phone, 'booking_confirmation', 'en_GB', 'Layla', 'Thursday, 26 November, 9:00–10:00 AM, Gulf Standard Time'],
  ]);
  setTime(dayBefore(thursday, -1));
  await run();
  expect(sent()).toHaveLength(1);
  setTime(dayBefore(thursday));
  await run();
  await run();
  expect(sent().slice(1)).toEqual([
    [phone, 'booking_reminder', 'en_GB', 'Layla', 'Thursday, 26 November, 9:00–10:00 AM, Gulf Standard Time'],
  ]);
  await bookDemo(friday, { ...asked, locale: 'ar', email: 'other@gulf.example' });
  await run();
  expect(sent().at(-1)?.slice(0, 3)).toEqual([phone, 'booking_confirmation', 'ar']);
});

it('lists a conversation that a confirmation began in the visitor’s language', async () => {
  await bookDemo(thursday, { ...asked, locale: 'ar' });
  await run();
  const { items } = await json<{ items: ChatSessionSummary[] }>('admin', 'chats?locale=ar');
  expect(items.map(({ whatsapp }) => whatsapp?.phone)).toEqual(['+971501234567']);
});

it('does not remind of a time that has moved, and reminds of the new one', async () => {
  const { booking } = await bookDemo(thursday, asked);
  await run();
  await moveBooking(env, booking.id, friday, 'visitor');
  setTime(dayBefore(thursday));
  await run();
  expect(sent()).toHaveLength(1);
  setTime(dayBefore(friday));
  await run();
  expect(sent().map(([, name]) => name)).toEqual(['booking_confirmation', 'booking_reminder']);
  expect(sent()[1]?.[4]).toContain('Friday, 27 November');
});

it('reminds an hour before of a time that was chosen on the last day', async () => {
  const { booking } = await bookDemo(thursday, asked);
  await run();
  setTime('2026-11-23T10:00:00.000Z');
  await moveBooking(env, booking.id, tuesdayAtNine, 'amal@rihla.example', { isStaff: true });
  setTime(Date.parse(tuesdayAtNine) - 60 * 60_000 - 1);
  await run();
  expect(sent()).toHaveLength(1);
  setTime(Date.parse(tuesdayAtNine) - 60 * 60_000);
  await run();
  expect(sent()).toHaveLength(2);
});

it('sends nothing about a cancelled demo, not even what was queued', async () => {
  const { booking } = await bookDemo(thursday, asked);
  await queueBookingMessages(on);
  await cancelBooking(env, booking.id, 'visitor');
  setTime(dayBefore(thursday));
  await run();
  expect(sent()).toEqual([]);
  const { results } = await env.DB.prepare('SELECT * FROM whatsapp_people WHERE phone = ?').bind(phone).all();
  expect(results).toEqual([]);
});

it('sends nothing that no one has asked for', async () => {
  await bookDemo(thursday, { phone: asked.phone });
  setTime(dayBefore(thursday));
  await run();
  expect(sent()).toEqual([]);
});

async function block(): Promise<void> {
  await webhook(payloadOf(messageFrom({ phone }, 'Buy my watches')));
  await env.DB.prepare("UPDATE whatsapp_people SET blocked_by = 'amal@rihla.example' WHERE phone = ?")
    .bind(phone)
    .run();
}

const [confirmation] = templates;

it.each([
  ['off', templates, { ...env }],
  ['no_confirmation', templates.slice(1), on],
  ['no_confirmation', [{ ...confirmation, status: 'PAUSED' }], on],
  ['wrong_values', [template('booking_confirmation', 'en', 'Hello {{1}}')], on],
  ['stopped', templates, on],
  ['blocked', templates, on],
] as const)('says on the record why nothing is sent: %s', async (note, listed, bindings) => {
  graph.templates = [...listed];
  if (note === 'stopped') await webhook(payloadOf(messageFrom({ phone }, 'STOP')));
  if (note === 'blocked') await block();
  const before = graph.sent.length;
  const { submission } = await bookDemo(thursday, asked);
  await run(bindings);
  expect(graph.sent).toHaveLength(before);
  expect(await stateOf(submission.id)).toEqual({ note, sent: [], askedAt: submission.submitted_at });
});

it('sends no reminder after STOP, and again after START', async () => {
  const { submission } = await bookDemo(thursday, asked);
  await run();
  await webhook(payloadOf(messageFrom({ phone }, 'STOP')));
  setTime(dayBefore(thursday));
  const templatesSent = () => graph.sent.filter(({ type }) => type === 'template').length;
  await run();
  expect(templatesSent()).toBe(1);
  expect(await stateOf(submission.id)).toMatchObject({ note: 'stopped' });
  await webhook(payloadOf(messageFrom({ phone }, 'START')));
  await run();
  expect(templatesSent()).toBe(2);
  expect(await stateOf(submission.id)).toMatchObject({ note: null });
});

it('does not let fifty messages that cannot be sent hold up the next', async () => {
  for (let i = 0; i < 50; i += 1) {
    await storeBooking({ phone: '050 123 4567', whatsappConsentAt: monday, demoAt: tuesdayAtNine });
  }
  const [startsAt, endsAt] = [tuesdayAtNine, tuesdayAtTen];
  await database(env).update(bookings).set({ startsAt, endsAt, createdAt: monday, changedAt: monday });
  await bookDemo(thursday, { ...asked, email: 'other@gulf.example' });
  await run();
  expect(sent()).toEqual([]);
  await run();
  expect(sent().map(([to]) => to)).toEqual([phone]);
});

it('confirms once, even when its message is deleted before the demo', async () => {
  const bindings = { ...on, CHAT_RETENTION_DAYS: '1' };
  await bookDemo(friday, asked);
  await run();
  setTime('2026-11-24T04:00:00.001Z');
  await purgeExpired(bindings);
  const { results } = await env.DB.prepare("SELECT * FROM whatsapp_messages WHERE about LIKE '%confirmation'").all();
  expect(results).toEqual([]);
  await run();
  expect(sent()).toHaveLength(1);
  setTime(dayBefore(friday));
  await run();
  expect(sent().map(([, name]) => name)).toEqual(['booking_confirmation', 'booking_reminder']);
});

it('confirms within a day of the booking, and not later', async () => {
  graph.templates = [];
  await bookDemo(friday, asked);
  await run();
  graph.templates = templates;
  setTime('2026-11-24T04:00:00.000Z');
  await run();
  expect(sent()).toEqual([]);
  setTime('2026-11-24T03:59:59.999Z');
  await run();
  expect(sent()).toHaveLength(1);
});

it('shows on the record how far each message came', async () => {
  const { submission } = await bookDemo(thursday, asked);
  await run();
  await webhook(payloadOf({ statuses: [{ id: 'wamid.out-2', status: 'read' }] }));
  expect(await stateOf(submission.id)).toMatchObject({ note: null, sent: [{ kind: 'confirmation', status: 'read' }] });
});

it.each(['', '050 123 4567', '12'])('needs a number with the code of its country: “%s”', async (typed) => {
  await expectRefusal(postDemo(thursday, { phone: typed, whatsappReminders: true }), [
    422,
    'validation_failed',
    /^phone: Please enter your number with its country code/,
  ]);
  expect((await postDemo(thursday, { phone: typed })).status).toBe(201);
});

it('confirms right after a form that the browser posts', async () => {
  const { id: _, formType: _type, ...fields } = demoRequest({ phone: '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧' }) as Record<string, string>;
  const body = new URLSearchParams({
    ...fields,
    preferredDate: '2026-11-26',
    preferredTime: '9-10 AM',
    whatsappReminders: 'on',
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://rihla.example' };
  const answer = await requestWith(whatsappOn, '/forms/demo', { method: 'POST', headers, body });
  expect(answer.status).toBe(303);
  expect(sent().map(([to, name]) => [to, name])).toEqual([[phone, 'booking_confirmation']]);
});

it('forgets its messages with the record, and the number that has written nothing', async () => {
  const { submission } = await bookDemo(thursday, asked);
  await run();
  await erasePersonalData(env, submission.email, 'amal@rihla.example');
  for (const table of ['whatsapp_people WHERE phone = ?', "chat_messages WHERE message LIKE ?1 || '%'"]) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${table}`)
      .bind(table.includes('LIKE') ? 'Hello Layla' : phone)
      .all();
    expect(results, table).toEqual([]);
  }
  const chats = await env.DB.prepare('SELECT count(*) AS n FROM chat_sessions').first('n');
  expect(chats).toBe(1);
});

it('sends no more to a number that was erased', async () => {
  const { submission } = await bookDemo(thursday, asked);
  await run();
  const sql = 'SELECT session_id FROM whatsapp_people WHERE phone = ?';
  const session = await env.DB.prepare(sql).bind(phone).first<string>('session_id');
  expect((await asStaff(`/api/admin/chats/${session}`, { method: 'DELETE' }, whatsappOn)).status).toBe(204);
  setTime(dayBefore(thursday));
  await run();
  expect(sent()).toHaveLength(1);
  expect(await stateOf(submission.id)).toEqual({ askedAt: null, note: 'erased', sent: [] });
});
