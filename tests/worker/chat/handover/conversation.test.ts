import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatConversation, ChatReply } from '#shared/contracts/chat.ts';
import { request } from '../../support/client.ts';
import { LiveChat, layla, message, omar, pass, stopClock, waitingLine, workingTime } from '../../support/live-chat.ts';
import { addStaff } from '../../support/records.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { closeSockets, staffSocket, type TestSocket, upgrade } from '../../support/sockets.ts';

let chat: LiveChat;
let session: string;
let asked: string[] = [];

beforeEach(() => {
  stopClock();
  chat = new LiveChat();
  session = chat.session;
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body: { messages: { content: string }[] } = await new Request(
      input as RequestInfo,
      init as RequestInit,
    ).json();
    asked = body.messages.map(({ content }) => content).slice(1);
    return Response.json({ choices: [{ message: { role: 'assistant', content: 'Joe answers.' } }] });
  });
});
afterEach(() => {
  closeSockets();
});

const desk = () => env.STAFF_DESK.get(env.STAFF_DESK.idFromName('desk'));
const received = (socket: TestSocket, ...texts: string[]) => expect.poll(() => socket.texts).toEqual(texts);

it('waits for an available staff member, notifies the desk, and silences Joe', async () => {
  const deskSocket = await staffSocket('/api/admin/desk/socket', layla);
  await request(`/api/chat/${session}/messages`, { text: 'Which plan suits us?' });
  const answer = await chat.askForPerson();
  expect(answer).toEqual({ state: 'waiting', until: new Date(workingTime + 120_000).toISOString() });
  await expect
    .poll(() => deskSocket.entryOf(session))
    .toEqual({
      sessionId: session,
      question: 'Which plan suits us?',
      since: expect.any(String),
      until: answer.until,
      by: null,
    });
  expect(deskSocket.staffThere).toEqual([layla]);
  asked = [];
  const reply = await request(`/api/chat/${session}/messages`, { text: 'We are forty people.' });
  expect(await reply.json()).toMatchObject({
    toPerson: true,
    message: 'A person has joined this conversation and has your message.',
  });
  expect(asked).toEqual([]);
  await expect
    .poll(() => chat.storedTexts())
    .toEqual(['Which plan suits us?', 'Joe answers.', waitingLine, 'We are forty people.']);
});

it('shows the desk the first 200 characters of the question', async () => {
  const deskSocket = await staffSocket('/api/admin/desk/socket', layla);
  await request(`/api/chat/${session}/messages`, { text: 'q'.repeat(201) });
  await chat.askForPerson();
  await expect.poll(() => deskSocket.entryOf(session)?.question).toBe('q'.repeat(200));
});

it('accepts a message while the model writes, once a person is asked for', async () => {
  await staffSocket('/api/admin/desk/socket', layla);
  let arrived = false;
  vi.mocked(fetch).mockImplementation(() => {
    arrived = true;
    return new Promise(() => {});
  });
  const unanswered = request(`/api/chat/${session}/messages`, { text: 'Are you a person?' });
  await expect.poll(() => arrived).toBe(true);
  await expectRefusal(request(`/api/chat/${session}/messages`, { text: 'Hello?' }), [
    409,
    'reply_pending',
    'Joe is still replying. Wait for the reply, then send your next message.',
  ]);
  await chat.askForPerson();
  const headers = { accept: 'text/event-stream' };
  const streamed = await request(`/api/chat/${session}/messages`, { text: 'Hello, people.' }, { headers });
  expect(await streamed.text()).toMatch(/^event: done\ndata: .*"toPerson":true/);
  expect((await unanswered).status).toBe(200);
  await expect.poll(() => chat.storedTexts()).toEqual(['Are you a person?', waitingLine, 'Hello, people.']);
});

