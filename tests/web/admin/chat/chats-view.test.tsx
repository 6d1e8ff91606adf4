import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { questions } from '#shared/staff-texts/questions.ts';
import { ChatsView } from '#web/admin/chat/chats-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const { chats: texts } = admin;
const chat = (question: string) => ({
  session_id: question,
  first_question: question,
  locale: 'en',
  message_count: 2,
  started_at: '2026-03-02T08:00:00.000Z',
  last_message_at: '2026-03-02T08:00:00.000Z',
});

test('a chosen kind of chats lists them alone', async () => {
  mockAdminApi({
    'GET /api/admin/chats': (search) => {
      const ofKind = new URLSearchParams(search).get('kind') === 'person';
      const items = ofKind ? [chat('with Amal')] : [chat('with Amal'), chat('with Joe')];
      return { status: 200, body: { items, nextCursor: null } };
    },
    'GET /api/admin/chat-usage': { cap: 1000, capReachedAt: null, days: [] },
    'GET /api/admin/stats': { submissions: null, subscribers: null, readers: null, chatCapReachedAt: null },
  });
  const user = renderAdmin(<ChatsView />);
  await screen.findByText('with Joe');
  // happy-dom does not know the element `search`, which React reports.
  vi.mocked(console.error).mockClear();
  await user.selectOptions(screen.getByLabelText(texts.kind), texts.kinds.person);
  await expect.poll(() => screen.queryByText('with Joe')).toBeNull();
  expect(await screen.findByText('with Amal')).toBeTruthy();
});

test('the list is asked for again after 15 seconds, and not before', async () => {
  vi.useFakeTimers();
  const { reads } = mockAdminApi({
    'GET /api/admin/chats': { items: [], nextCursor: null },
    'GET /api/admin/chat-usage': { cap: 1000, capReachedAt: null, days: [] },
    'GET /api/admin/stats': {
      ...{ submissions: null, subscribers: null, readers: null, chatCapReachedAt: '2026-03-02T08:00:00.000Z' },
    },
  });
  const lists = () => reads.filter(({ endpoint }) => endpoint === 'GET /api/admin/chats').map(({ search }) => search);
  renderAdmin(<ChatsView />);
  await act(() => vi.advanceTimersByTimeAsync(100));
  vi.mocked(console.error).mockClear();
  expect(screen.getByRole('link', { name: questions.cap.link })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(14_800));
  expect(lists()).toEqual(['?limit=25']);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(lists()).toEqual(['?limit=25', '?limit=25']);
});
