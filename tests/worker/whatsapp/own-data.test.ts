import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MyConversation } from '#shared/contracts/privacy.ts';
import { chatSession } from '#worker/chat/rpc.ts';
import { pseudonymOf } from '#worker/db/audit.ts';
import { database } from '#worker/db/client.ts';
import { dataLinkExists } from '#worker/db/data-links.ts';
import { whatsappPeople } from '#worker/db/schema.ts';
import { queueBookingMessages } from '#worker/whatsapp/bookings.ts';
import { deliverWhatsapp } from '#worker/whatsapp/deliver.ts';
import { eraseConversation } from '#worker/whatsapp/erase.ts';
import { asksForOwnData } from '#worker/whatsapp/own-data.ts';
import { beginOnMonday, bookDemo } from '../support/bookings.ts';
import { jsonPost } from '../support/faults.ts';
import { wholeDatabase } from '../support/my-data.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';
import { openPage, postPage } from '../support/token-pages.ts';
import {
  messageFrom,
  mockGraph,
  noWhatsapp,
  payloadOf,
  transcriptWith,
  webhook,
  whatsappOn,
} from '../support/whatsapp.ts';

const omar = { phone: '971501234567', name: 'Omar' };
const noura = { userId: 'AE.1349', name: 'Noura' };
const erasePath = '/my-data/erase';

let graph: ReturnType<typeof mockGraph>;

beforeEach(async () => {
  await noWhatsapp();
  await beginOnMonday();
  await emptyTables('data_links', 'audit_log', 'chat_erasures');
  graph = mockGraph();
});

async function write(text: string, from: Parameters<typeof messageFrom>[0] = omar): Promise<void> {
  vi.setSystemTime(Date.now() + 60_000);
  await webhook(payloadOf(messageFrom(from, text)));
}

const newestText = () => {
  const { text, interactive } = graph.sent.at(-1)!;
  return text?.body ?? interactive!.body.text;
};

function newestToken(): string {
  return decodeURIComponent(/\/my-data\?token=(\S+)$/.exec(newestText())![1]!);
}

/** Asks for the link, and returns its token. */
async function ask(from: Parameters<typeof messageFrom>[0] = omar): Promise<string> {
  await write('my data', from);
  return newestToken();
}

it.each([
  'My data',
  'Delete my data please',
  'I want to see all my personal data',
  'What do you have stored about me?',
  'Can you erase this conversation?',
  'please remove my number',
  'Send me my data',
  '«بياناتي»',
  'احذفوا بياناتي',
  'أبي أشوف بياناتي',
  'امسحوا رقمي من فضلكم',
  'وش عندكم عني؟',
  'أريد نسخة من بياناتي الشخصية',
])('sends a link to whoever asks for their own data: %s', async (text) => {
  await write(text);
  expect(newestText()).toMatch(/https:\/\/rihla\.example\/(?:ar\/)?my-data\?token=\S+$/);
});

it.each([
  'Can the AI Auditor see my data?',
  'Where is my data stored?',
  'How do you protect my data?',
  'Does the AI Data Analyst delete my sales data?',
  'Show me the prices',
  'هل بياناتي آمنة؟',
  'هل يحلل النظام بياناتي المالية؟',
])('leaves to Joe what asks for something else: %s', (text) => {
  expect(asksForOwnData(text)).toBe(false);
});

