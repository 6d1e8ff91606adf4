import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { footer } from '#shared/content/en/layout.ts';
import { setFormState } from '#web/forms/form-store.ts';
import { FormToast } from '#web/forms/form-toast.tsx';

test('a form that is out of view says for five seconds that it was sent', () => {
  vi.useFakeTimers();
  render(<FormToast content={footer.formToast} />);
  act(() => setFormState('demo', { status: 'success', result: { title: 'Sent.' } }));
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByText('Sent.')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Sent.')).toBeNull();
});
