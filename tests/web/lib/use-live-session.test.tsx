import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage, HandoverState } from '#shared/contracts/chat.ts';
import { mergeMessages, useLiveSession } from '#web/lib/use-live-session.ts';
import { FakeSocket, fakeSockets } from '../fake-socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
});

function message(id: string, timestamp: string): ChatMessage {
  const metadata = { confidence: null, suggestedActions: [], toPerson: true } as const;
  return {
    id,
    session_id: 's',
    message: id,
    is_bot: false,
    timestamp,
    metadata: { ...metadata, suggestedActions: [] },
  };
}

function openSession() {
  let messages: ChatMessage[] = [];
  let state: HandoverState | undefined;
  const { result, unmount } = renderHook(() =>
    useLiveSession({
      path: '/api/chat/s/socket',
      onMessages: (added) => {
        messages = mergeMessages(messages, added);
      },
      onState: (next) => {
        state = next;
      },
    }),
  );
  act(() => FakeSocket.last.open());
  return { result, unmount, messages: () => messages.map(({ id }) => id), state: () => state };
}

const person: HandoverState = { state: 'person', name: 'Layla' };
const hello = (messages: ChatMessage[]) => ({ type: 'hello', state: person, messages });
const framesOf = (socket: FakeSocket) => socket.sent.map((text) => JSON.parse(text) as { id?: string; text?: string });

test('sends a message, and shows it as unsent until it comes back', () => {
  const { result, messages, state } = openSession();
  act(() => FakeSocket.last.receive(hello([])));
  expect(state()).toEqual(person);
  act(() => result.current.say('Hello'));
  const [{ id } = {}] = result.current.unsent;
  expect(framesOf(FakeSocket.last)).toEqual([{ type: 'message', id, text: 'Hello' }]);
  act(() => FakeSocket.last.receive({ type: 'message', message: message(id!, '2026-11-24T06:00:00.000Z') }));
  expect(result.current.unsent).toEqual([]);
  expect(messages()).toEqual([id]);
});

test('after a lost connection it catches up, and sends again only what was not stored', () => {
  const { result, messages } = openSession();
  act(() => FakeSocket.last.receive(hello([])));
  act(() => result.current.say('Stored'));
  act(() => result.current.say('Lost'));
  const [stored, lost] = result.current.unsent;
  act(() => FakeSocket.last.fail());
  expect(result.current.connected).toBe(false);
  act(() => vi.advanceTimersByTime(1000));
  act(() => FakeSocket.last.open());
  const missed = message('missed', '2026-11-24T06:00:02.000Z');
  act(() => FakeSocket.last.receive(hello([message(stored!.id, '2026-11-24T06:00:01.000Z'), missed])));
  expect(framesOf(FakeSocket.last)).toEqual([{ type: 'message', id: lost!.id, text: 'Lost' }]);
  expect(result.current.unsent).toEqual([lost]);
  expect(messages()).toEqual([stored!.id, 'missed']);
});

test('tells why a message was refused, and drops it', () => {
  const { result } = openSession();
  act(() => result.current.say('One too many'));
  const [{ id } = {}] = result.current.unsent;
  act(() => FakeSocket.last.receive({ type: 'refused', reason: 'too_many', id }));
  expect(result.current.unsent).toEqual([]);
  expect(result.current.refusal).toMatchObject({ reason: 'too_many' });
});

test('takes a message that was sent again, and is there already, for sent', () => {
  const { result, messages } = openSession();
  act(() => result.current.say('Stored'));
  const [{ id } = {}] = result.current.unsent;
  const stored = message(id!, '2026-11-24T06:00:00.000Z');
  act(() => FakeSocket.last.receive({ type: 'refused', reason: 'id_used', id, message: stored }));
  expect(result.current.unsent).toEqual([]);
  expect(result.current.refusal).toBeUndefined();
  expect(messages()).toEqual([id]);
});

test('tells that a message was refused whose id another one has', () => {
  const { result, messages } = openSession();
  act(() => result.current.say('Mine'));
  const [{ id } = {}] = result.current.unsent;
  act(() => FakeSocket.last.receive({ type: 'refused', reason: 'id_used', id }));
  expect(result.current.unsent).toEqual([]);
  expect(result.current.refusal).toMatchObject({ reason: 'id_used' });
  expect(messages()).toEqual([]);
});

test('shows each line once when the next socket takes over', () => {
  const { result, messages } = openSession();
  act(() => FakeSocket.last.receive({ ...hello([]), renewIn: 10_000 }));
  const first = FakeSocket.last;
  act(() => vi.advanceTimersByTime(10_000));
  const second = FakeSocket.last;
  act(() => second.open());
  act(() => result.current.say('On its way'));
  const [{ id } = {}] = result.current.unsent;
  expect(framesOf(first).at(-1)).toMatchObject({ id });
  act(() => second.receive(hello([])));
  // It is not in what the next socket has heard, so it is sent again.
  expect(framesOf(second)).toMatchObject([{ id }]);
  const stored = message(id!, '2026-11-24T06:00:00.000Z');
  act(() => second.receive({ type: 'message', message: stored }));
  act(() => second.receive({ type: 'refused', reason: 'id_used', id, message: stored }));
  expect(messages()).toEqual([id]);
  expect(result.current.unsent).toEqual([]);
  expect(result.current.refusal).toBeUndefined();
});

test('keeps what was shown when another message comes with its id', () => {
  const shown = message('a', '2026-11-24T06:00:00.000Z');
  expect(mergeMessages([shown], [{ ...shown, message: 'Something else' }])).toEqual([shown]);
});

test('sorts messages by their time, each once', () => {
  const [first, second] = [message('a', '2026-11-24T06:00:00.000Z'), message('b', '2026-11-24T06:00:01.000Z')];
  expect(mergeMessages([second], [first, second]).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('typing is reported every three seconds at most', () => {
  const { result } = openSession();
  act(() => FakeSocket.last.receive(hello([])));
  const typings = () => FakeSocket.last.sent.filter((text) => text === '{"type":"typing"}').length;
  act(() => result.current.typed());
  vi.advanceTimersByTime(2_999);
  act(() => result.current.typed());
  expect(typings()).toBe(1);
  vi.advanceTimersByTime(1);
  act(() => result.current.typed());
  expect(typings()).toBe(2);
});

test('the other side is shown as typing for five seconds', () => {
  const { result } = openSession();
  act(() => FakeSocket.last.receive({ type: 'typing', isVisitor: false }));
  act(() => vi.advanceTimersByTime(4_999));
  expect(result.current.isTyping).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.isTyping).toBe(false);
});
