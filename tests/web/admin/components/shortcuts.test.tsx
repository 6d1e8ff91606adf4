import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useShortcuts } from '#web/admin/components/shortcuts.ts';

function View({ shortcut }: { shortcut: () => void }) {
  useShortcuts({ r: shortcut });
  return null;
}

/** React has removed the view before, and runs its effects' cleanups later. */
function PressAtOnce() {
  useLayoutEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
  }, []);
  return null;
}

test('a key does nothing on a view that is gone', () => {
  const shortcut = vi.fn();
  const { rerender } = render(<View shortcut={shortcut} />);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
  expect(shortcut).toHaveBeenCalledTimes(1);
  rerender(<PressAtOnce />);
  expect(shortcut).toHaveBeenCalledTimes(1);
});
