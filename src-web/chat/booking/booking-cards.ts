import type { ChatBookingContent } from '#shared/content/en/chat-booking.ts';
import type { Locale } from '#shared/locales.ts';
import { slotParts } from '../../forms/slot-picker/choice.ts';
import { type Message, newMessage } from '../message.ts';
import type { BookedMessage } from './stored-booking.ts';

/** An answer to a wish for a change is the booking itself. */
export function withCards(
  shown: Message[],
  booked: BookedMessage[],
  content: ChatBookingContent,
  locale: Locale,
): Message[] {
  const card = booked.findLast(({ links }) => links);
  if (!card?.startsAt) return shown;
  const hour = content.slotPicker.hour(slotParts(card.startsAt, locale));
  const text = card.cancelled ? content.wasCancelled(hour) : content.yours(hour);
  return shown.map((message) => {
    if (message.booking !== 'change' || message.writing) return message;
    const { id, isBot, timestamp } = message;
    return { ...newMessage({ text, isBot, timestamp, booked: card }, locale), id };
  });
}
