import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { ChatMessage } from '#shared/contracts/chat.ts';
import type { WhatsappPerson } from '#shared/contracts/whatsapp.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { Transcript } from '#web/admin/chat/transcript.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const { chats: texts } = admin;
const texted = () => screen.getAllByText(/^message \d+$/).map(({ textContent }) => Number(textContent!.slice(8)));

/** The messages from `last` down to `first`, as the API lists them. */
function messages(last: number, first: number): ChatMessage[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    id: `m${last - index}`,
    session_id: 's1',
    message: `message ${last - index}`,
    is_bot: false,
    timestamp: '2026-11-20T08:00:00.000Z',
    metadata: { confidence: null, suggestedActions: [] },
  }));
}

test('a transcript of over a hundred messages is read to its beginning', async () => {
  const { reads } = mockAdminApi({
    'GET /api/admin/staff': { items: [] },
    'GET /api/admin/chats/s1': () => {
      const isFirst = !reads.at(-1)!.search;
      const body = isFirst
        ? { items: messages(150, 51), nextCursor: 'c1', submissionIds: [] }
        : { items: messages(50, 1), nextCursor: null, submissionIds: [] };
      return { status: 200, body };
    },
  });
  const user = renderAdmin(
    <Routes>
      <Route path="/admin/inbox/chats/:sessionId" element={<Transcript />} />
    </Routes>,
    '/admin/inbox/chats/s1',
  );
  const earlier = await screen.findByRole('button', { name: texts.earlier });
  expect(texted()[0]).toBe(51);
  await user.click(earlier);
  await screen.findByText('message 1');
  expect(texted()).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
  expect(reads.filter(({ endpoint }) => endpoint.endsWith('/s1')).at(-1)!.search).toBe('?cursor=c1');
  expect(screen.queryByRole('button', { name: texts.earlier })).toBeNull();
});

const person: WhatsappPerson = {
  phone: '+971501234567',
  userId: null,
  name: 'Layla',
  locale: 'en',
  windowEndsAt: null,
  stopped: false,
  blocked: false,
};

test.each([
  ['of WhatsApp is asked for again after five seconds', person, [1, 2]],
  ['of the site is not asked for again: a socket brings its messages', undefined, [1, 1]],
])('a conversation %s', async (_, whatsapp, expected) => {
  vi.useFakeTimers();
  const { reads } = mockAdminApi({
    'GET /api/admin/staff': { items: [] },
    'GET /api/admin/chats/s1': { items: messages(2, 1), nextCursor: null, submissionIds: [], whatsapp },
  });
  renderAdmin(
    <Routes>
      <Route path="/admin/inbox/chats/:sessionId" element={<Transcript />} />
    </Routes>,
    '/admin/inbox/chats/s1',
  );
  const counts: number[] = [];
  for (const ms of [4_900, 200]) {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    counts.push(reads.filter(({ endpoint }) => endpoint.endsWith('/s1')).length);
  }
  expect(counts).toEqual(expected);
});
