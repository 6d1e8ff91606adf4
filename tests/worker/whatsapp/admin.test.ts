import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatSessionSummary } from '#shared/contracts/chat.ts';
import type { Person } from '#shared/contracts/contact.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { deliverWhatsapp } from '#worker/whatsapp/deliver.ts';
import { jsonPost } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import {
  graphError,
  messageFrom,
  mockGraph,
  noWhatsapp,
  payloadOf,
  transcriptWith,
  webhook,
  whatsappOn,
} from '../support/whatsapp.ts';

const start = Date.parse('2031-01-20T08:00:00.000Z');
beforeEach(async () => {
  await noWhatsapp();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});

const omar = { phone: '971501234567', name: 'Omar' };

async function sessionOf(phone: string): Promise<string> {
  const sql = 'SELECT session_id FROM whatsapp_people WHERE phone = ?';
  return (await env.DB.prepare(sql).bind(phone).first<string>('session_id'))!;
}

async function write(body: object, session?: string): Promise<Response> {
  const path = `/api/admin/chats/${session ?? (await sessionOf(omar.phone))}/messages`;
  return asStaff(path, jsonPost({ id: crypto.randomUUID(), ...body }), whatsappOn);
}

const approved = {
  name: 'back_to_you',
  language: 'en',
  status: 'APPROVED',
  components: [{ type: 'BODY', text: 'Hello {{1}}, we are back: {{2}}' }],
};

it('sends a text of staff once, while Joe is silent', async () => {
  const graph = mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  const message = { id: crypto.randomUUID(), text: 'Hello Omar, shall we call you?' };
  expect((await write(message)).status).toBe(202);
  expect((await write(message)).status).toBe(202);
  await webhook(payloadOf(messageFrom(omar, 'Yes, what is the price?')));
  expect(graph.textsTo(omar.phone).slice(1)).toEqual(['*Amal*\nHello Omar, shall we call you?']);
  expect((await transcriptWith(omar.phone)).map(([by]) => by)).toEqual([
    'person',
    'joe',
    'amal@rihla.example',
    'person',
  ]);
});

it.each([
  [24 * 60 * 60_000 - 1, 202],
  [24 * 60 * 60_000, 409],
])('takes a text for a day after the last message of the person: %i ms', async (later, status) => {
  const graph = mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  vi.setSystemTime(start + later);
  const answer = await write({ text: 'Are you still there?' });
  expect(answer.status).toBe(status);
  if (status === 409) expect(await answer.json()).toMatchObject({ code: 'window_closed' });
  expect(graph.sent).toHaveLength(status === 202 ? 2 : 1);
});

it('sends an approved template with its values after the window', async () => {
  const graph = mockGraph();
  graph.templates = [approved, { ...approved, name: 'draft', status: 'PENDING' }];
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  vi.setSystemTime(start + 48 * 60 * 60_000);
  const template = { name: 'back_to_you', language: 'en', values: ['Omar', 'tomorrow'] };
  expect((await write({ template })).status).toBe(202);
  expect(graph.sent.at(-1)).toMatchObject({
    type: 'template',
    template: {
      name: 'back_to_you',
      language: { code: 'en' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Omar' },
            { type: 'text', text: 'tomorrow' },
          ],
        },
      ],
    },
  });
  expect((await transcriptWith(omar.phone)).at(-1)).toEqual([
    'amal@rihla.example',
    'Hello Omar, we are back: tomorrow',
  ]);
  await expectRefusal(write({ template: { ...template, name: 'draft' } }), [422, 'validation_failed', /no approved/]);
  await expectRefusal(write({ template: { ...template, values: ['Omar'] } }), [422, 'validation_failed', /2 values/]);
  const listed = await getAsStaff('/api/admin/whatsapp/templates', whatsappOn);
  expect(await listed.json()).toMatchObject({
    items: [
      {
        name: 'back_to_you',
        language: 'en',
        status: 'APPROVED',
        text: 'Hello {{1}}, we are back: {{2}}',
        values: ['1', '2'],
      },
      { name: 'draft', status: 'PENDING' },
    ],
  });
});

it('refuses a message with the id of another one, and sends the same one once', async () => {
  const graph = mockGraph();
  graph.templates = [approved];
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  const template = (first: string) => ({ name: 'back_to_you', language: 'en', values: [first, 'tomorrow'] });
  const [id, text] = [crypto.randomUUID(), crypto.randomUUID()];
  expect((await write({ id: text, text: 'Hello Omar' })).status).toBe(202);
  expect((await write({ id, template: template('Omar') })).status).toBe(202);
  expect((await write({ id, template: template('Omar') })).status).toBe(202);
  expect((await write({ id, text: 'Hello Omar, we are back: tomorrow' })).status).toBe(202);
  const answer = await env.DB.prepare('SELECT id FROM chat_messages WHERE is_bot').first<string>('id');
  for (const body of [
    { id, template: template('Ali') },
    { id: text, template: template('Omar') },
    { id: text, text: 'Hello Ali' },
    { id, text: 'Hello Ali' },
    { id: answer, text: 'Hello Ali' },
  ]) {
    await expectRefusal(write(body), [409, 'id_already_used', /^Nothing was sent: another message has this id/]);
  }
  expect(graph.sent).toHaveLength(3);
});

