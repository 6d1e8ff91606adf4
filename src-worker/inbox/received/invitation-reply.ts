import { type InvitationReply, invitationReplies } from '#shared/bookings/statuses.ts';
import { parameterOf, readCalendar } from '../../bookings/busy/read-calendar.ts';

export interface InvitationAnswer {
  bookingId: string;
  sequence: number;
  reply: InvitationReply;
}

const maxBytes = 100_000;

/** Reads a calendar program's reply to the organizer (RFC 5546, METHOD:REPLY). Undefined for anything else. */
export function invitationAnswer(content: Uint8Array): InvitationAnswer | undefined {
  if (content.byteLength > maxBytes) return undefined;
  const text = new TextDecoder().decode(content);
  if (!/^METHOD:REPLY\r?$/im.test(text)) return undefined;
  try {
    const [event] = readCalendar(text).events;
    const first = (name: string) => event?.get(name)?.[0];
    const attendee = first('ATTENDEE');
    const partstat = attendee && parameterOf(attendee, 'PARTSTAT')?.toLowerCase();
    const reply = invitationReplies.find((one) => one === partstat);
    const bookingId = first('UID')?.value.trim().toLowerCase();
    const sequence = Number.parseInt(first('SEQUENCE')?.value ?? '0', 10);
    return reply && bookingId && sequence >= 0 ? { bookingId, sequence, reply } : undefined;
  } catch {
    return undefined;
  }
}
