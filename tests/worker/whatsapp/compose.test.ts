import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SuggestedAction } from '#shared/contracts/chat.ts';
import { composed } from '#worker/whatsapp/compose.ts';
import { deliverWhatsapp } from '#worker/whatsapp/deliver.ts';
import { jsonPost } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { asStaff } from '../support/staff.ts';
import { messageFrom, mockGraph, noWhatsapp, payloadOf, webhook, whatsappOn } from '../support/whatsapp.ts';

beforeEach(async () => {
  await noWhatsapp();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-20T08:00:00.000Z') });
});

const omar = { phone: '971501234567' };
const template = {
  name: 'back_to_you',
  language: 'en',
  status: 'APPROVED',
  components: [{ type: 'BODY', text: 'Hello, we are back.' }],
};

const introductions = ({ textsTo }: ReturnType<typeof mockGraph>, to = omar.phone) =>
  textsTo(to).map((text) => text.includes('I’m Joe, the AI assistant'));

const write = (text: string, from: Parameters<typeof messageFrom>[0] = omar) =>
  webhook(payloadOf(messageFrom(from, text)));

async function sendAsStaff(body: object): Promise<void> {
  const session = await env.DB.prepare('SELECT session_id FROM whatsapp_people').first<string>('session_id');
  const init = jsonPost({ id: crypto.randomUUID(), ...body });
  expect((await asStaff(`/api/admin/chats/${session}/messages`, init, whatsappOn)).status).toBe(202);
}

it('comes with the first words of Joe, and with no template of staff', async () => {
  const graph = mockGraph();
  graph.templates = [template];
  await webhook(payloadOf(messageFrom(omar, '', { type: 'reaction', text: undefined, reaction: { emoji: '👍' } })));
  await sendAsStaff({ template: { name: 'back_to_you', language: 'en', values: [] } });
  await write('What is Lagentry?');
  await sendAsStaff({ template: { name: 'back_to_you', language: 'en', values: [] } });
  await write('Are you hiring?');
  expect(introductions(graph)).toEqual([false, true, false, false]);
});

it('comes with the first words of Joe after those of a colleague', async () => {
  const graph = mockGraph();
  await webhook(payloadOf(messageFrom(omar, '', { type: 'reaction', text: undefined, reaction: { emoji: '👍' } })));
  await sendAsStaff({ text: 'Hello Omar' });
  expect(introductions(graph)).toEqual([false]);
  const session = (await env.DB.prepare('SELECT session_id FROM whatsapp_people').first<string>('session_id'))!;
  await env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session)).leavePerson();
  await write('What is Lagentry?');
  await write('Are you hiring?');
  expect(introductions(graph).filter(Boolean)).toHaveLength(1);
});

it('comes once when the answer of Meta was lost and a status says that it arrived', async () => {
  expectLogs('whatsapp_refused');
  let isLost = true;
  const graph = mockGraph(() => (isLost ? Promise.reject(new TypeError('The connection was lost')) : undefined));
  await write('What is Lagentry?');
  isLost = false;
  const id = await env.DB.prepare(`SELECT id FROM whatsapp_messages WHERE status = 'sending'`).first<string>('id');
  const status = { id: 'wamid.lost', status: 'delivered', errors: [], biz_opaque_callback_data: id };
  await webhook(payloadOf({ statuses: [status] }));
  await write('Are you hiring?');
  expect(introductions(graph)).toEqual([false]);
});

it('comes again with a message that Meta did not take', async () => {
  expectLogs('whatsapp_refused');
  let isLost = true;
  const graph = mockGraph(() => (isLost ? Promise.reject(new TypeError('The connection was lost')) : undefined));
  await write('What is Lagentry?');
  isLost = false;
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await deliverWhatsapp({ ...env, ...whatsappOn });
  expect(introductions(graph)).toEqual([true]);
});

it('comes once for a person whose number is learned later', async () => {
  const graph = mockGraph();
  await write('What is Lagentry?', { userId: 'AE.1349' });
  await webhook(payloadOf(messageFrom(omar, '', { type: 'reaction', text: undefined, reaction: { emoji: '👍' } })));
  await write('Are you hiring?', { userId: 'AE.1349', ...omar });
  expect([introductions(graph, 'AE.1349'), introductions(graph)]).toEqual([[true], [false]]);
});

it('does not come with the answer to STOP, but with the first one after START', async () => {
  const graph = mockGraph();
  for (const text of ['STOP', 'START', 'What is Lagentry?']) await write(text);
  expect(introductions(graph)).toEqual([false, true, false]);
});

const person = {
  id: 'p1',
  userId: null,
  phone: '971501234567',
  name: 'Omar',
  sessionId: 's1',
  locale: 'en' as const,
  accountId: 'a1',
  receivedAt: '2026-11-29T08:00:00.000Z',
  introducedAt: '2026-11-29T08:00:00.000Z',
  stoppedAt: null,
  blockedBy: null,
  busyUntil: null,
};

function compose(text: string, suggestedActions: SuggestedAction[]) {
  const metadata = { confidence: 0.9, suggestedActions };
  const message = { id: 'm1', sessionId: 's1', message: text, isBot: true, timestamp: person.receivedAt, metadata };
  return composed(env, message, person);
}

it('offers the first three of the suggested actions, each once', async () => {
  const actions: SuggestedAction[] = ['schedule_demo', 'schedule_demo', 'contact_team', 'get_quote', 'view_careers'];
  expect(await compose('Hello.', actions)).toMatchObject({
    type: 'interactive',
    interactive: {
      body: { text: 'Hello.' },
      action: {
        buttons: [
          { reply: { id: 'schedule_demo' } },
          { reply: { id: 'contact_team' } },
          { reply: { id: 'get_quote' } },
        ],
      },
    },
  });
});

it('leaves the buttons out below more than 1,024 characters, and cuts at 4,096', async () => {
  expect(await compose('a'.repeat(1024), ['get_quote'])).toMatchObject({ type: 'interactive' });
  expect(await compose('a'.repeat(1025), ['get_quote'])).toMatchObject({
    type: 'text',
    text: { body: 'a'.repeat(1025) },
  });
  expect(await compose('a'.repeat(4097), [])).toMatchObject({ text: { body: 'a'.repeat(4096) } });
});
