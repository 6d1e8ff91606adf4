import { useRef } from 'react';
import { call } from '../../lib/api.ts';

/** In milliseconds. */
const interval = 20_000;

/** Tells colleagues that somebody is writing an answer, or not any more. A notice that is lost does no harm. */
export function useWritingNotice(id: string) {
  const toldAt = useRef<number>(undefined);
  return {
    typed() {
      if (toldAt.current !== undefined && Date.now() - toldAt.current < interval) return;
      toldAt.current = Date.now();
      call('PUT /api/admin/submissions/:id/draft', { params: { id } }).catch(() => {});
    },
    /** The server ends the notice itself. */
    sent() {
      toldAt.current = undefined;
    },
    discarded() {
      if (toldAt.current === undefined) return;
      toldAt.current = undefined;
      call('DELETE /api/admin/submissions/:id/draft', { params: { id } }).catch(() => {});
    },
  };
}
