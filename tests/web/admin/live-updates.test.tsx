import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLiveUpdates } from '#web/admin/live-updates.ts';
import { makeQueryClient } from '#web/admin/queries.ts';
import { mockAdminApi } from './support.tsx';

test('a change by a colleague is noticed after 15 seconds, and not before', async () => {
  vi.useFakeTimers();
  let version = 'a';
  mockAdminApi({ 'GET /api/admin/pulse': () => ({ status: 200, body: { version } }) });
  const client = makeQueryClient();
  const onChange = vi.fn();
  renderHook(() => useLiveUpdates(onChange), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  version = 'b';
  await act(() => vi.advanceTimersByTimeAsync(14_990));
  expect(onChange).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(onChange).toHaveBeenCalledTimes(1);
});
