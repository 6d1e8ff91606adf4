import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { emptyDraft } from '#web/admin/newsletter/draft.ts';
import { useSharedDraft } from '#web/admin/newsletter/use-shared-draft.ts';
import { makeQueryClient } from '#web/admin/queries.ts';
import { problem } from '../../mock-api.ts';
import { mockAdminApi } from '../support.tsx';

test('a draft is stored one and a half seconds after the last key', async () => {
  vi.useFakeTimers();
  const draft = emptyDraft();
  const { changes } = mockAdminApi({
    'GET /api/admin/newsletter-drafts': { items: [] },
    [`PUT /api/admin/newsletter-drafts/${draft.id}`]: () => problem(409, 'status_changed'),
  });
  const client = makeQueryClient();
  const on = { change: vi.fn(), open: vi.fn() };
  const { rerender } = renderHook((subject: string) => useSharedDraft({ draft: { ...draft, subject }, ...on }), {
    initialProps: '',
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  rerender('N');
  await pass(1499);
  rerender('News');
  await pass(1499);
  expect(changes).toEqual([]);
  await pass(1);
  expect(changes).toMatchObject([{ body: { subject: 'News' } }]);
});
