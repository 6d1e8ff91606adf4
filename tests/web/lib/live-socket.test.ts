import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveSocket, retryDelay } from '../../../src-web/lib/live-socket.ts';
import { FakeSocket, fakeSockets } from '../fake-socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openSocket() {
  const heard: unknown[] = [];
  const connections: boolean[] = [];
  const socket = openLiveSocket<unknown, object>('/api/admin/desk/socket', {
    onEvent: (event) => heard.push(event),
    onConnection: (connected) => connections.push(connected),
  });
  return { socket, heard, connections, last: () => FakeSocket.last };
}

test('sends and hears JSON over a socket of our own site', () => {
  const { socket, heard, connections, last } = openSocket();
  expect(last().url).toBe(`${location.origin.replace('http', 'ws')}/api/admin/desk/socket`);
  expect(socket.send({ type: 'take' })).toBe(false);
  last().open();
  expect(socket.send({ type: 'take' })).toBe(true);
  expect(last().sent).toEqual(['{"type":"take"}']);
  last().onmessage({ data: '{"type":"desk"}' });
  last().onmessage({ data: 'pong' });
  expect(heard).toEqual([{ type: 'desk' }]);
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
  vi.advanceTimersByTime(15_000);
  expect(connections).toEqual([true, false]);
  socket.close();
});

test('connects at once when the network is back', () => {
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

test('waits longer after each failure, at most half a minute', () => {
  expect([0, 1, 2, 3, 10].map((failures) => retryDelay(failures, 1))).toEqual([1000, 2000, 4000, 8000, 30_000]);
  expect(retryDelay(10, 0)).toBe(15_000);
});