it('opens a page with the conversation, and keeps the secret from the database', async () => {
  await write('What is Lagentry?');
  const token = await ask();
  const page = await openPage(token);
  expect(page.status).toBe(200);
  const html = await page.text();
  for (const text of ['+971501234567', 'Omar', 'What is Lagentry?', 'my data', 'Your conversation on WhatsApp']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('**');
  const secret = token.split('.').at(-1)!;
  expect(JSON.stringify(await wholeDatabase())).not.toContain(secret);
  const session = await env.DB.prepare('SELECT session_id FROM whatsapp_people').first<string>('session_id');
  const shown = await (await getAsStaff(`/api/admin/chats/${session}`)).text();
  expect(shown).toContain('This link shows everything that we store about you here');
  expect(shown).not.toContain(secret);
});

it('answers in Arabic with a link to the Arabic page', async () => {
  await write('بياناتي');
  expect(newestText()).toContain('يعرض هذا الرابط كل ما نحفظه عنكم هنا');
  expect(newestText()).toContain('https://rihla.example/ar/my-data?token=');
  const html = await (await openPage(newestToken(), {}, '/ar/my-data')).text();
  expect(html).toContain('محادثتكم عبر واتساب');
  expect(await env.DB.prepare('SELECT locale FROM chat_sessions').all()).toMatchObject({ results: [{ locale: 'ar' }] });
});

it('shows the words that Joe wrote on WhatsApp, not those of the site', async () => {
  vi.setSystemTime(Date.parse('2026-11-22T12:00:00.000Z'));
  await write('I want to talk to a real person');
  const html = await (await openPage(await ask())).text();
  expect(html).toContain('Our team will reply here');
  expect(html).not.toContain('will reply by email');
});

it('offers the conversation as a file', async () => {
  await write('What is Lagentry?', noura);
  const token = await ask(noura);
  const data = await (await openPage(token, {}, '/my-data/export')).json<MyConversation>();
  expect(data.whatsapp).toEqual({ phone: null, user_id: 'AE.1349', name: 'Noura', locale: 'en', stopped_at: null });
  expect(data.chats.map(({ by }) => by)).toEqual(['joe', 'visitor', 'joe', 'visitor']);
  expect(data.chats.at(-1)).toMatchObject({ text: 'What is Lagentry?', file: null, purge_at: expect.any(String) });
  expect(data.links).toHaveLength(1);
});

it('shows the wish for messages about a demo, and no more of the form', async () => {
  graph.templates = [
    {
      name: 'booking_confirmation',
      language: 'en',
      status: 'APPROVED',
      components: [{ type: 'BODY', text: 'Your demo is booked, {{1}}: {{2}}.' }],
    },
  ];
  await write('What is Lagentry?');
  const { submission } = await bookDemo('2026-11-26T05:00:00.000Z', {
    phone: '+971 50 123 4567',
    whatsappReminders: true,
    company: 'Secret Trading',
  });
  await queueBookingMessages({ ...env, ...whatsappOn });
  await deliverWhatsapp({ ...env, ...whatsappOn });
  const token = await ask();
  const { chats } = await (await openPage(token, {}, '/my-data/export')).json<MyConversation>();
  expect(chats.find(({ text }) => text.startsWith('Your demo is booked'))?.by).toBe('colleague');
  const html = await (await openPage(token)).text();
  expect(html).toContain('Thursday, 26 November, 9:00–10:00 AM, Gulf Standard Time');
  for (const text of ['Secret Trading', submission.email]) expect(html).not.toContain(text);
});

it('sends at most three links an hour, and then says that the newest works', async () => {
  const tokens = [await ask(), await ask(), await ask()];
  expect(new Set(tokens).size).toBe(3);
  await write('my data');
  expect(newestText()).toBe('Our newest link, above, still works. You can get another one within the hour.');
  await ask(noura);
  vi.setSystemTime(Date.now() + 61 * 60_000);
  expect(tokens).not.toContain(await ask());
});

it('opens a link for an hour', async () => {
  const token = await ask();
  vi.setSystemTime(Date.now() + 60 * 60_000 - 1);
  expect((await openPage(token)).status).toBe(200);
  vi.setSystemTime(Date.now() + 1);
  expect((await openPage(token)).status).toBe(404);
});

it('answers someone who has ended all messages, without ending that', async () => {
  await write('STOP');
  const token = await ask();
  expect((await openPage(token)).status).toBe(200);
  const before = graph.sent.length;
  await write('What is Lagentry?');
  expect(graph.sent).toHaveLength(before);
});

it('answers the two words alone while a colleague answers', async () => {
  await write('What is Lagentry?');
  const session = (await env.DB.prepare('SELECT session_id FROM whatsapp_people').first<string>('session_id'))!;
  const text = { id: crypto.randomUUID(), text: 'Hello Omar, this is Amal.' };
  await asStaff(`/api/admin/chats/${session}/messages`, jsonPost(text), whatsappOn);
  const before = graph.sent.length;
  await write('Can you delete my data from the sandbox?');
  await write('Delete my data');
  expect(graph.sent).toHaveLength(before);
  await ask();
  expect(graph.sent).toHaveLength(before + 1);
});

it('erases the conversation and what belongs to the number, once', async () => {
  graph.files.set('media-3', new Uint8Array([1, 2, 3]));
  await write('My passport number is P1234567');
  await webhook(
    payloadOf(
      messageFrom(omar, '', { type: 'audio', text: undefined, audio: { id: 'media-3', mime_type: 'audio/ogg' } }),
    ),
  );
  const session = (await env.DB.prepare('SELECT session_id FROM whatsapp_people').first<string>('session_id'))!;
  const token = await ask();
  const answers = await Promise.all(Array.from({ length: 3 }, () => postPage(erasePath, { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 404, 404]);
  const erased = answers.find(({ status }) => status === 303);
  expect(erased?.headers.get('location')).toBe('/my-data/conversation-erased');
  const tables = [
    'whatsapp_messages',
    'whatsapp_people',
    'whatsapp_words',
    'chat_messages',
    'chat_sessions',
    'data_links',
  ];
  for (const table of [...tables, 'chat_erasures']) {
    expect((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results, table).toEqual([]);
  }
  expect((await env.FILES!.list({ prefix: 'conversation/' })).objects).toEqual([]);
  expect((await chatSession(env, session).conversation(session)).messages).toEqual([]);
  const { results } = await env.DB.prepare('SELECT action, detail, done_by FROM audit_log').all();
  expect(results).toEqual([
    { action: 'personal_data_erased', detail: await pseudonymOf(env, '971501234567'), done_by: 'owner' },
  ]);
  await expectRefusal(openPage(token), [404, 'page', '/my-data/expired: ']);
});

it('erases nothing once the link has gone', async () => {
  await write('Hello');
  await ask();
  const person = (await database(env).select().from(whatsappPeople).get())!;
  await emptyTables('data_links');
  const before = await wholeDatabase();
  expect(await eraseConversation(env, person, 'owner', dataLinkExists('gone'))).toBe(false);
  expect(await wholeDatabase()).toEqual(before);
  expect((await chatSession(env, person.sessionId).conversation(person.sessionId)).messages).not.toEqual([]);
});

it('keeps the number alone of someone who has ended all messages', async () => {
  await write('STOP');
  await postPage(erasePath, { token: await ask() });
  const { results } = await env.DB.prepare('SELECT phone, name FROM whatsapp_people').all();
  expect(results).toEqual([{ phone: '971501234567', name: null }]);
  const { results: words } = await env.DB.prepare(`SELECT word FROM whatsapp_words WHERE word NOT LIKE '+%'`).all();
  expect(words).toEqual([]);
});

it('changes nothing that belongs to an address', async () => {
  const token = await ask();
  const before = await wholeDatabase();
  for (const [path, fields] of [
    ['/my-data/newsletter', { subscribe: 'yes' }],
    ['/my-data/withdraw', { id: crypto.randomUUID() }],
    ['/my-data/keep', { id: crypto.randomUUID() }],
  ] as const) {
    expect((await postPage(path, { token, ...fields })).status, path).toBe(404);
  }
  expect(await wholeDatabase()).toEqual(before);
});

it('downloads a file of the conversation, which is logged, and none of another', async () => {
  for (const [name, from] of [
    ['media-4', omar],
    ['media-5', noura],
  ] as const) {
    graph.files.set(name, new Uint8Array([1, 2, 3]));
    const audio = { type: 'audio', text: undefined, audio: { id: name, mime_type: 'audio/ogg' } };
    await webhook(payloadOf(messageFrom(from, '', audio)));
  }
  const { results } = await env.DB.prepare(
    `SELECT whatsapp_messages.id, phone FROM whatsapp_messages JOIN whatsapp_people ON whatsapp_people.id = person_id
     WHERE file_key IS NOT NULL`,
  ).all<{ id: string; phone: string | null }>();
  const idOf = (phone: string | null) => results.find((one) => one.phone === phone)!.id;
  const token = await ask();
  const html = await (await openPage(token)).text();
  expect(html).toContain(`/my-data/files/${idOf(omar.phone)}?token=`);
  const file = await openPage(token, {}, `/my-data/files/${idOf(omar.phone)}`);
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="audio.ogg"; filename*=UTF-8''audio.ogg`,
  ]);
  expect((await openPage(token, {}, `/my-data/files/${idOf(null)}`)).status).toBe(404);
  const audited = await env.DB.prepare('SELECT action, detail, done_by FROM audit_log').all();
  expect(audited.results).toEqual([{ action: 'attachment_downloaded', detail: idOf(omar.phone), done_by: 'owner' }]);
});

it('shows nothing of an address or of another number', async () => {
  await write('I am Noura and my secret is P7654321', noura);
  const html = await (await openPage(await ask())).text();
  expect(html).not.toContain('P7654321');
  expect((await transcriptWith(omar.phone)).length).toBe(2);
});