it('stores a message without a socket once, and lets the visitor read on', async () => {
  await staffSocket('/api/admin/desk/socket', layla);
  await chat.askForPerson();
  const staff = await chat.staff();
  staff.send({ type: 'take' });
  await expect.poll(() => staff.state?.state).toBe('person');
  const sent = { id: crypto.randomUUID(), text: 'Good morning.' };
  for (let time = 0; time < 2; time++) {
    const reply = await (await request(`/api/chat/${session}/messages`, sent)).json();
    expect(reply).toMatchObject({ toPerson: true, messageId: sent.id });
  }
  const other = await (await request(`/api/chat/${session}/messages`, { ...sent, text: 'Another.' })).json<ChatReply>();
  expect(other.messageId).not.toBe(sent.id);
  await received(staff, waitingLine, 'Layla has joined.', 'Good morning.', 'Another.');
  staff.send(message('How can I help?'));
  await expect.poll(() => staff.texts).toContain('How can I help?');
  for (let poll = 0; poll < 30; poll++) expect((await request(`/api/chat/${session}`)).status).toBe(200);
  const { messages } = await (await request(`/api/chat/${session}`)).json<ChatConversation>();
  expect(messages.at(-1)).toMatchObject({ message: 'How can I help?', metadata: { name: 'Layla' } });
});

it('shows a returning visitor the conversation without staff addresses', async () => {
  const { staff } = await chat.handedOver();
  staff.send(message('Good morning.'));
  await expect.poll(() => staff.texts).toContain('Good morning.');
  const text = await (await request(`/api/chat/${session}`)).text();
  expect(JSON.parse(text)).toMatchObject({
    state: { state: 'person', name: 'Layla' },
    messages: [{ message: waitingLine }, { message: 'Layla has joined.' }, { message: 'Good morning.' }],
  });
  expect(text).not.toContain(layla);
});

it('promises a reply by email when no one is available', async () => {
  const answer = await chat.askForPerson();
  expect(answer).toEqual({ state: 'promised', nextTime: new Date(workingTime).toISOString(), sent: false });
  await expect
    .poll(() => chat.storedTexts())
    .toEqual(['No one is available right now. Our team will reply by email today, and Joe is here until then.']);
});

it('promises a reply at the next working time outside working hours', async () => {
  vi.setSystemTime(Date.parse('2031-01-17T16:00:00Z'));
  await staffSocket('/api/admin/desk/socket', layla);
  expect(await chat.askForPerson('ar')).toMatchObject({ state: 'promised', nextTime: '2031-01-20T05:00:00.000Z' });
  await expect.poll(async () => (await chat.storedTexts())[0]).toContain('الاثنين، 20 يناير');
});

it('offers a booking under the promise while the team is away, and only then', async () => {
  const offered = async () => {
    const { messages } = await (await request(`/api/chat/${session}`)).json<ChatConversation>();
    return messages.map(({ metadata }) => metadata.suggestedActions);
  };
  await chat.askForPerson();
  expect(await offered()).toEqual([[]]);
  vi.setSystemTime(Date.parse('2031-01-17T16:00:00Z'));
  await chat.askForPerson();
  expect(await offered()).toEqual([[], ['schedule_demo']]);
});

it('lets both sides see each other right away, with a line for every change', async () => {
  const { visitor, staff, deskSocket } = await chat.handedOver();
  visitor.send(message('Hello, is this a person?'));
  await expect.poll(() => staff.texts).toContain('Hello, is this a person?');
  staff.send(message('Yes, I am Layla.'));
  await received(visitor, waitingLine, 'Layla has joined.', 'Hello, is this a person?', 'Yes, I am Layla.');
  await expect.poll(() => deskSocket.entryOf(session)).toMatchObject({ by: layla, until: null });
  staff.send({ type: 'leave' });
  await expect.poll(() => visitor.texts.at(-1)).toBe('Layla has left; Joe is back.');
  expect(visitor.state).toEqual({ state: 'bot' });
  await expect.poll(() => deskSocket.entryOf(session)).toBeUndefined();
  await expect.poll(() => chat.storedTexts()).toEqual(visitor.texts);
  const author = (await chat.transcript()).find((row) => row.message === 'Yes, I am Layla.')!;
  expect(author.is_bot).toBe(0);
  expect(JSON.parse(author.metadata)).toMatchObject({ author: layla, name: 'Layla' });
});

it('names a staff member by the first name of the profile', async () => {
  await addStaff(layla, { name: 'Layla Haddad' });
  const { visitor } = await chat.handedOver();
  expect(visitor.state).toMatchObject({ name: 'Layla from Rihla AI' });
  await env.DB.prepare('DELETE FROM staff WHERE email = ?').bind(layla).run();
});