it('lists the conversations of the channel, with the person and the ticks', async () => {
  mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  await webhook(payloadOf({ statuses: [{ id: 'wamid.out-1', status: 'failed', errors: [{ code: 131047 }] }] }));
  const list = async (channel: string) =>
    (await (await getAsStaff(`/api/admin/chats?channel=${channel}`)).json<{ items: ChatSessionSummary[] }>()).items;
  const whatsapp = {
    phone: '+971501234567',
    userId: null,
    name: 'Omar',
    locale: 'en',
    windowEndsAt: '2031-01-21T08:00:00.000Z',
    stopped: false,
    blocked: false,
  };
  expect(await list('site')).toEqual([]);
  const [chat] = await list('whatsapp');
  expect(chat).toMatchObject({ channel: 'whatsapp', whatsapp, first_question: 'What is Lagentry?' });
  const detail = await (await getAsStaff(`/api/admin/chats/${chat!.session_id}`)).json<{ deliveries: object }>();
  expect(detail).toMatchObject({ whatsapp });
  expect(Object.values(detail.deliveries)).toEqual([
    { status: 'failed', reason: 'The last message of this person is more than a day old: send a template.' },
  ]);
});

it('names the channel as soon as it is on or has a conversation', async () => {
  mockGraph();
  const hasWhatsapp = async (bindings = {}) =>
    (await (await getAsStaff('/api/admin/chats', bindings)).json<{ hasWhatsapp: boolean }>()).hasWhatsapp;
  expect([await hasWhatsapp(), await hasWhatsapp(whatsappOn)]).toEqual([false, true]);
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  expect(await hasWhatsapp()).toBe(true);
});

it('marks a person who waits until a colleague writes', async () => {
  mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  const waiting = async () => {
    const { items } = await (await getAsStaff('/api/admin/chats')).json<{ items: ChatSessionSummary[] }>();
    const { chats } = await (await getAsStaff(`/api/admin/person?phone=${omar.phone}`)).json<Person>();
    return [items[0]?.waiting, chats[0]?.waiting];
  };
  expect(await waiting()).toEqual([false, false]);
  await webhook(payloadOf(messageFrom(omar, 'I want to talk to a person')));
  expect(await waiting()).toEqual([true, true]);
  expect((await write({ text: 'Hello Omar, I am Amal.' })).status).toBe(202);
  expect(await waiting()).toEqual([false, false]);
});

