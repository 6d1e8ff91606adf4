import type { ChatBookingContent } from '#shared/content/en/chat-booking.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { Locale } from '#shared/locales.ts';
import { slotParts } from '../../forms/slot-picker/choice.ts';
import { expireSlots } from '../../forms/slot-picker/known-slots.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { type BookedMessage, forgetBooking, storedBooking, storeMessage, tokenOf } from './stored-booking.ts';

/** An emailed link, staff or another browser may have changed what this browser stores. */
export async function refreshBookings(session: string, content: ChatBookingContent, locale: Locale): Promise<void> {
  for (const { links, cancelled } of storedBooking(session).messages ?? []) {
    if (!links || cancelled) continue;
    const booking = await readBooking(tokenOf(links));
    if (!booking) return forgetBooking();
    const stored = storedBooking(session).messages?.find((message) => message.links?.page === links.page);
    const message = stored && changeOf(stored, booking, content, locale);
    if (!message) continue;
    storeMessage(session, message, stored);
    expireSlots();
  }
}

/** Returns nothing for a booking that was erased. */
async function readBooking(token: string): Promise<Booking | undefined> {
  try {
    return (await call('GET /api/bookings/:token', { params: { token } })).booking;
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'not_found') return undefined;
    throw error;
  }
}

function changeOf(
  { startsAt, links, cancelled }: BookedMessage,
  booking: Booking,
  content: ChatBookingContent,
  locale: Locale,
): BookedMessage | undefined {
  const at = new Date().toISOString();
  const hour = content.slotPicker.hour(slotParts(booking.startsAt, locale));
  if (booking.status === 'cancelled') {
    return cancelled ? undefined : { at, text: content.wasCancelled(hour), startsAt, links, cancelled: true };
  }
  if (booking.startsAt === startsAt) return undefined;
  return { at, text: content.wasMoved(hour), startsAt: booking.startsAt, links };
}
