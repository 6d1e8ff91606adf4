import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { reads, requestParts } = vi.hoisted(() => ({ reads: { count: 0 }, requestParts: vi.fn() }));
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useIsFetching: () => reads.count,
}));
vi.mock('#web/admin/part.tsx', async (original) => ({ ...(await original<object>()), requestParts }));
vi.mock('#web/admin/nav-sections.ts', async (original) => ({
  ...(await original<object>()),
  useNavSections: () => [],
}));

const { SectionRequests } = await import('#web/admin/sections.tsx');

beforeEach(() => {
  vi.useFakeTimers();
  requestParts.mockClear();
});
afterEach(() => void vi.useRealTimers());

test('the other sections wait until nothing has been read for three seconds', () => {
  reads.count = 0;
  const { rerender } = render(<SectionRequests />);
  // The data of the frame are there; the section that is shown asks for its own.
  vi.advanceTimersByTime(2999);
  reads.count = 1;
  rerender(<SectionRequests />);
  vi.advanceTimersByTime(10_000);
  expect(requestParts).not.toHaveBeenCalled();
  reads.count = 0;
  rerender(<SectionRequests />);
  vi.advanceTimersByTime(2999);
  expect(requestParts).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(requestParts).toHaveBeenCalledTimes(1);
});