it('shows the address of a staff member to staff only', async () => {
  const { visitor, staff } = await chat.handedOver();
  staff.send(message('Good morning.'));
  await expect.poll(() => visitor.texts).toContain('Good morning.');
  expect(JSON.stringify(visitor.events)).not.toContain(layla);
  expect(staff.state).toMatchObject({ state: 'person', by: layla });
});

it('shows Joe afterwards the conversation with the person', async () => {
  const { visitor, staff } = await chat.handedOver();
  visitor.send(message('Do you ship to Oman?'));
  staff.send(message('We do.'));
  staff.send({ type: 'leave' });
  await expect.poll(() => visitor.state?.state).toBe('bot');
  await request(`/api/chat/${session}/messages`, { text: 'How long does it take?' });
  expect(asked).toEqual(['Do you ship to Oman?', 'Layla: We do.', 'How long does it take?']);
});

it('gives a conversation to one of two staff members who take it simultaneously', async () => {
  await staffSocket('/api/admin/desk/socket', layla);
  await chat.askForPerson();
  const [first, second] = [await chat.staff(layla), await chat.staff(omar)];
  first.send({ type: 'take' });
  second.send({ type: 'take' });
  await expect.poll(() => [...first.of('refused'), ...second.of('refused')]).toHaveLength(1);
  const winner = first.of('refused').length === 0 ? layla : omar;
  expect([...first.of('refused'), ...second.of('refused')][0]).toMatchObject({ reason: 'taken', by: winner });
  expect(first.state).toMatchObject({ state: 'person', by: winner });
  const loser = winner === layla ? second : first;
  loser.send(message('Me too!', '0b0e2a5c-6f0b-4a57-9a39-5d9a2a1f6c11'));
  await expect.poll(() => loser.of('refused')).toHaveLength(2);
  expect(loser.of('refused')[1]).toMatchObject({ reason: 'not_yours', id: '0b0e2a5c-6f0b-4a57-9a39-5d9a2a1f6c11' });
  expect((await chat.storedTexts()).filter((text) => text.endsWith('has joined.'))).toHaveLength(1);
});

it('promises a reply when no one comes within two minutes, and Joe is back', async () => {
  await staffSocket('/api/admin/desk/socket', layla);
  await chat.askForPerson();
  pass(119_000);
  const [deskSocket, visitor] = [await staffSocket('/api/admin/desk/socket', layla), await chat.visitor()];
  await expect.poll(() => deskSocket.entryOf(session)).toBeDefined();
  expect(await chat.ring()).toBeLessThanOrEqual(1000);
  await expect.poll(() => visitor.state).toMatchObject({ state: 'promised', sent: false });
  expect(visitor.texts.at(-1)).toMatch(/^No one is available/);
  await expect.poll(() => deskSocket.entryOf(session)).toBeUndefined();
  await request(`/api/chat/${session}/messages`, { text: 'Then you, Joe.' });
  expect(asked).toContain('Then you, Joe.');
});

it('lets a staff member come after the promise', async () => {
  await staffSocket('/api/admin/desk/socket', layla);
  await chat.askForPerson();
  await chat.settled();
  expect(await chat.ring()).toBeGreaterThan(119_000);
  const staff = await chat.staff();
  staff.send({ type: 'take' });
  await expect.poll(() => staff.state).toMatchObject({ state: 'person', by: layla });
});

it('lets a staff member join a running chat, and shows the visitor who joined', async () => {
  await request(`/api/chat/${session}/messages`, { text: 'هل تشحنون إلى عُمان؟' });
  const [visitor, staff] = [await chat.visitor(), await chat.staff()];
  staff.send({ type: 'take' });
  await expect.poll(() => visitor.state).toMatchObject({ state: 'person', name: 'Layla' });
  expect(visitor.texts.at(-1)).toMatch(/Layla/);
  expect(staff.state).toMatchObject({ state: 'person', by: layla });
  asked = [];
  const reply = await request(`/api/chat/${session}/messages`, { text: 'وإلى قطر؟' });
  expect(await reply.json()).toMatchObject({ toPerson: true });
  expect(asked).toEqual([]);
  await expect.poll(() => staff.texts).toContain('وإلى قطر؟');
});

