import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewBooking, StaffBooking } from '#shared/contracts/bookings.ts';
import { undoDurationMs } from '#shared/limits.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { alternativesOf, call } from '../../lib/api.ts';
import { failureText, hasCode } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatSlot } from '../format.ts';
import { reload, useChange } from '../queries.ts';
import { hostNames } from './interviewers.tsx';

export type BookingChange =
  | { action: 'move'; startsAt: string; hostId?: string; interviewers?: string[] | undefined; isUndo?: true }
  | { action: 'cancel' }
  | { action: 'note'; status: 'confirmed' | 'held' | 'no_show' };

export function changeBooking({ id }: StaffBooking, change: BookingChange): Promise<{ booking: StaffBooking }> {
  const params = { id };
  if (change.action === 'cancel') return call('POST /api/admin/bookings/:id/cancel', { params });
  if (change.action === 'note') {
    return call('PATCH /api/admin/bookings/:id', { params, body: { status: change.status } });
  }
  const { action: _, isUndo, ...body } = change;
  const mode = isUndo ? { undo: true as const } : { undoable: true as const };
  return call('PATCH /api/admin/bookings/:id', { params, body: { ...body, ...mode } });
}

export function changedText(change: BookingChange, booking: StaffBooking): string {
  const { action } = change;
  if (action === 'move' && change.isUndo) return texts.moveUndone(formatSlot(booking));
  if (action === 'cancel') return texts.cancelled;
  return action === 'move'
    ? texts.moved(formatSlot(booking), hostNames(booking))
    : texts.noted(texts.statuses[booking.status]);
}

/** Books a time. The visitor's email leaves after ten seconds; until then the booking can be undone. */
export function useBook(isInterview: boolean, close: () => void) {
  const { booked } = isInterview ? texts.interview : texts;
  const undo = useChange((id: string) => call('DELETE /api/admin/bookings/:id', { params: { id } }), {
    onSuccess: () => showToast({ success: texts.undone }),
    onError: (error) => showToast({ failure: failureText(error) }),
  });
  return useMutation({
    mutationFn: (body: Omit<NewBooking, 'undoable'>) =>
      call('POST /api/admin/bookings', { body: { ...body, undoable: true } }),
    onSuccess: ({ booking }) =>
      showToast({
        success: booked(formatSlot(booking)),
        undo: () => undo.mutate(booking.id),
        undoMs: undoDurationMs,
      }),
    onSettled: useSettled(close),
  });
}

/** Closes the dialog, unless another time can be chosen in it, and reloads all data. */
export function useSettled(close: () => void) {
  const client = useQueryClient();
  return async (_data: unknown, error: Error | null) => {
    if (!error || hasCode(error, 'status_changed')) close();
    await reload(client);
  };
}

export function bookingFailure(error: Error | null): string | undefined {
  return alternativesOf(error) ? texts.slotTaken : failureText(error);
}
