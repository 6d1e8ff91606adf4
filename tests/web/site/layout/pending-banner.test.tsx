import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { admin } from '../../../../src-shared/content/en/admin.ts';
import PendingBanner from '../../../../src-web/site/layout/pending-banner.tsx';
import { mockApi } from '../../mock-api.ts';

test('the banner shows the number of pending submissions, and disappears after five seconds', async () => {
  vi.useFakeTimers();
  mockApi({ status: 200, body: { submissions: { pending: 3 } } });
  await act(async () => render(<PendingBanner />));
  const banner = screen.getByRole('status');
  expect(banner.textContent).toContain(admin.banner.text(3));
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(banner.textContent).toContain(admin.banner.text(3));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(banner.textContent).toBe('');
});
