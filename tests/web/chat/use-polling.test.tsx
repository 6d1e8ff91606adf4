import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import content from '#shared/content/en/chat.ts';
import type { ChatMessage, HandoverState } from '#shared/contracts/chat.ts';
import { chatReply } from '../answer-stream.ts';
import { FakeSocket, fakeSockets } from '../fake-socket.ts';
import { lostConnection, type MockResponse, mockApi } from '../mock-api.ts';
import { openChat } from '../open-chat.tsx';
import { mockSilentServer } from '../silent-server.ts';

const { handover } = content;
const waiting: HandoverState = { state: 'waiting', until: new Date(Date.now() + 60_000).toISOString() };
const amal: HandoverState = { state: 'person', name: 'Amal' };
const log = () => within(screen.getByRole('log'));

function message(id: string, text: string, metadata: Partial<ChatMessage['metadata']>): ChatMessage {
  const rest = { session_id: 's', is_bot: !metadata.toPerson, timestamp: '2026-11-27T06:00:00.000Z' };
  return { ...rest, id, message: text, metadata: { confidence: null, suggestedActions: [], ...metadata } };
}

const conversation = (state: HandoverState, ...messages: ChatMessage[]): MockResponse => ({
  status: 200,
  body: { messages, answering: false, state },
});
const hello = message('1', 'Hello, this is Amal.', { name: 'Amal' });
const toAmal: MockResponse = { status: 200, body: chatReply('', { toPerson: true }) };

/** No socket opens, as behind the proxy of a bank. The browser would try again after some seconds. */
function refuseSockets(times = 3) {
  for (let time = 0; time < times; time++) {
    act(() => FakeSocket.last.fail());
    act(() => void dispatchEvent(new Event('online')));
  }
}

async function askForPerson(...responses: MockResponse[]) {
  fakeSockets();
  const bodies = mockApi({ status: 200, body: waiting }, ...responses);
  await openChat();
  fireEvent.click(screen.getByRole('button', { name: handover.ask }));
  await screen.findByText(handover.waiting.title);
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  return bodies;
}

function write(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
}

test('without a socket both sides talk by requests, with one quiet line', async () => {
  await askForPerson();
  const stored = [hello];
  const sent: unknown[] = [];
  vi.mocked(fetch).mockImplementation(async (_, init) => {
    if (init?.method === 'GET') return Response.json({ messages: stored, answering: false, state: amal });
    const body = JSON.parse(String(init?.body));
    sent.push(body);
    stored.push(message(body.id, body.text, { toPerson: true }));
    return Response.json(chatReply('', { toPerson: true }));
  });
  refuseSockets();
  expect(await log().findByText('Hello, this is Amal.')).toBeTruthy();
  expect(screen.getByText(handover.person.title('Amal'))).toBeTruthy();
  expect(screen.getByText(handover.delayed)).toBeTruthy();
  expect(screen.queryByText(handover.reconnecting)).toBeNull();
  write('Good morning');
  expect(log().getByText(handover.sending)).toBeTruthy();
  await vi.waitFor(() => expect(log().queryByText(handover.sending)).toBeNull());
  expect(log().getAllByText('Good morning')).toHaveLength(1);
  expect(sent).toEqual([{ id: expect.any(String), text: 'Good morning', locale: 'en' }]);
});

test('a message that Joe answers instead is shown with his answer', async () => {
  await askForPerson();
  let state: HandoverState = amal;
  let stored = [hello];
  vi.mocked(fetch).mockImplementation(async (_, init) => {
    if (init?.method === 'GET') return Response.json({ messages: stored, answering: false, state });
    stored = [hello, { ...message('2', 'Anyone?', {}), is_bot: false }, message('3', 'I am Joe again.', {})];
    state = { state: 'bot' };
    return Response.json(chatReply('I am Joe again.'));
  });
  refuseSockets();
  await log().findByText('Hello, this is Amal.');
  write('Anyone?');
  expect(await log().findByText('I am Joe again.')).toBeTruthy();
  expect(log().getAllByText('Anyone?')).toHaveLength(1);
  expect(await screen.findByRole('button', { name: handover.ask })).toBeTruthy();
});

test('reads the conversation every three seconds until a socket opens', async () => {
  const next = message('2', 'One moment, please.', { name: 'Amal' });
  await askForPerson(conversation(amal, hello), conversation(amal, hello, next));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  refuseSockets();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(log().queryByText('Hello, this is Amal.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(log().queryByText('One moment, please.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(log().queryByText('One moment, please.')).toBeTruthy();

  act(() => FakeSocket.last.open());
  act(() => FakeSocket.last.receive({ type: 'hello', state: amal, messages: [hello, next] }));
  expect(screen.queryByText(handover.delayed)).toBeNull();
  expect(log().getAllByText('One moment, please.')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a conversation not read in ten seconds is asked for again three seconds later', async () => {
  await askForPerson();
  mockSilentServer();
  refuseSockets();
  await act(() => vi.advanceTimersByTimeAsync(9_999 + 3_000));
  expect(fetch).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('two failed sockets, or no network at all, leave the line about the connection', async () => {
  await askForPerson(lostConnection);
  refuseSockets(2);
  expect(screen.getByText(handover.reconnecting)).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(1);
  refuseSockets(1);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(screen.getByText(handover.reconnecting)).toBeTruthy();
});

test.each([
  ['neither opens nor fails', () => {}],
  ['opens and stays silent', () => FakeSocket.last.open()],
])('a socket that %s is waited for 15 seconds', async (_, change) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await askForPerson(conversation(amal, hello));
  act(change);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await log().findByText('Hello, this is Amal.')).toBeTruthy();
});

test('a message that is lost on its way is sent again with its id', async () => {
  const bodies = await askForPerson(conversation(amal, hello), lostConnection, conversation(amal, hello), toAmal);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  refuseSockets();
  await act(() => vi.advanceTimersByTimeAsync(0));
  write('Good morning');
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  const sent = bodies.filter(({ text }) => text === 'Good morning');
  expect(sent).toHaveLength(2);
  expect(sent[0]!.id).toBe(sent[1]!.id);
  expect(log().getAllByText('Good morning')).toHaveLength(1);
});
