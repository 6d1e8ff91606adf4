import { expect, test, vi } from 'vitest';
import content from '#shared/content/en/chat.ts';
import { paths } from '#shared/paths.ts';
import { loadConversation } from '#web/chat/load-conversation.ts';
import { call } from '#web/lib/api.ts';
import { loadPage } from '#web/site/page-loading.ts';
import { mockSilentServer } from './silent-server.ts';

test.each([
  ['a reply', 15_000, () => call('GET /api/admin/me', {})],
  ['a page', 15_000, () => loadPage(paths.contact, 'en')],
  ['the conversation of the browser', 5_000, () => loadConversation('s', { locale: 'en', content })],
])('%s is waited for %i ms', async (_, ms, ask) => {
  mockSilentServer();
  const onFailure = vi.fn();
  ask().catch(onFailure);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
