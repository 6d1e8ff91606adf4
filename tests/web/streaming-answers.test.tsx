import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import arabic from '#shared/content/ar/chat.ts';
import content from '#shared/content/en/chat.ts';
import type { ChatConversation, ChatMessage } from '#shared/contracts/chat.ts';
import { answer, chatReply, openAnswer } from './answer-stream.ts';
import { fakeSockets } from './fake-socket.ts';
import { lostConnection, type MockResponse, mockApi, problem } from './mock-api.ts';
import { openChat } from './open-chat.tsx';
import { mockSilentServer } from './silent-server.ts';

type OpenAnswer = ReturnType<typeof openAnswer>;

const noContent: MockResponse = { status: 204 };

const log = () => screen.getByRole('log');
/** The first is the announcement; each answer has another one, for what its visitor says of it. */
const status = () => screen.getAllByRole('status')[0]!.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const queryButton = (name: string) => screen.queryByRole('button', { name });
const ask = (user: Awaited<ReturnType<typeof openChat>>['user'], text: string) =>
  user.type(screen.getByRole('textbox'), `${text}{Enter}`);
const calls = () =>
  vi.mocked(fetch).mock.calls.map(([url, init]) => `${init?.method} ${String(url).split('/').at(-1)}`);

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

test('an answer grows without its markers, and is announced once, at its end', async () => {
  const { response, send, end } = openAnswer();
  mockApi(response);
  const { user } = await openChat();
  await ask(user, 'Hi');
  expect(status()).toBe('Joe is writing');
  await act(async () => send('delta', { text: 'It is **fre' }));
  expect((await within(log()).findByText('fre')).closest('strong')).toBeTruthy();
  expect(log().textContent).not.toContain('*');
  expect(status()).toBe('Joe is writing');
  expect(within(log()).queryByText(content.waiting)).toBeNull();
  await act(async () => send('delta', { text: 'e**.' }));
  expect(await within(log()).findByText('free')).toBeTruthy();
  await act(async () => {
    send('done', chatReply('It is **free**.'));
    end();
  });
  await vi.waitFor(() => expect(status()).toBe(`Joe: It is free.`));
  expect(log().getAttribute('aria-live')).toBe('off');
});

test('Stop ends the answer, which keeps what was shown and says so', async () => {
  const { response, send, end } = openAnswer();
  mockApi(response, noContent);
  const { user } = await openChat();
  expect(queryButton(content.stop)).toBeNull();
  await ask(user, 'Hi');
  await act(async () => send('delta', { text: 'One two' }));
  await user.click(button(content.stop));
  expect(calls().at(-1)).toBe('POST stop');
  await act(async () => {
    send('done', chatReply('One two', { interrupted: 'stopped' }));
    end();
  });
  expect(await within(log()).findByText('You stopped this answer.')).toBeTruthy();
  expect(within(log()).getByText('One two')).toBeTruthy();
  expect(queryButton(content.stop)).toBeNull();
  expect(queryButton(content.retry)).toBeNull();
});

test('Stop closes the connection when the Worker is out of reach', async () => {
  const { response, send, lose } = openAnswer();
  mockApi(response, lostConnection);
  const { user } = await openChat();
  await ask(user, 'Hi');
  await act(async () => send('delta', { text: 'One' }));
  await within(log()).findByText('One');
  const signal = vi.mocked(fetch).mock.calls[0]?.[1]?.signal;
  signal?.addEventListener('abort', lose);
  await user.click(button(content.stop));
  expect(signal?.aborted).toBe(true);
  expect(await within(log()).findByText('One')).toBeTruthy();
  expect(await within(log()).findByText('You stopped this answer.')).toBeTruthy();
});

test('Stop closes the connection when the Worker is silent for three seconds', async () => {
  const { response, send, lose } = openAnswer();
  mockApi(response);
  const { user } = await openChat();
  await ask(user, 'Hi');
  await act(async () => send('delta', { text: 'One' }));
  await within(log()).findByText('One');
  const signal = vi.mocked(fetch).mock.calls[0]?.[1]?.signal;
  signal?.addEventListener('abort', lose);
  mockSilentServer();
  fireEvent.click(button(content.stop));
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(signal?.aborted).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(signal?.aborted).toBe(true);
});