it('stops the answer of Joe when a staff member joins', async () => {
  let arrived = false;
  vi.mocked(fetch).mockImplementation(() => {
    arrived = true;
    return new Promise(() => {});
  });
  const unanswered = request(`/api/chat/${session}/messages`, { text: 'Are you a person?' });
  await expect.poll(() => arrived).toBe(true);
  const staff = await chat.staff();
  staff.send({ type: 'take' });
  await expect.poll(() => staff.state?.state).toBe('person');
  expect((await unanswered).status).toBe(200);
});

it('refuses to join a chat that has not begun', async () => {
  const staff = await chat.staff();
  staff.send({ type: 'take' });
  await expect.poll(() => staff.of('refused')).toEqual([{ type: 'refused', reason: 'not_waiting' }]);
});

it('survives the eviction of the object in the middle of the conversation', async () => {
  const { visitor, staff } = await chat.handedOver();
  visitor.send(message('Before.'));
  await expect.poll(() => staff.texts).toContain('Before.');
  await evictDurableObject(chat.object);
  visitor.send(message('After.'));
  await expect.poll(() => staff.texts).toContain('After.');
  staff.send(message('I am still here.'));
  await expect.poll(() => visitor.texts.at(-1)).toBe('I am still here.');
  await expect
    .poll(() => chat.storedTexts())
    .toEqual([waitingLine, 'Layla has joined.', 'Before.', 'After.', 'I am still here.']);
});

it('loses and doubles nothing when an eviction cuts the sockets', async () => {
  const { visitor, staff } = await chat.handedOver();
  visitor.send(message('Before.'));
  await expect.poll(() => staff.texts).toContain('Before.');
  await evictDurableObject(chat.object, { webSockets: 'close' });
  const again = await chat.visitor();
  await expect.poll(() => again.state).toEqual({ state: 'person', name: 'Layla' });
  const id = crypto.randomUUID();
  again.send(message('Sent twice.', id));
  again.send(message('Sent twice.', id));
  const back = await chat.staff();
  back.send(message('Welcome back.'));
  await received(again, waitingLine, 'Layla has joined.', 'Before.', 'Sent twice.', 'Welcome back.');
  await expect.poll(() => back.texts).toEqual(again.texts);
  await expect.poll(() => chat.storedTexts()).toEqual(again.texts);
});

const lostLine = 'Layla lost the connection; Joe is back.';

it('waits for a staff member who reloads, then returns the conversation to Joe', async () => {
  const { visitor, staff } = await chat.handedOver();
  staff.close();
  await expect.poll(() => chat.lostAt()).toBeDefined();
  const back = await chat.staff();
  await expect.poll(() => chat.lostAt()).toBeUndefined();
  back.close();
  await expect.poll(() => chat.lostAt()).toBeDefined();
  await chat.settled();
  expect(await chat.ring()).toBeGreaterThan(19_000);
  await expect.poll(() => visitor.texts.at(-1)).toBe(lostLine);
  expect(visitor.state).toEqual({ state: 'bot' });
});

it('notices a closed laptop, whose socket stays open', async () => {
  const { visitor } = await chat.handedOver();
  await chat.settled();
  expect(await chat.ring()).toBeGreaterThan(55_000);
  expect(await chat.lostAt()).toBe(Date.now());
  expect(await chat.ring()).toBe(20_000);
  await expect.poll(() => visitor.texts.at(-1)).toBe(lostLine);
});

it('waits 20 seconds for a staff member whose socket a deploy has cut', async () => {
  await chat.handedOver();
  await evictDurableObject(chat.object, { webSockets: 'close' });
  const visitor = await chat.visitor();
  visitor.send(message('Are you still there?'));
  await expect.poll(() => visitor.texts).toContain('Are you still there?');
  await chat.settled();
  expect(await chat.ring()).toBe(0);
  expect(await chat.stored('handover')).toMatchObject({ state: 'person', lostAt: Date.now() });
  expect(await chat.ring()).toBe(20_000);
  await expect.poll(() => visitor.texts.at(-1)).toBe(lostLine);
});

