import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { reload } from '../reload.ts';
import { hasBookingChanged } from './booking-failure.ts';

/**
 * What happens after a change of a booking: the dialog closes, unless another hour can be chosen in it, the focus goes to
 * `container`, because the pressed button may disappear, and all data is loaded again.
 */
export function useSettled(container: RefObject<HTMLElement | null>, close: () => void) {
  const client = useQueryClient();
  return async (_data: unknown, error: Error | null) => {
    if (!error || hasBookingChanged(error)) {
      // Only after the dialog has left the page can something outside it take the focus.
      flushSync(close);
      container.current?.focus();
    }
    await reload(client);
  };
}
