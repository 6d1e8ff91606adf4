import { beforeEach, expect, it, vi } from 'vitest';
import { openEventStream } from '#worker/chat/event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
function readerOf(body: ReadableStream<Uint8Array>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return { read: async () => (await reader.read()).value, cancel: () => reader.cancel() };
}

it('writes an event with its data as JSON, on one line', async () => {
  const { body, send, close } = openEventStream(() => {});
  const reader = readerOf(body);
  send('delta', { text: 'two\nlines' });
  close();
  expect(await reader.read()).toBe('event: delta\ndata: {"text":"two\\nlines"}\n\n');
  expect(await reader.read()).toBeUndefined();
});

it('writes a comment every fifteen seconds, until it is closed', async () => {
  const { body, close } = openEventStream(() => {});
  const reader = readerOf(body);
  vi.advanceTimersByTime(30_000);
  close();
  for (const read of [':\n\n', ':\n\n', undefined]) expect(await reader.read()).toBe(read);
  expect(vi.getTimerCount()).toBe(0);
});

it('reports when no one reads any longer, and ignores later events', async () => {
  const onCancel = vi.fn();
  const { body, send, close } = openEventStream(onCancel);
  await body.cancel();
  expect(onCancel).toHaveBeenCalledOnce();
  send('delta', { text: 'too late' });
  close();
  expect(vi.getTimerCount()).toBe(0);
});
