import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { admin } from '#shared/staff-texts/admin.ts';
import { Dialog } from '#web/admin/components/dialog.tsx';
import { showToast } from '#web/admin/components/toasts.ts';
import { renderAdmin } from '../support.tsx';

const { toasts: texts } = admin;

function View() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <Dialog title="Layla" onClose={() => setIsOpen(false)}>
      <input aria-label="Text" />
    </Dialog>
  ) : null;
}

const sent = (undo: () => void) => act(() => showToast({ success: 'Sent.', undo, undoMs: 10_000 }));

test('a toast is in the open dialog, and stays with its undo when that closes', async () => {
  const undo = vi.fn();
  const user = renderAdmin(<View />);
  sent(undo);
  expect(within(screen.getByRole('dialog')).getByText('Sent.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: admin.states.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const toast = screen.getByText('Sent.');
  await user.click(screen.getByRole('button', { name: texts.undo }));
  expect(undo).toHaveBeenCalledOnce();
  expect(toast.isConnected).toBe(false);
});

test('z undoes the newest, on the page and in a dialog, but not while typing', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const user = renderAdmin(<View />);
  sent(first);
  sent(second);
  await user.type(screen.getByLabelText('Text'), 'zz');
  expect(second).not.toHaveBeenCalled();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('zz');
  expect(second).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: admin.states.close }));
  const third = vi.fn();
  sent(third);
  await user.keyboard('zz');
  expect(third).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
});

test('a toast leaves when its undo is over, also while it has the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderAdmin(<View />);
  sent(vi.fn());
  screen.getByRole('button', { name: texts.undo }).focus();
  act(() => void vi.advanceTimersByTime(9_000));
  expect(screen.getByText(texts.left(1))).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1_500));
  await waitFor(() => expect(screen.queryByText('Sent.')).toBeNull());
});
