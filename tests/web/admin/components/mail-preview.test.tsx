import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MailPreview } from '#web/admin/components/mail-preview.tsx';

test('a preview follows half a second after the last change', () => {
  vi.useFakeTimers();
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  const preview = (text: string) => <MailPreview title="" frameTitle="" action="/preview" fields={{ text }} />;
  const { rerender } = render(preview('G'));
  act(() => vi.advanceTimersByTime(499));
  rerender(preview('Gulf'));
  act(() => vi.advanceTimersByTime(499));
  expect(submit).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(submit).toHaveBeenCalledTimes(1);
});
