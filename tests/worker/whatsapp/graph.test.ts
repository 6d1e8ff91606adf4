import { expect, it, vi } from 'vitest';
import { fetchFile, sendMessage, uploadFile } from '#worker/whatsapp/graph.ts';
import { graphError, mockGraph } from '../support/whatsapp.ts';

const settings = {
  phoneId: '100200300',
  token: 'token-of-meta',
  appSecret: 'app-secret',
  verifyToken: 'verify-me',
  apiUrl: 'https://graph.test/v1',
};

const send = () =>
  sendMessage(settings, { phone: '971501234567', userId: null }, 'm1', { type: 'text', text: { body: 'Hi' } });

it('gives Meta ten seconds to take a message and to send a file', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const graph = mockGraph();
  graph.files.set('media-1', new Uint8Array(8));
  await send();
  await fetchFile(settings, 'media-1', 100);
  expect(timeout.mock.calls).toEqual([[10_000], [10_000], [10_000]]);
});

it.each([
  ['too many messages', () => graphError(130429)],
  ['too many requests', () => graphError(0, 429)],
  ['a fault of Meta', () => graphError(0, 500)],
  ['an old token', () => graphError(190)],
])('tries again a minute after %s', async (_, answer) => {
  mockGraph(answer);
  expect(await send()).toMatchObject({ kind: 'later', afterMs: 60_000 });
});

it('tries again a minute after an upload without an answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('The connection was lost'));
  expect(await uploadFile(settings, new File([], 'a.pdf'))).toMatchObject({ kind: 'later', afterMs: 60_000 });
});
