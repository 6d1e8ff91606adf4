import { expect, it, vi } from 'vitest';
import { fetchFile, sendMessage } from '#worker/whatsapp/graph.ts';
import { mockGraph } from '../support/whatsapp.ts';

const settings = {
  phoneId: '100200300',
  token: 'token-of-meta',
  appSecret: 'app-secret',
  verifyToken: 'verify-me',
  apiUrl: 'https://graph.test/v1',
};

it('gives Meta ten seconds to take a message and to send a file', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const graph = mockGraph();
  graph.files.set('media-1', new Uint8Array(8));
  await sendMessage(settings, { phone: '971501234567', userId: null }, 'm1', { type: 'text', text: { body: 'Hi' } });
  await fetchFile(settings, 'media-1', 100);
  expect(timeout.mock.calls).toEqual([[10_000], [10_000], [10_000]]);
});