test('an answer that is silent for 35 seconds has broken off', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const { response, send, lose } = openAnswer();
  mockApi(response);
  const { user } = await openChat();
  await user.type(screen.getByRole('textbox'), 'Hi');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  const { signal } = vi.mocked(fetch).mock.calls[0]![1]!;
  signal!.addEventListener('abort', lose);
  await act(() => vi.advanceTimersByTimeAsync(34_999));
  await act(async () => send('delta', { text: 'One' }));
  await act(() => vi.advanceTimersByTimeAsync(34_999));
  expect(signal!.aborted).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(signal!.aborted).toBe(true);
  vi.mocked(console.error).mockClear();
});

test.each([
  [
    'the Worker ends it',
    ({ send, end }: OpenAnswer) => {
      send('done', chatReply('It is **sca', { interrupted: 'broken' }));
      end();
    },
  ],
  [
    'the Worker reports a problem',
    ({ send, end }: OpenAnswer) => {
      const detail = 'An error occurred.';
      send('problem', { type: 'x', title: 'Error', status: 500, detail, code: 'internal_error' });
      end();
    },
  ],
  ['the connection is lost', ({ lose }: OpenAnswer) => lose()],
])('an answer that breaks off keeps its part and can be asked again: %s', async (_how, breakOff) => {
  vi.mocked(console.error).mockImplementation(() => {});
  const open = openAnswer();
  const bodies = mockApi(open.response, answer('The whole answer.'));
  const { user } = await openChat();
  await ask(user, 'What is it?');
  await act(async () => open.send('delta', { text: 'It is **sca' }));
  await within(log()).findByText('sca');
  await act(async () => breakOff(open));
  expect(await within(log()).findByText('The answer was cut off here.')).toBeTruthy();
  expect(within(log()).getByText('sca').closest('strong')).toBeTruthy();
  await user.click(button(content.retry));
  expect(await within(log()).findByText('The whole answer.')).toBeTruthy();
  expect(bodies.map(({ text }) => text)).toEqual(['What is it?', 'What is it?']);
  expect(within(log()).getByText('The answer was cut off here.')).toBeTruthy();
  vi.mocked(console.error).mockClear();
});

test('Retry after a failure asks the same again, in place of the failure', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const bodies = mockApi(problem(500, 'internal_error'), answer('Now.'));
  const { user } = await openChat();
  await ask(user, '  Hello there ');
  await user.click(await screen.findByRole('button', { name: content.retry }));
  expect(await within(log()).findByText('Now.')).toBeTruthy();
  expect(bodies.map(({ text }) => text)).toEqual(['  Hello there ', '  Hello there ']);
  expect(within(log()).getAllByText('Hello there')).toHaveLength(1);
  expect(log().textContent).not.toContain(content.apology);
  vi.mocked(console.error).mockClear();
});

test('offline, Joe says so and offers to send the message again', async () => {
  goOffline();
  mockApi(lostConnection, answer('نعم.'));
  const { user } = await openChat();
  await ask(user, 'هل لديكم وظائف؟');
  expect(
    await within(log()).findByText(
      'لا اتصال لديكم بالإنترنت، فلم تصلني رسالتكم. إنها محفوظة هنا: أعيدوا إرسالها بعد عودة الاتصال.',
    ),
  ).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await user.click(button(arabic.sendAgain));
  expect(await within(log()).findByText('نعم.')).toBeTruthy();
  expect(log().textContent).not.toContain(arabic.offline);
});

const key = 'chat-session';
const sessionId = 'session_1790000000000_abcdefghijklmnopqrst';

function stored(
  id: string,
  message: string,
  isBot: boolean,
  metadata: Partial<ChatMessage['metadata']> = {},
): ChatMessage {
  return {
    id,
    session_id: sessionId,
    message,
    is_bot: isBot,
    timestamp: '2026-11-24T08:00:00.000Z',
    metadata: { confidence: isBot ? 0.9 : null, suggestedActions: [], ...metadata },
  };
}

const conversation = (answering: boolean, ...messages: ChatMessage[]): MockResponse => ({
  status: 200,
  body: { messages, answering, state: { state: 'bot' } } satisfies ChatConversation,
});

function storeSession(at = Date.now()) {
  localStorage.setItem(key, JSON.stringify({ id: sessionId, at }));
}

