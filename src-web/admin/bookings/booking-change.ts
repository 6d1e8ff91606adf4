import { useQueryClient } from '@tanstack/react-query';
import type { StaffBooking } from '#shared/contracts/admin-bookings.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { alternativesOf, call } from '../../lib/api.ts';
import { failureText, hasCode } from '../components/states.tsx';
import { formatSlot } from '../format.ts';
import { reload } from '../queries.ts';

const { bookings: texts } = admin;

export type BookingChange =
  | { action: 'move'; startsAt: string }
  | { action: 'again'; startsAt: string }
  | { action: 'cancel' }
  | { action: 'note'; status: 'confirmed' | 'held' | 'no_show' };

export function changeBooking(
  { id, submissionId }: StaffBooking,
  change: BookingChange,
): Promise<{ booking: StaffBooking }> {
  const params = { id };
  if (change.action === 'cancel') return call('POST /api/admin/bookings/:id/cancel', { params });
  if (change.action === 'note') {
    return call('PATCH /api/admin/bookings/:id', { params, body: { status: change.status } });
  }
  const { startsAt } = change;
  if (change.action === 'again') return call('POST /api/admin/bookings', { body: { submissionId, startsAt } });
  return call('POST /api/admin/bookings/:id/reschedule', { params, body: { startsAt } });
}

export function changedText({ action }: BookingChange, booking: StaffBooking): string {
  if (action === 'cancel') return texts.cancelled;
  if (action === 'again') return texts.booked(formatSlot(booking));
  return action === 'move' ? texts.moved(formatSlot(booking)) : texts.noted(texts.statuses[booking.status]);
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
  return alternativesOf(error) ? admin.bookings.slotTaken : failureText(error);
}