it('notices after a deploy that a staff member has not come back, without any frame', async () => {
  await chat.handedOver();
  await chat.settled();
  await evictDurableObject(chat.object, { webSockets: 'close' });
  expect(await chat.ring()).toBeGreaterThan(55_000);
  expect(await chat.lostAt()).toBe(Date.now());
  expect(await chat.ring()).toBe(20_000);
  await expect.poll(async () => (await chat.storedTexts()).at(-1)).toBe(lostLine);
});

it('lets the visitor go back to Joe at any time', async () => {
  const { visitor, staff } = await chat.handedOver();
  await request(`/api/chat/${session}/person`, undefined, { method: 'DELETE' });
  await expect.poll(() => staff.state).toEqual({ state: 'bot' });
  await expect.poll(() => visitor.texts.at(-1)).toBe('You ended the conversation with Layla; Joe is back.');
});

it('ends the conversation with a person when the visitor starts over', async () => {
  const { staff } = await chat.handedOver();
  await request(`/api/chat/${session}/reset`, undefined, { method: 'POST' });
  await expect.poll(() => staff.state).toEqual({ state: 'bot' });
});

it('accepts ten sockets of a visitor out of fifty, all of which get a message', async () => {
  const { visitor, staff } = await chat.handedOver();
  const answers = await Promise.all(Array.from({ length: 50 }, () => upgrade(`/api/chat/${session}/socket`)));
  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect(statuses.get(101)).toHaveLength(9);
  expect(statuses.get(429)).toHaveLength(41);
  staff.send(message('To all tabs.'));
  await expect.poll(() => visitor.texts).toContain('To all tabs.');
  for (const { webSocket } of statuses.get(101)!) webSocket!.accept();
});

it('shows staff whether the visitor is there', async () => {
  const { visitor, staff } = await chat.handedOver();
  await expect.poll(() => staff.of('hello')[0]?.visitorThere).toBe(true);
  visitor.close();
  await expect.poll(() => staff.of('presence').at(-1)?.visitorThere).toBe(false);
});

it('refuses invalid frames, and closes a socket after an oversized frame', async () => {
  const { visitor } = await chat.handedOver();
  for (const frame of ['not JSON', '{}', { type: 'take' }, { type: 'message', id: 'x', text: 'y' }, message(' ')]) {
    visitor.send(frame);
  }
  await expect.poll(() => visitor.of('refused').map(({ reason }) => reason)).toEqual(Array(5).fill('invalid'));
  visitor.send(' '.repeat(16 * 1024));
  await expect.poll(() => visitor.of('refused')).toHaveLength(6);
  visitor.send(' '.repeat(16 * 1024 + 1));
  await expect.poll(() => visitor.closed?.code).toBe(1009);
});

it('refuses more than twenty messages a minute from one side, despite evictions', async () => {
  const { visitor, staff } = await chat.handedOver();
  for (let i = 0; i < 20; i++) visitor.send(message(`Message ${i}`));
  await expect.poll(() => staff.texts).toHaveLength(22);
  pass(30_000);
  await evictDurableObject(chat.object);
  visitor.send(message('One too many'));
  await expect
    .poll(() => visitor.of('refused'))
    .toEqual([{ type: 'refused', reason: 'too_many', id: expect.any(String) }]);
  pass(30_001);
  const again = await chat.visitor();
  again.send(message('A minute later'));
  await expect.poll(() => again.texts).toContain('A minute later');
});

it('closes a socket after 120 frames a minute, despite evictions', async () => {
  const { staff } = await chat.handedOver();
  for (let i = 0; i < 118; i++) staff.send({ type: 'typing' });
  await expect.poll(() => chat.stored('frames:layla@rihla.example')).toHaveLength(119);
  await evictDurableObject(chat.object);
  staff.send({ type: 'typing' });
  staff.send({ type: 'typing' });
  await expect.poll(() => staff.closed?.code).toBe(1008);
});

it('shows the desk who is in the admin area', async () => {
  const [first, second] = [
    await staffSocket('/api/admin/desk/socket', layla),
    await staffSocket('/api/admin/desk/socket', omar),
  ];
  await expect.poll(() => first.staffThere).toEqual([layla, omar]);
  second.close();
  await expect.poll(() => first.staffThere).toEqual([layla]);
  expect(await desk().isStaffed()).toBe(true);
  first.close();
  await expect.poll(() => desk().isStaffed()).toBe(false);
});
