import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSettledText } from '#web/admin/components/use-settled-text.ts';

test('a text settles a fifth of a second after its last change', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(useSettledText, { initialProps: '' });
  rerender('g');
  act(() => vi.advanceTimersByTime(199));
  rerender('gulf');
  act(() => vi.advanceTimersByTime(199));
  expect(result.current).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('gulf');
});