test('nothing is stored before the first message; then the session, with its time', async () => {
  mockApi(answer('one'));
  const { user } = await openChat();
  expect(localStorage.getItem(key)).toBeNull();
  await ask(user, 'a');
  await within(log()).findByText('one');
  const { id, at } = JSON.parse(localStorage.getItem(key)!);
  expect(String(vi.mocked(fetch).mock.calls[0]?.[0])).toContain(id);
  expect(Date.now() - at).toBeLessThan(60_000);
});

test('the conversation of the browser is shown again, and goes on', async () => {
  storeSession();
  mockApi(
    conversation(false, stored('1', 'Before', false), stored('2', 'The **answer**', true, { interrupted: 'broken' })),
    answer('More.'),
  );
  const { user } = await openChat();
  expect(await within(log()).findByText('Before')).toBeTruthy();
  expect(log().textContent).toContain('Hello, I’m Joe');
  expect(within(log()).getByText('The answer was cut off here.')).toBeTruthy();
  await ask(user, 'And?');
  expect(await within(log()).findByText('More.')).toBeTruthy();
  expect(calls()).toEqual([`GET ${sessionId}`, 'POST messages']);
});

test.each([
  ['shown before a day has passed', 24 * 3_600_000 - 1, [`GET ${sessionId}`]],
  ['not asked for after a day', 24 * 3_600_000 + 1, []],
])('a conversation is %s', async (_, age, requests) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  storeSession(Date.now() - age);
  mockApi(conversation(false));
  await openChat();
  expect(calls()).toEqual(requests);
});

test('an answer for another tab is asked for every five seconds until it is whole', async () => {
  fakeSockets();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  storeSession();
  const question = stored('1', 'Asked elsewhere', false);
  mockApi(conversation(true, question), conversation(true, question), conversation(false, question));
  await openChat();
  expect(await within(log()).findByText('Asked elsewhere')).toBeTruthy();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(4_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  await pass(5_000);
  await pass(60_000);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each([
  ['of yesterday', JSON.stringify({ id: sessionId, at: Date.now() - 25 * 60 * 60 * 1000 })],
  ['that is none', JSON.stringify({ id: '../admin', at: Date.now() })],
  ['that is broken', '{'],
])('a stored session %s is not used', async (_what, value) => {
  localStorage.setItem(key, value);
  mockApi(answer('one'));
  const { user } = await openChat();
  await ask(user, 'a');
  await within(log()).findByText('one');
  expect(calls()).toEqual(['POST messages']);
  expect(localStorage.getItem(key)).not.toBe(value);
});

test('the visitor can write when the stored conversation cannot be read', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  storeSession();
  mockApi(lostConnection, answer('one'));
  const { user } = await openChat();
  await ask(user, 'a');
  expect(await within(log()).findByText('one')).toBeTruthy();
  vi.mocked(console.error).mockClear();
});

test('a second tab shows the question and the answer of the first, and its reset', async () => {
  mockApi(
    conversation(true, stored('1', 'Asked elsewhere', false), stored('2', 'Half', true)),
    conversation(false, stored('1', 'Asked elsewhere', false), stored('2', 'Half and whole', true)),
  );
  await openChat();
  const notify = () => act(async () => void dispatchEvent(new StorageEvent('storage', { key })));
  storeSession();
  await notify();
  expect(await within(log()).findByText('Half')).toBeTruthy();
  expect(button('Stop the answer')).toBeTruthy();
  await notify();
  expect(await within(log()).findByText('Half and whole')).toBeTruthy();
  expect(queryButton(content.stop)).toBeNull();
  localStorage.removeItem(key);
  await notify();
  expect(await within(log()).findByText('Hello again, I’m Joe. What would you like to know?')).toBeTruthy();
  expect(within(log()).queryByText('Half and whole')).toBeNull();
});

test('a blocked storage keeps the session in memory', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  mockApi(answer('one'), answer('two'), noContent);
  const { user } = await openChat();
  await ask(user, 'a');
  await within(log()).findByText('one');
  await ask(user, 'b');
  await within(log()).findByText('two');
  await user.click(button(content.reset));
  expect(await within(log()).findByText('Hello again, I’m Joe. What would you like to know?')).toBeTruthy();
});
