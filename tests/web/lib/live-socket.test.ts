import { beforeEach, expect, test, vi } from 'vitest';
import { openLiveSocket, retryDelay } from '#web/lib/live-socket.ts';
import { FakeSocket, fakeSockets } from '../fake-socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
});

function openSocket() {
  const received: unknown[] = [];
  const connections: boolean[] = [];
  const onRefusal = vi.fn();
  const socket = openLiveSocket<unknown, object>('/api/admin/desk/socket', {
    onEvent: (event) => received.push(event),
    onConnection: (connected) => connections.push(connected),
    onRefusal,
  });
  return { socket, received, connections, onRefusal, last: () => FakeSocket.last };
}

test('sends and receives JSON over a socket of our own site', () => {
  const { socket, received, connections, last } = openSocket();
  expect(last().url).toBe(`${location.origin.replace('http', 'ws')}/api/admin/desk/socket`);
  expect(socket.send({ type: 'take' })).toBe(false);
  last().open();
  expect(socket.send({ type: 'take' })).toBe(true);
  expect(last().sent).toEqual(['{"type":"take"}']);
  last().onmessage({ data: '{"type":"desk"}' });
  last().onmessage({ data: 'pong' });
  expect(received).toEqual([{ type: 'desk' }]);
  expect(connections).toEqual([true]);
  socket.close();
});

test('connects again after a pause when the connection is lost, until it is closed', () => {
  const { socket, connections, last } = openSocket();
  last().open();
  last().fail();
  expect(connections).toEqual([true, false]);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  socket.close();
  last().fail();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('takes a socket that does not answer a ping for lost', () => {
  const { socket, connections, last } = openSocket();
  last().open();
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toEqual(['ping']);
  vi.advanceTimersByTime(14_999);
  expect(connections).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(connections).toEqual([true, false]);
  socket.close();
});

test('connects right away when the network is back', () => {
  const { socket, last } = openSocket();
  last().open();
  for (let i = 0; i < 6; i++) {
    last().fail();
    vi.advanceTimersByTime(30_000);
  }
  last().fail();
  const before = FakeSocket.all.length;
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(before + 1);
  socket.close();
});

const hello = { type: 'hello', renewIn: 50_000 };

/** A socket, and the one that replaces it. */
function openTwo() {
  const opened = openSocket();
  const first = opened.last();
  first.open();
  first.receive(hello);
  vi.advanceTimersByTime(25_000);
  first.onmessage({ data: 'pong' });
  vi.advanceTimersByTime(25_000);
  return { ...opened, first, second: opened.last() };
}

test('the next socket opens in time, and takes over with its first event', () => {
  const { socket, received, connections, first, second } = openTwo();
  expect(second).not.toBe(first);
  first.receive({ type: 'message', text: 'while it opens' });
  second.open();
  first.receive({ type: 'message', text: 'before its first event' });
  expect(socket.send({ type: 'typing' })).toBe(true);
  expect(first.sent.at(-1)).toBe('{"type":"typing"}');
  second.receive(hello);
  expect(first.readyState).toBe(3);
  first.fail(1005);
  socket.send({ type: 'leave' });
  expect(second.sent).toEqual(['{"type":"leave"}']);
  expect(received).toEqual([
    hello,
    { type: 'message', text: 'while it opens' },
    { type: 'message', text: 'before its first event' },
    hello,
  ]);
  expect(connections).toEqual([true]);
  // And so on.
  vi.advanceTimersByTime(50_000);
  expect(FakeSocket.all).toHaveLength(3);
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(3);
});

test('goes on with the last socket when the next one is refused, and tells that it was', () => {
  const { socket, connections, onRefusal, first, second } = openTwo();
  second.fail();
  expect(onRefusal).toHaveBeenCalledTimes(1);
  expect(socket.send({ type: 'typing' })).toBe(true);
  expect(connections).toEqual([true]);
  first.fail(3000);
  expect(connections).toEqual([true, false]);
  vi.advanceTimersByTime(0);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last.fail();
  expect(onRefusal).toHaveBeenCalledTimes(2);
  // Then with pauses.
  vi.advanceTimersByTime(999);
  expect(FakeSocket.all).toHaveLength(3);
  socket.close();
});

test('goes on with the next socket when the last one breaks while it opens', () => {
  const { socket, connections, onRefusal, first, second } = openTwo();
  first.fail();
  expect(connections).toEqual([true, false]);
  second.open();
  second.receive(hello);
  expect(connections).toEqual([true, false, true]);
  expect(FakeSocket.all).toHaveLength(2);
  expect(onRefusal).not.toHaveBeenCalled();
  socket.close();
});

test('opens no next socket without a time, and one immediately when its time is over', () => {
  const { socket, last } = openSocket();
  last().open();
  last().receive({ type: 'hello' });
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(1);
  last().fail(3000);
  vi.advanceTimersByTime(0);
  expect(FakeSocket.all).toHaveLength(2);
  socket.close();
});

test('tells when the first socket is refused, not when one breaks', () => {
  const { socket, onRefusal, last } = openSocket();
  last().fail();
  expect(onRefusal).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  last().open();
  last().fail();
  expect(onRefusal).toHaveBeenCalledTimes(1);
  socket.close();
});

test('waits longer after each failure, at most half a minute', () => {
  expect([0, 1, 2, 3, 10].map((failures) => retryDelay(failures, 1))).toEqual([1000, 2000, 4000, 8000, 30_000]);
  expect(retryDelay(10, 0)).toBe(15_000);
});
