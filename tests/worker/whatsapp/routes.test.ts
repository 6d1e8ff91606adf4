import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { expectRefusal } from '../support/refusal.ts';
import {
  messageFrom,
  mockGraph,
  noWhatsapp,
  payloadOf,
  signatureOf,
  transcriptWith,
  webhook,
  whatsappOn,
} from '../support/whatsapp.ts';

beforeEach(noWhatsapp);

const omar = { phone: '971501234567' };
const rows = async () => (await env.DB.prepare('SELECT wamid, status FROM whatsapp_messages').all()).results;

it('answers Meta’s challenge, and no one else’s', async () => {
  const ask = (token: string) =>
    requestWith(
      whatsappOn,
      `/api/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
    );
  const answer = await ask('verify-me');
  expect([answer.status, await answer.text()]).toEqual([200, '1158201444']);
  await expectRefusal(ask('verify-you'), [403, 'access_denied', 'You are not allowed to do this.']);
});

it('is off without its four settings', async () => {
  expectLogs('not_configured');
  const body = payloadOf(messageFrom(omar, 'Hi'));
  for (const name of ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']) {
    await expectRefusal(webhook(body, signatureOf(body), { [name]: '' }), [
      404,
      'not_configured',
      'This part of the site is not turned on. Nothing was saved.',
    ]);
  }
});

it('stores nothing of a body that Meta has not signed', async () => {
  mockGraph();
  const body = payloadOf(messageFrom(omar, 'Hi'));
  for (const signature of ['', 'sha256=', signatureOf(body, 'another'), signatureOf(`${body} `)]) {
    await expectRefusal(webhook(body, signature), [401, 'sign_in_required', 'The signature does not fit the body.']);
  }
  expect(await rows()).toEqual([]);
  expect((await webhook(body)).status).toBe(200);
  expect(await rows()).toHaveLength(2);
});

it('answers a question in the conversation, and says once who Joe is', async () => {
  const graph = mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  await webhook(payloadOf(messageFrom(omar, 'Are you hiring?')));
  const [first, second] = graph.textsTo('971501234567');
  expect(first).toContain('I’m Joe, the AI assistant');
  expect(first).toContain('https://rihla.example/privacy');
  expect(first).not.toContain('**');
  expect(second).not.toContain('AI assistant');
  const transcript = await transcriptWith('971501234567');
  expect(transcript.map(([by]) => by)).toEqual(['person', 'joe', 'person', 'joe']);
  expect(transcript[2]).toEqual(['person', 'Are you hiring?']);
});

it('stores a message once that comes twice, also in the same second', async () => {
  const graph = mockGraph();
  const body = payloadOf(messageFrom(omar, 'What is Lagentry?'));
  const responses = await Promise.all([webhook(body), webhook(body), webhook(body)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  await webhook(body);
  expect((await transcriptWith('971501234567')).map(([by]) => by)).toEqual(['person', 'joe']);
  expect(graph.sent).toHaveLength(1);
});

it('reads a person without a number, and joins both once they belong together', async () => {
  const graph = mockGraph();
  await webhook(payloadOf(messageFrom({ userId: 'AE.1349' }, 'What is Lagentry?')));
  expect(graph.sent[0]).toMatchObject({ recipient: 'AE.1349' });
  await webhook(payloadOf(messageFrom(omar, 'Are you hiring?')));
  await webhook(payloadOf(messageFrom({ userId: 'AE.1349', ...omar }, 'Where is your office?')));
  const { results } = await env.DB.prepare('SELECT user_id, phone FROM whatsapp_people').all();
  expect(results).toEqual([{ user_id: 'AE.1349', phone: '971501234567' }]);
  const transcript = await transcriptWith('971501234567');
  expect(transcript.filter(([by]) => by === 'person').map(([, text]) => text)).toEqual([
    'What is Lagentry?',
    'Are you hiring?',
    'Where is your office?',
  ]);
  const chats = await env.DB.prepare('SELECT message_count FROM chat_sessions').all();
  expect(chats.results).toEqual([{ message_count: 6 }]);
});

it('keeps to a person whose number another one has now', async () => {
  mockGraph();
  await webhook(payloadOf(messageFrom({ userId: 'AE.1', ...omar }, 'Hello')));
  await webhook(payloadOf(messageFrom({ userId: 'AE.2', ...omar }, 'Hello')));
  const { results } = await env.DB.prepare('SELECT user_id, phone FROM whatsapp_people ORDER BY user_id').all();
  expect(results).toEqual([
    { user_id: 'AE.1', phone: null },
    { user_id: 'AE.2', phone: '971501234567' },
  ]);
});

it('uses the time of Meta, and ignores messages of another number of the account', async () => {
  mockGraph();
  const late = messageFrom(omar, 'Hello', { timestamp: '1790000000' });
  await webhook(payloadOf(late));
  const other = payloadOf(messageFrom({ phone: '971509999999' }, 'Hi')).replace('100200300', '999');
  expect((await webhook(other)).status).toBe(200);
  const { results } = await env.DB.prepare('SELECT phone, received_at FROM whatsapp_people').all();
  expect(results).toEqual([{ phone: '971501234567', received_at: '2026-09-21T14:13:20.999Z' }]);
});

it('hands over to a person, and says when the office answers', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-18T12:00:00.000Z') });
  const graph = mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'I want to talk to a real person')));
  expect(graph.textsTo('971501234567').at(-1)).toContain('Our team will reply here');
  expect(graph.textsTo('971501234567').at(-1)).not.toContain('email');
});

it('ends all messages with STOP, and begins again with START', async () => {
  const graph = mockGraph();
  for (const word of ['Stop!', 'What is Lagentry?', '«ابدأ»', 'What is Lagentry?']) {
    await webhook(payloadOf(messageFrom(omar, word)));
  }
  const texts = graph.textsTo('971501234567');
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain('no more messages');
  expect(graph.sent.slice(0, 2).map(({ type }) => type)).toEqual(['text', 'text']);
  const transcript = await transcriptWith('971501234567');
  expect(transcript.filter(([by]) => by === 'person')).toHaveLength(4);
});

it('keeps the STOP of a person whose number it learns later', async () => {
  const graph = mockGraph();
  await webhook(payloadOf(messageFrom({ userId: 'AE.1349' }, 'STOP')));
  await webhook(payloadOf(messageFrom(omar, 'Hello')));
  const before = graph.sent.length;
  await webhook(payloadOf(messageFrom({ userId: 'AE.1349', ...omar }, 'What is Lagentry?')));
  expect(graph.sent).toHaveLength(before);
});

it.each(['إلغاء', 'Cancel'])('ends nothing for a word that may be about a booking: %s', async (word) => {
  mockGraph();
  await webhook(payloadOf(messageFrom(omar, word)));
  const { results } = await env.DB.prepare('SELECT stopped_at FROM whatsapp_people').all();
  expect(results).toEqual([{ stopped_at: null }]);
});

it('stores more messages at once than one statement has room for', async () => {
  mockGraph();
  const messages = Array.from({ length: 600 }, (_, index) => ({
    id: `wamid.many-${index}`,
    from: '971501234567',
    timestamp: '1790000000',
    type: 'text',
    text: { body: 'ا'.repeat(2000) },
  }));
  const body = payloadOf({ messages });
  expect(body.length).toBeGreaterThan(1_000_000);
  expect((await webhook(body)).status).toBe(200);
  const { results } = await env.DB.prepare(
    `SELECT count(*) AS count FROM whatsapp_messages WHERE wamid LIKE 'wamid.many-%'`,
  ).all();
  expect(results).toEqual([{ count: 600 }]);
});

it('keeps a name without what a line cannot have', async () => {
  mockGraph();
  await webhook(payloadOf(messageFrom({ ...omar, name: 'O\0mar\u202e\ud800' }, 'Hello')));
  const { results } = await env.DB.prepare('SELECT name FROM whatsapp_people').all();
  expect(results).toEqual([{ name: 'O mar\ufffd' }]);
});