it.each(['always', 'never'])('announces a person who waits, whether or not staff are there: %s', async (there) => {
  mockGraph();
  await env.DB.prepare(`INSERT INTO webhooks (id, url, secret, events, format, created_at)
    VALUES ('waits', 'https://crm.test/hook', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', '["chat.waiting"]', 'standard', '2026-11-25')`).run();
  const people = { CHAT_PEOPLE: there } as typeof whatsappOn;
  await webhook(payloadOf(messageFrom(omar, 'I want to talk to a person')), undefined, people);
  const events = `SELECT count(*) AS n FROM webhook_deliveries WHERE webhook_id = 'waits'`;
  await expect.poll(() => env.DB.prepare(events).first('n')).toBe(1);
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM webhook_deliveries WHERE webhook_id = 'waits'`),
    env.DB.prepare(`DELETE FROM webhooks WHERE id = 'waits'`),
  ]);
});

it('lists the templates that need nothing but the values of their text', async () => {
  const graph = mockGraph();
  const header = (rest: object) => ({ ...approved, components: [...approved.components, { type: 'HEADER', ...rest }] });
  const buttons = { type: 'BUTTONS', buttons: [{ type: 'URL', url: 'https://rihla.example/{{1}}' }] };
  graph.templates = [
    { ...header({ format: 'TEXT', text: 'News' }), name: 'plain_header' },
    { ...header({ format: 'IMAGE' }), name: 'picture' },
    { ...header({ format: 'TEXT', text: 'For {{1}}' }), name: 'value_in_header' },
    { ...approved, name: 'value_in_button', components: [...approved.components, buttons] },
  ];
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  const listed = await getAsStaff('/api/admin/whatsapp/templates', whatsappOn);
  expect((await listed.json<{ items: { name: string }[] }>()).items.map(({ name }) => name)).toEqual(['plain_header']);
});

it('sends the names of named values', async () => {
  const graph = mockGraph();
  const text = 'Hello {{first_name}}, we are back.';
  graph.templates = [{ ...approved, components: [{ type: 'BODY', text }] }];
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  const template = { name: 'back_to_you', language: 'en', values: ['Omar'] };
  expect((await write({ template })).status).toBe(202);
  expect(graph.sent.at(-1)).toMatchObject({
    template: {
      components: [{ type: 'body', parameters: [{ type: 'text', parameter_name: 'first_name', text: 'Omar' }] }],
    },
  });
});

it('keeps a picture for staff, and says that Joe reads texts only', async () => {
  const graph = mockGraph();
  graph.files.set(
    'media-1',
    Uint8Array.from(atob('iVBORw0KGgo='), (sign) => sign.charCodeAt(0)),
  );
  const picture = { type: 'image', text: undefined, image: { id: 'media-1', mime_type: 'image/png' } };
  await webhook(payloadOf(messageFrom(omar, '', picture)));
  expect(await transcriptWith(omar.phone)).toEqual([
    ['person', '[File: image.png]'],
    ['joe', 'I can read texts only. A colleague can look at what you sent.'],
  ]);
  expect(graph.sent[0]?.interactive?.action.buttons).toEqual([
    { type: 'reply', reply: { id: 'contact_team', title: 'Talk to a person' } },
  ]);
  const session = await sessionOf(omar.phone);
  const [{ id }] = (
    await env.DB.prepare(`SELECT id FROM whatsapp_messages WHERE status = 'handled'`).all<{ id: string }>()
  ).results as [{ id: string }];
  const file = await getAsStaff(`/api/admin/chats/${session}/files/${id}`);
  expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, 8]);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  const chat = await (await getAsStaff(`/api/admin/chats/${session}`)).json<{ files: object }>();
  expect(chat.files).toEqual({ [id]: 'image.png' });
});

it('stores nothing of a person whom staff have blocked', async () => {
  const graph = mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  const path = `/api/admin/chats/${await sessionOf(omar.phone)}/block`;
  const block = (blocked: boolean) => asStaff(path, { ...jsonPost({ blocked }), method: 'PUT' }, whatsappOn);
  expect((await block(true)).status).toBe(204);
  await webhook(payloadOf(messageFrom(omar, 'Buy my watches')));
  expect(await transcriptWith(omar.phone)).toHaveLength(2);
  await block(false);
  await webhook(payloadOf(messageFrom(omar, 'Are you hiring?')));
  expect(await transcriptWith(omar.phone)).toHaveLength(4);
  expect(graph.sent).toHaveLength(2);
});

it('sends nothing to a person whom staff have blocked, not even what was queued', async () => {
  expectLogs('whatsapp_refused');
  let isBusy = false;
  const graph = mockGraph(() => (isBusy ? graphError(130429, 429) : undefined));
  graph.templates = [approved];
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  isBusy = true;
  const template = { name: 'back_to_you', language: 'en', values: ['Omar', 'tomorrow'] };
  expect((await write({ template })).status).toBe(202);
  isBusy = false;
  const session = await sessionOf(omar.phone);
  await asStaff(`/api/admin/chats/${session}/block`, { ...jsonPost({ blocked: true }), method: 'PUT' }, whatsappOn);
  await expectRefusal(write({ template }), [409, 'status_changed', 'This person is blocked.']);
  vi.setSystemTime(start + 60 * 60_000);
  await deliverWhatsapp({ ...env, ...whatsappOn });
  expect(graph.sent).toHaveLength(1);
  const chat = await (await getAsStaff(`/api/admin/chats/${session}`)).json<{ deliveries: object }>();
  expect(Object.values(chat.deliveries)).toContainEqual({ status: 'failed', reason: 'blocked' });
});

it('deletes a template with its conversation at the end of its time', async () => {
  const graph = mockGraph();
  graph.templates = [approved];
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  await write({ template: { name: 'back_to_you', language: 'en', values: ['Omar', 'tomorrow'] } });
  vi.setSystemTime(start + 89 * 24 * 60 * 60_000);
  await purgeExpired(env);
  expect(await transcriptWith(omar.phone)).toHaveLength(3);
  vi.setSystemTime(start + 91 * 24 * 60 * 60_000);
  await purgeExpired(env);
  for (const table of ['whatsapp_messages', 'whatsapp_people', 'whatsapp_words', 'chat_messages', 'chat_sessions']) {
    expect((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results, table).toEqual([]);
  }
});

it('erases a conversation for an administrator, its files too', async () => {
  const graph = mockGraph();
  graph.files.set('media-2', new Uint8Array([1, 2, 3]));
  const voice = { type: 'audio', text: undefined, audio: { id: 'media-2', mime_type: 'audio/ogg' } };
  await webhook(payloadOf(messageFrom(omar, 'My passport number is P1234567')));
  await webhook(payloadOf(messageFrom(omar, '', voice)));
  const session = await sessionOf(omar.phone);
  expect((await asStaff(`/api/admin/chats/${session}`, { method: 'DELETE' }, whatsappOn)).status).toBe(204);
  const tables = ['whatsapp_messages', 'whatsapp_people', 'whatsapp_words', 'chat_messages', 'chat_sessions'];
  for (const table of [...tables, 'chat_erasures']) {
    expect((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results, table).toEqual([]);
  }
  expect((await env.FILES!.list({ prefix: 'conversation/' })).objects).toEqual([]);
});
